import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { m } from '../../../messages/m.ts'
import { useSession } from '../../api/session.ts'
import { MailNotice } from '../../features/messages/admin/MailNotice.tsx'
import { MessageComposer } from '../../features/messages/admin/MessageComposer.tsx'
import { sentMessagesQuery } from '../../features/messages/admin/queries.ts'
import { ScheduledMessages } from '../../features/messages/admin/ScheduledMessages.tsx'
import { SentMessages } from '../../features/messages/admin/SentMessages.tsx'
import { StudentPicker } from '../../features/students/admin/StudentPicker.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'

/** The recipients passed by 'Copy Emails' on a class's page. */
type NavigationState = { recipients?: unknown } | null

/** Admin Messaging (R-AMSG-001). */
export function Screen() {
  const userId = useSession((it) => String(it.user?.id ?? ''))
  const initialRecipients = useInitialRecipients()
  const { data } = useQuery(sentMessagesQuery(1))
  return (
    <div className="page">
      <PageHeader
        title={m.admin_screens_admin_messaging()}
        subtitle={m.admin_screens_send_announcements_students()}
      />
      <MailNotice />
      <MessageComposer
        userId={userId}
        initialRecipients={initialRecipients}
        studentTotal={data?.students}
        StudentPicker={StudentPicker}
      />
      <ScheduledMessages StudentPicker={StudentPicker} />
      <SentMessages />
    </div>
  )
}

/** Addresses passed by the navigation, removed from the history so that a reload does not add them again. */
function useInitialRecipients(): string[] {
  const state = useHistoryState<NavigationState>()
  const [path, navigate] = useLocation()
  const recipients = Array.isArray(state?.recipients)
    ? state.recipients.filter((it): it is string => typeof it === 'string')
    : []
  const hasRecipients = recipients.length > 0
  useEffect(() => {
    if (hasRecipients) navigate(path, { replace: true, state: null })
  }, [hasRecipients, navigate, path])
  return recipients
}
