import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { ReferralMoment } from '../../../contract/settings/settings.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { LazyDialog, lazyDialog, prefetchOnIntent } from '../../kit/LazyDialog.tsx'
import { Text } from '../../kit/Text.tsx'
import { Tile } from '../../kit/Tile.tsx'
import { REFER_AND_EARN, REWARD_TEXT } from './referral.ts'

const loadDialog = () => import('./ReferDialog.tsx')
const ReferDialog = lazyDialog(async () => (await loadDialog()).ReferDialog)

const rewardTexts = {
  signup: m.auth_refer_card_signup,
  first_payment: m.auth_refer_card_payment,
}

type ReferCardProps = {
  /** The name of the school in the invitation. */
  school: string
  /** When both receive the reward (decision 0350). */
  rewardMoment: ReferralMoment
}

/** The referral programme: the reward, and a button that opens the dialog. */
export function ReferCard({ school, rewardMoment }: ReferCardProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      {/* the whole card is clickable; keyboards use the button */}
      <Card padded className="grid cursor-pointer gap-3" onClick={() => setOpen(true)}>
        <div className="flex items-center gap-3.5">
          <Tile tone="gold">
            <Gift className="icon" />
          </Tile>
          <h2 className="text-card-head">{REFER_AND_EARN}</h2>
        </div>
        <p className="text-ink-2">
          <Text of={rewardTexts[rewardMoment]} reward={<b className="text-ink">{REWARD_TEXT}</b>} />
        </p>
        <Button
          fullWidth
          aria-label={m.auth_refer_invite_label()}
          {...prefetchOnIntent(loadDialog)}
        >
          {m.auth_refer_invite()}
        </Button>
      </Card>
      {isOpen && (
        <LazyDialog title={REFER_AND_EARN} onClose={close}>
          <ReferDialog school={school} rewardMoment={rewardMoment} onClose={close} />
        </LazyDialog>
      )}
    </>
  )
}
