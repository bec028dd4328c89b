import type { Kobo } from '../../../../contract/kobo.ts'
import { Card } from '../../../kit/Card.tsx'
import { classNames } from '../../../kit/class-names.ts'
import { inNaira } from '../../../kit/naira.ts'
import { Skeleton } from '../../../kit/Skeleton.tsx'

type SumsProps = {
  /** Nothing while they have not come. */
  credits: Kobo | undefined
  debits: Kobo | undefined
  /** Others are on their way. */
  isOld: boolean
}

/** What the movements come to: in, out, and what is left of it (wallet-and-admin §9). */
export function Sums({ credits, debits, isOld }: SumsProps) {
  const net = credits === undefined || debits === undefined ? undefined : credits - debits
  return (
    <section aria-label="Sums" aria-busy={isOld} className="grid gap-3 sm:grid-cols-3 md:gap-4">
      <Sum label="Credits" className="text-good-ink">
        {credits}
      </Sum>
      <Sum label="Debits">{debits}</Sum>
      <Sum label="Net">{net}</Sum>
    </section>
  )
}

type SumProps = { label: string; className?: string; children: Kobo | undefined }

function Sum({ label, className, children }: SumProps) {
  return (
    <Card
      as="div"
      className="flex items-baseline justify-between gap-3 px-(--pad) py-3.5 sm:block sm:py-5"
    >
      <span className="font-medium text-ink-2">{label}</span>
      <span
        className={classNames(
          'fig num block text-[1.25rem] wrap-anywhere sm:mt-1 lg:text-[1.625rem]',
          className,
        )}
      >
        {children === undefined ? <Skeleton className="h-6 w-28" /> : balance(children)}
      </span>
    </Card>
  )
}

const balance = (sum: Kobo) => (sum < 0 ? `-${inNaira(-sum)}` : inNaira(sum))
