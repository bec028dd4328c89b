import { Share2 } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { copyText } from './copy-text.ts'
import { IconButton } from './IconButton.tsx'
import { toast } from './toast.ts'

type ShareButtonProps = {
  /** The title of the shared page. */
  title: string
  /** The path of the shared page on this site. */
  path: string
  className?: string
}

/** Opens the share sheet of the device with a link to a page, or copies the link if there is none. */
export function ShareButton({ title, path, className }: ShareButtonProps) {
  return (
    <IconButton
      label={m.kit_share()}
      icon={<Share2 className="icon" aria-hidden />}
      className={className}
      onClick={() => void share(title, location.origin + path)}
    />
  )
}

async function share(title: string, url: string) {
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // cancelling is not an error
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  if (await copyText(url)) toast.success(m.kit_link_copied())
  else toast.info(m.kit_link_could_not_copied(), url)
}
