import { Gift } from 'lucide-react'
import { lazy, useState } from 'react'
import type { ReferralMoment } from '../../../contract/settings.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { LateDialog, near } from '../../kit/LateDialog.tsx'
import { Tile } from '../../kit/Tile.tsx'
import { REFER_AND_EARN, REWARD } from './referral.ts'

const load = () => import('./ReferDialog.tsx')
const ReferDialog = lazy(async () => ({ default: (await load()).ReferDialog }))

const promises = {
  signup: 'Invite a friend. When they join and enrol',
  first_payment: 'Invite a friend. When they join and make their first payment',
}

type ReferCardProps = {
  /** How the invitation calls the school. */
  school: string
  /** When both are rewarded (decisions §14). */
  moment: ReferralMoment
}

/** The promise of the programme, and the way to it. */
export function ReferCard({ school, moment }: ReferCardProps) {
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
          {promises[moment]} you receive <b className="text-ink">{REWARD}</b>, and so do they.
        </p>
        <Button wide {...near(load)}>
          <span>
            <span className="sr-only">{REFER_AND_EARN}: </span>Invite friends
          </span>
        </Button>
      </Card>
      {isOpen && (
        <LateDialog title={REFER_AND_EARN} onClose={close}>
          <ReferDialog school={school} moment={moment} onClose={close} />
        </LateDialog>
      )}
    </>
  )
}
