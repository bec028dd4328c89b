import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReferralMoment } from '../../../contract/settings.ts'
import { messageOf } from '../../api/ask.ts'
import { useSession } from '../../api/session.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { Skeleton, Waiting } from '../../kit/Skeleton.tsx'
import { Tile } from '../../kit/Tile.tsx'
import { CopyLink } from './CopyLink.tsx'
import {
  invitationLink,
  invitationText,
  REFER_AND_EARN,
  REWARD,
  referralCountQuery,
} from './referral.ts'
import { ShareInvitation } from './ShareInvitation.tsx'

type ReferDialogProps = { school: string; moment: ReferralMoment; onClose: () => void }

const whenRewarded = {
  signup: 'As soon as they join with it, the reward is in both your wallets.',
  first_payment:
    'When they have joined with it and made their first payment, the reward is in both your wallets.',
}

/** Refer & Earn: what both get, how many came, and the link to give away (student-area §2). */
export function ReferDialog({ school, moment, onClose }: ReferDialogProps) {
  const link = invitationLink(useSession((it) => it.user?.referral_code ?? ''))
  return (
    <Dialog
      open
      onClose={onClose}
      title={REFER_AND_EARN}
      actions={<ShareInvitation text={invitationText(school, link, moment)} />}
    >
      <p className="text-ink-2">
        Send your link to a friend who wants to learn Arabic. {whenRewarded[moment]}
      </p>
      <dl className="grid grid-cols-2 gap-2.5">
        <Amount of="You earn">{REWARD}</Amount>
        <Amount of="Your friend gets">{REWARD}</Amount>
      </dl>
      <Referred />
      <CopyLink link={link} />
    </Dialog>
  )
}

function Amount({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div className="rounded-control bg-gold-soft px-4 py-3 text-gold-ink">
      <dt className="text-small">{of}</dt>
      <dd className="fig num">{children}</dd>
    </div>
  )
}

function Referred() {
  const { data: count, error, isPending, isFetching, refetch } = useQuery(referralCountQuery)
  if (error && count === undefined) {
    return (
      <FailedNote busy={isFetching} onRetry={() => void refetch()}>
        The number of your friends did not load. {messageOf(error)}
      </FailedNote>
    )
  }
  return (
    <div className="flex items-center gap-3.5">
      <Tile>
        <Users className="icon" />
      </Tile>
      <p className="grow font-medium">Friends who joined with your link</p>
      {isPending ? (
        <Waiting>
          <Skeleton className="h-7 w-8" />
        </Waiting>
      ) : (
        <p className="fig num">{count}</p>
      )}
    </div>
  )
}
