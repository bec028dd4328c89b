import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m } from '../../../../messages/m.ts'
import { Card } from '../../../kit/Card.tsx'
import { classNames } from '../../../kit/class-names.ts'
import { formatSignedNaira, inNaira, nairaInText } from '../../../kit/naira.ts'
import { Skeleton } from '../../../kit/Skeleton.tsx'
import { Text } from '../../../kit/Text.tsx'

export type PaymentSums = Record<
  | 'credits'
  | 'debits'
  | 'received'
  | 'refunded'
  | 'spent'
  | 'unspent'
  | 'held'
  | 'testCredits'
  | 'testDebits',
  Kobo
>

type PaymentTotalsProps = {
  /** Undefined while loading. */
  page: PaymentSums | undefined
  /** True while newer totals are loading. */
  isStale: boolean
}

/**
 * The totals of the filtered entries: credits, debits and net (R-APAY-004), and what they mean for the school, without the
 * entries of the sandbox (R-PAY-005).
 */
export function PaymentTotals({ page, isStale }: PaymentTotalsProps) {
  return (
    <div className="grid gap-1.5 sm:gap-3 md:gap-4">
      <Figures page={page} isStale={isStale} />
      <LedgerSums page={page} isStale={isStale} />
    </div>
  )
}

function Figures({ page, isStale }: PaymentTotalsProps) {
  const figures = [
    [m.payments_received(), page?.received],
    [m.payments_refunded(), page?.refunded],
    [m.payments_income(), page && page.received - page.refunded],
    [m.payments_spent_on_classes(), page && page.spent - page.unspent],
    [m.payments_held_for_students(), page?.held],
  ] as const
  return (
    <Card
      as="section"
      aria-label={m.payments_income()}
      aria-busy={isStale}
      className="grid gap-x-4 gap-y-1 px-(--pad) py-2.5 sm:py-4"
    >
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-3 sm:gap-y-3 lg:grid-cols-5">
        {figures.map(([label, amount]) => (
          <div key={label} className="flex items-baseline justify-between gap-3 sm:block">
            <dt className="text-small font-medium text-ink-2">{label}</dt>
            <dd className="num m-0 font-semibold whitespace-nowrap">
              {amount === undefined ? <Skeleton className="h-5 w-24" /> : formatBalance(amount)}
            </dd>
          </div>
        ))}
      </dl>
      {page && page.testCredits + page.testDebits > 0 && (
        <p className="m-0 text-small text-ink-2">
          <Text
            of={m.payments_without_test_payments}
            credits={nairaInText(page.testCredits)}
            debits={nairaInText(page.testDebits)}
          />
        </p>
      )}
    </Card>
  )
}

function LedgerSums({ page, isStale }: PaymentTotalsProps) {
  const { credits, debits } = page ?? {}
  const net = page && page.credits - page.debits
  return (
    <section
      aria-label={m.payments_sums()}
      aria-busy={isStale}
      className="grid gap-1.5 sm:grid-cols-3 sm:gap-3 md:gap-4"
    >
      <Total label={m.payments_credits()} className="text-success-ink">
        {credits}
      </Total>
      <Total label={m.payments_debits()}>{debits}</Total>
      <Total label={m.payments_net()}>{net}</Total>
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

const formatBalance = (amount: Kobo) =>
  amount < 0 ? formatSignedNaira(amount, false) : inNaira(amount)
