import { Share2 } from 'lucide-react'
import { Button } from '../../kit/Button.tsx'
import { toast } from '../../kit/toast.ts'

/** Opens the share sheet of the device, or WhatsApp if there is none. */
export function ShareInvitation({ text }: { text: string }) {
  if (typeof navigator.share !== 'function') {
    return (
      <a
        className="btn btn-primary"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Share2 className="icon" aria-hidden />
        Share on WhatsApp
      </a>
    )
  }
  const share = () =>
    navigator.share({ text }).catch((error: unknown) => {
      // cancelling is not an error
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCancelled) toast.error('Your link could not be shared. Copy it instead.')
    })
  return (
    <Button variant="primary" onClick={() => void share()}>
      <Share2 className="icon" aria-hidden />
      Share
    </Button>
  )
}
