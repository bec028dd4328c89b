import type { ClassPage } from '../../../contract/study.ts'
import { Button } from '../../kit/Button.tsx'
import { useJoin } from './use-join.ts'

type JoinButtonProps = { page: ClassPage; onJoined: () => void; onInsufficientBalance: () => void }

/** Enroll Now, Pay Now or Renew Subscription; nothing for a student with access. */
export function JoinButton({ page, onJoined, onInsufficientBalance }: JoinButtonProps) {
  const { mutate, isPending } = useJoin(page, onInsufficientBalance)
  if (page.isEnrolled && page.subscription !== 'expired') return null
  return (
    <Button
      variant="gold"
      busy={isPending && 'Processing...'}
      onClick={() => mutate(undefined, { onSuccess: onJoined })}
    >
      {joinLabel(page)}
    </Button>
  )
}

function joinLabel({ isEnrolled, class: it }: ClassPage) {
  if (isEnrolled) return 'Renew Subscription'
  return it.premium ? 'Pay Now' : 'Enroll Now'
}
