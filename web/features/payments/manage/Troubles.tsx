import { TriangleAlert } from 'lucide-react'
import type { Kobo } from '../../../../contract/kobo.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { inNaira } from '../../../kit/naira.ts'

type TroublesProps = {
  openDisputes: number
  owed: Kobo
  onShow: (mark: 'disputed' | 'owed') => void
}

/** What an administrator has to see to: disputes that wait for an answer, and money that refunds left owed. */
export function Troubles({ openDisputes, owed, onShow }: TroublesProps) {
  if (openDisputes === 0 && owed === 0) return null
  return (
    <Card pad>
      <section aria-label="Refunds and disputes" className="grid gap-3">
        {openDisputes > 0 && (
          <Trouble action="Show disputes" onShow={() => onShow('disputed')}>
            {openDisputes === 1
              ? '1 dispute waits for an answer at the card provider.'
              : `${openDisputes.toLocaleString('en')} disputes wait for an answer at the card provider.`}
          </Trouble>
        )}
        {owed > 0 && (
          <Trouble action="Show what is owed" onShow={() => onShow('owed')}>
            {`Students owe ${inNaira(owed)} for refunds that their wallets did not cover.`}
          </Trouble>
        )}
      </section>
    </Card>
  )
}

type TroubleProps = { action: string; onShow: () => void; children: string }

function Trouble({ action, onShow, children }: TroubleProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <TriangleAlert className="icon text-bad-ink" aria-hidden />
      <p className="grow basis-52">{children}</p>
      <Button look="soft" onClick={onShow}>
        {action}
      </Button>
    </div>
  )
}
