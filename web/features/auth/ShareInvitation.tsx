import { Share2 } from 'lucide-react'
import { Button } from '../../kit/Button.tsx'
import { toast } from '../../kit/toast.ts'

/** Hands the invitation to whatever the device shares by; where it has no such thing, to WhatsApp. */
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
      // whoever thinks better of it has done nothing wrong
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
