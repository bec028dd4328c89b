import type { ClassPage } from '../../../contract/study.ts'
import { Button } from '../../kit/Button.tsx'
import { useEnrol, useRenew } from './join.ts'

type JoinButtonProps = { page: ClassPage; onJoined: () => void; onShort: () => void }

/** The one action of a class page: Enroll Now, Pay Now or Renew Subscription; nothing for whoever is in and has paid. */
export function JoinButton({ page, onJoined, onShort }: JoinButtonProps) {
  const joining = { classRef: page.class.rand, onShort }
  const enrol = useEnrol(joining)
  const renew = useRenew(joining)
  if (page.isEnrolled && page.subscription !== 'expired') return null
  const { mutate, isPending } = page.isEnrolled ? renew : enrol
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
