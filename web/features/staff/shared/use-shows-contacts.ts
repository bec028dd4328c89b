import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../api/session.ts'
import { settingsQuery } from '../../../api/settings-query.ts'
import { staffKindOf, useMay } from '../../../api/use-may.ts'

/** True if the user sees emails, phone numbers and wallets of students; teachers only where the owner allows it (R-STAFF-003). */
export function useShowsContacts(): boolean {
  const kind = useSession(({ user }) => staffKindOf(user))
  const isForTeachers = useQuery(settingsQuery).data?.teacherContacts ?? false
  return useMay('viewContacts') || (kind === 'teacher' && isForTeachers)
}
