import { Copy } from 'lucide-react'
import { certificateAddress } from '../../api/certificate-address.ts'
import { copyText } from '../../kit/copy-text.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { toast } from '../../kit/toast.ts'

/** The address where anybody checks a certificate, as a link, and a button that copies it (R-DASH-015). */
export function CheckLink({ title, code }: { title: string; code: string }) {
  const address = certificateAddress(code)
  const copy = async () => {
    if (await copyText(address)) toast.success('Link copied')
    else toast.info('The link could not be copied', address)
  }
  return (
    <div className="certificate-check">
      <p>
        Anybody can check it at{' '}
        <a href={address} target="_blank" rel="noopener" dir="ltr">
          {address.replace(/^https?:\/\//, '')}
        </a>
      </p>
      <IconButton
        label={`Copy the link to check ${title}`}
        icon={<Copy className="icon" aria-hidden />}
        onClick={() => void copy()}
      />
    </div>
  )
}
