import { Check, Mail, Phone } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../../api/paths.ts'
import { Button } from '../../../kit/Button.tsx'
import { copyText } from '../../../kit/copy-text.ts'
import { toast } from '../../../kit/toast.ts'
import type { ClassStudent } from './queries.ts'
import './class-students.css'

/** What goes with the way to Admin Messaging: whom the message is for. */
type Handover = { recipients: string[] }

/** Copies what the students are reached by; their emails are taken along to a new message (wallet-and-admin §2, §5). */
export function CopyButtons({ students }: { students: readonly ClassStudent[] }) {
  const [, navigate] = useLocation()
  const phones = students.map((it) => it.phone.trim()).filter(Boolean)
  const emails = students.map((it) => it.email.trim()).filter(Boolean)

  const copyPhones = async () => {
    if (phones.length === 0) return toast.bad('No students to copy phone numbers')
    return copied(phones, 'phone number')
  }
  const copyEmails = async () => {
    if (students.length === 0) return toast.bad('No students to message')
    if (emails.length === 0) return toast.bad('No emails to copy')
    await copied(emails, 'email')
    // a clipboard that is shut does not keep anybody from writing to them
    navigate(paths.admin.messages, { state: { recipients: emails } satisfies Handover })
  }
  return (
    <div className="copies">
      <CopyButton icon={<Phone className="icon" aria-hidden />} onCopy={copyPhones}>
        Copy Phones
      </CopyButton>
      <CopyButton icon={<Mail className="icon" aria-hidden />} onCopy={copyEmails}>
        Copy Emails
      </CopyButton>
    </div>
  )
}

/** Copies a list and says how many it holds; answers whether it did. */
async function copied(list: readonly string[], what: string): Promise<boolean> {
  const isDone = await copyText(list.join(', '))
  if (isDone)
    toast.good(`${list.length.toLocaleString('en')} ${what}${list.length === 1 ? '' : 's'} copied`)
  else toast.bad('The browser did not let us copy.')
  return isDone
}

const COPIED_MS = 2_000

type CopyButtonProps = {
  icon: ReactNode
  /** Answers true when something was copied. */
  onCopy: () => Promise<unknown>
  children: string
}

/** Says for two seconds that it has copied (wallet-and-admin §9). */
function CopyButton({ icon, onCopy, children }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const press = async () => {
    if ((await onCopy()) !== true) return
    clearTimeout(timer.current)
    setCopied(true)
    timer.current = setTimeout(() => setCopied(false), COPIED_MS)
  }
  return (
    <Button onClick={() => void press()}>
      {isCopied ? <Check className="icon" aria-hidden /> : icon}
      {isCopied ? 'Copied' : children}
    </Button>
  )
}
