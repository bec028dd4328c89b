import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../messages/m.ts'
import { mailStateQuery } from '../../../api/mail-state-query.ts'
import { schoolName } from '../../../kit/school-name.ts'

/** What happens to invitations: without a mail server they reach nobody (decision 0220). */
export function useInvitationText() {
  const hasServer = useQuery(mailStateQuery).data?.hasServer ?? true
  return {
    /** After an import; `isNewOnly` if it also concerned students who have an account. */
    imported(isNewOnly: boolean) {
      if (!hasServer) return m.students_invitation_imported_no_server()
      return isNewOnly ? m.students_invitation_imported_new() : m.students_invitation_imported()
    },
    /** Before a student is added. */
    added: hasServer ? m.students_invitation_added() : m.students_invitation_added_no_server(),
    /** After invitations were sent again. */
    again(count: number) {
      if (count === 0) return m.students_invitations_none()
      if (!hasServer) return m.students_invitations_in_folder({ count })
      return m.students_invitations_on_way({ count })
    },
    // the link is outside of the message, which would put marks around it
    forChat: (name: string, link: string) =>
      `${m.students_invitation_chat({ name, school: schoolName() })}\n${link}`,
  }
}
