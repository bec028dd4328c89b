import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { toast } from '../../kit/toast.ts'

/** How long 'Copied!' is shown (R-REFER-004). */
const COPIED_MS = 2000

/** A read-only link with a Copy button. */
export function CopyLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null)
  const { isCopied, markCopied } = useCopied()
  const copy = async () => {
    if (await copyToClipboard(link, field.current)) markCopied()
    else toast.info(m.auth_link_not_copied())
  }
  return (
    <Field label={m.auth_your_link()}>
      {(control) => (
        <div className="grid gap-2.5">
          <input
            {...control}
            ref={field}
            className="input"
            dir="ltr"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <Button variant="soft" fullWidth data-first onClick={() => void copy()}>
            {!isCopied && <Copy className="icon" aria-hidden />}
            <span aria-live="polite">{isCopied ? m.auth_copied() : m.kit_copy()}</span>
          </Button>
        </div>
      )}
    </Field>
  )
}

function useCopied() {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const markCopied = () => {
    clearTimeout(timer.current)
    setCopied(true)
    timer.current = setTimeout(() => setCopied(false), COPIED_MS)
  }
  return { isCopied, markCopied }
}

/** True if the text was copied. Without TLS there is no clipboard API, and the older command is used. */
async function copyToClipboard(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return document.execCommand('copy')
  }
}
