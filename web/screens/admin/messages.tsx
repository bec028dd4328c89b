import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useSession } from '../../api/session.ts'
import { Composer } from '../../features/messages/manage/Composer.tsx'
import { sentQuery } from '../../features/messages/manage/queries.ts'
import { SentList } from '../../features/messages/manage/SentList.tsx'
import { StudentPicker } from '../../features/students/manage/StudentPicker.tsx'
import { PageHead } from '../../kit/PageHead.tsx'

/** What 'Copy Emails' on a class's page hands over. */
type Handed = { recipients?: unknown } | null

/** Admin Messaging (wallet-and-admin §2). */
export function Screen() {
  const userId = useSession((it) => String(it.user?.id ?? ''))
  const handed = useHanded()
  const { data } = useQuery(sentQuery(1))
  return (
    <div className="wrap">
      <PageHead title="Admin Messaging" lead="Send announcements to your students" />
      <Composer
        userId={userId}
        handed={handed}
        students={data?.students}
        StudentPicker={StudentPicker}
      />
      <SentList />
    </div>
  )
}

/** Addresses that came with the navigation; taken out of the history, so that a reload does not bring them again. */
function useHanded(): string[] {
  const state = useHistoryState<Handed>()
  const [path, navigate] = useLocation()
  const recipients = Array.isArray(state?.recipients)
    ? state.recipients.filter((it): it is string => typeof it === 'string')
    : []
  const isHanded = recipients.length > 0
  useEffect(() => {
    if (isHanded) navigate(path, { replace: true, state: null })
  }, [isHanded, navigate, path])
  return recipients
}
