import { Copy } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { certificateAddress } from '../../api/certificate-address.ts'
import { copyText } from '../../kit/copy-text.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { Text } from '../../kit/Text.tsx'
import { toast } from '../../kit/toast.ts'

/** The address where anybody checks a certificate, as a link, and a button that copies it (R-DASH-015). */
export function CheckLink({ title, code }: { title: string; code: string }) {
  const address = certificateAddress(code)
  const copy = async () => {
    if (await copyText(address)) toast.success(m.kit_link_copied())
    else toast.info(m.kit_link_could_not_copied(), address)
  }
  return (
    <div className="certificate-check">
      <p>
        <Text
          of={m.certificates_anybody_can_check}
          link={
            <a href={address} target="_blank" rel="noopener" dir="ltr">
              {address.replace(/^https?:\/\//, '')}
            </a>
          }
        />
      </p>
      <IconButton
        label={m.certificates_copy_check_link({ title })}
        icon={<Copy className="icon" aria-hidden />}
        onClick={() => void copy()}
      />
    </div>
  )
}
