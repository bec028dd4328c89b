import { m } from '../../../../messages/m.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'

/** 'Refund to the card (REASON): ITEM'; the reason may contain brackets. */
const WITH_REASON = /^(Refund[^(]*)\((.*)\): (.*)$/s

/** The description of a ledger entry. A reason in brackets stays in its place whatever its language. */
export function LedgerTitle({ children: description }: { children: string }) {
  const [, before, reason = '', item = ''] = WITH_REASON.exec(description) ?? []
  if (before === undefined) return <BilingualTitle>{description}</BilingualTitle>
  return (
    <>
      {before}(<bdi>{reason}</bdi>):{' '}
      <bdi>
        <BilingualTitle>{item}</BilingualTitle>
      </bdi>
    </>
  )
}

/** Marks an entry of the sandbox, which moves no money (R-PAY-005). */
export function TestMark() {
  return (
    <>
      {' '}
      <Badge kind="plain">{m.payments_test()}</Badge>
    </>
  )
}
