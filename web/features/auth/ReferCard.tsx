import { Gift } from 'lucide-react'
import { lazy, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { LateDialog, near } from '../../kit/LateDialog.tsx'
import { Tile } from '../../kit/Tile.tsx'
import { REFER_AND_EARN, REWARD } from './referral.ts'

const load = () => import('./ReferDialog.tsx')
const ReferDialog = lazy(async () => ({ default: (await load()).ReferDialog }))

/** The promise of the programme, and the way to it. `school` is what the invitation calls it. */
export function ReferCard({ school }: { school: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      {/* the whole promo may be pressed; the keyboard has its button */}
      <Card pad className="grid cursor-pointer gap-3" onClick={() => setOpen(true)}>
        <div className="flex items-center gap-3.5">
          <Tile tone="gold">
            <Gift className="icon" />
          </Tile>
          <h2 className="text-card-head">{REFER_AND_EARN}</h2>
        </div>
        <p className="text-ink-2">
          Invite a friend. When they join and enrol you receive <b className="text-ink">{REWARD}</b>
          , and so do they.
        </p>
        <Button wide {...near(load)}>
          <span>
            <span className="sr-only">{REFER_AND_EARN}: </span>Invite friends
          </span>
        </Button>
      </Card>
      {isOpen && (
        <LateDialog title={REFER_AND_EARN} onClose={close}>
          <ReferDialog school={school} onClose={close} />
        </LateDialog>
      )}
    </>
  )
}
