import { Check, Mail, Phone } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { dialledPhone } from '../../../../contract/auth/phone.ts'
import { isNoMailbox } from '../../../../contract/auth/sign-in-name.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { Button } from '../../../kit/Button.tsx'
import { copyText } from '../../../kit/copy-text.ts'
import { toast } from '../../../kit/toast.ts'
import type { ClassStudent } from './queries.ts'
import './class-students.css'

/** The navigation state for Admin Messaging: the recipients of a new message. */
type MessageRecipientsState = { recipients: string[] }

/** Copies phones with their country code, as WhatsApp takes them, or emails of students; emails are also taken to a new message (R-ACLASS-019, R-ACLASS-025). */
export function CopyContactButtons({ students }: { students: readonly ClassStudent[] }) {
  const [, navigate] = useLocation()
  const phones = students.map((it) => dialledPhone(it.phone.trim())).filter(Boolean)
  const emails = students.map((it) => it.email.trim()).filter(Boolean)

  const copyPhones = async () => {
    if (phones.length === 0) return toast.error(m.enrolment_no_students_copy_phone_numbers())
    return copyList(phones, m.enrolment_phones_copied)
  }
  const copyEmails = async () => {
    if (students.length === 0) return toast.error(m.enrolment_no_students_message())
    if (emails.length === 0) return toast.error(m.enrolment_no_emails_copy())
    const mailboxes = emails.filter((it) => !isNoMailbox(it))
    if (mailboxes.length === 0) toast.error(m.enrolment_no_emails_copy())
    else await copyList(mailboxes, m.enrolment_emails_copied)
    // without clipboard permission the message can still be written
    navigate(paths.admin.messages, {
      state: { recipients: emails } satisfies MessageRecipientsState,
    })
  }
  return (
    <div className="copy-buttons">
      <CopyButton icon={<Phone className="icon" aria-hidden />} onCopy={copyPhones}>
        {m.enrolment_copy_phones()}
      </CopyButton>
      <CopyButton icon={<Mail className="icon" aria-hidden />} onCopy={copyEmails}>
        {m.enrolment_copy_emails()}
      </CopyButton>
    </div>
  )
}

/** Copies a list and reports the count in a toast. Returns false if the browser denied access to the clipboard. */
async function copyList(
  list: readonly string[],
  copiedText: (values: { count: number }) => string,
): Promise<boolean> {
  const isCopied = await copyText(list.join(', '))
  if (isCopied) toast.success(copiedText({ count: list.length }))
  else toast.error(m.enrolment_copying_not_allowed())
  return isCopied
}

const COPIED_FEEDBACK_MS = 2_000

type CopyButtonProps = {
  icon: ReactNode
  /** Resolves to true if something was copied. */
  onCopy: () => Promise<unknown>
  children: string
}

/** A button that shows for two seconds that it has copied (R-ACLASS-026). */
function CopyButton({ icon, onCopy, children }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    if ((await onCopy()) !== true) return
    clearTimeout(timer.current)
    setCopied(true)
    timer.current = setTimeout(() => setCopied(false), COPIED_FEEDBACK_MS)
  }
  return (
    <Button onClick={() => void copy()}>
      {isCopied ? <Check className="icon" aria-hidden /> : icon}
      {isCopied ? m.kit_copied() : children}
    </Button>
  )
}
