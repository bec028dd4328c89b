import type { ClassPage } from '../../../contract/study.ts'
import { Button } from '../../kit/Button.tsx'
import { useJoin } from './join.ts'

type JoinButtonProps = { page: ClassPage; onJoined: () => void; onShort: () => void }

/** The one action of a class page: Enroll Now, Pay Now or Renew Subscription; nothing for whoever is in and has paid. */
export function JoinButton({ page, onJoined, onShort }: JoinButtonProps) {
  const { mutate, isPending } = useJoin(page, onShort)
  if (page.isEnrolled && page.subscription !== 'expired') return null
  return (
    <Button
      look="gold"
      busy={isPending && 'Processing...'}
      onClick={() => mutate(undefined, { onSuccess: onJoined })}
    >
      {labelFor(page)}
    </Button>
  )
}

function labelFor({ isEnrolled, class: it }: ClassPage) {
  if (isEnrolled) return 'Renew Subscription'
  return it.premium ? 'Pay Now' : 'Enroll Now'
}
