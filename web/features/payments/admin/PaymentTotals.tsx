import type { Kobo } from '../../../../contract/kobo.ts'
import { Card } from '../../../kit/Card.tsx'
import { classNames } from '../../../kit/class-names.ts'
import { inNaira } from '../../../kit/naira.ts'
import { Skeleton } from '../../../kit/Skeleton.tsx'

type PaymentTotalsProps = {
  /** Undefined while loading. */
  credits: Kobo | undefined
  debits: Kobo | undefined
  /** True while newer totals are loading. */
  isStale: boolean
}

/** The totals of the filtered entries: credits, debits and net (R-APAY-004). */
export function PaymentTotals({ credits, debits, isStale }: PaymentTotalsProps) {
  const net = credits === undefined || debits === undefined ? undefined : credits - debits
  return (
    <section
      aria-label="Sums"
      aria-busy={isStale}
      className="grid gap-1.5 sm:grid-cols-3 sm:gap-3 md:gap-4"
    >
      <Total label="Credits" className="text-success-ink">
        {credits}
      </Total>
      <Total label="Debits">{debits}</Total>
      <Total label="Net">{net}</Total>
    </section>
  )
}

type TotalProps = { label: string; className?: string; children: Kobo | undefined }

function Total({ label, className, children }: TotalProps) {
  return (
    <Card
      as="div"
      className="flex flex-wrap items-baseline justify-between gap-x-3 px-(--pad) py-1.5 [container-type:inline-size] sm:block sm:py-5"
    >
      <span className="font-medium text-ink-2">{label}</span>
      {children === undefined ? (
        <Skeleton className="h-6 w-28" />
      ) : (
        <Figure className={className}>{formatBalance(children)}</Figure>
      )}
    </Card>
  )
}

// the maximum width of a character of an amount in the serif font, in em
const EMS_PER_CHARACTER = 0.62

/** An amount on one line: a long one has a smaller font, because an amount on two lines is misread. */
function Figure({ className, children }: { className: string | undefined; children: string }) {
  const largest = `${100 / (children.length * EMS_PER_CHARACTER)}cqi`
  return (
    <span
      className={classNames(
        'stat-value num block whitespace-nowrap [--stat-size:1.25rem] sm:mt-1 sm:[--stat-size:1.625rem]',
        className,
      )}
      style={{ fontSize: `min(var(--stat-size), ${largest})` }}
    >
      {children}
    </span>
  )
}

const formatBalance = (amount: Kobo) => (amount < 0 ? `-${inNaira(-amount)}` : inNaira(amount))
