import { useQuery } from '@tanstack/react-query'
import { mailStateQuery } from '../../../api/mail-state-query.ts'
import { schoolName } from '../../../kit/school-name.ts'

/** What happens to invitations: without a mail server they reach nobody (decision 0220). */
export function useInvitationText() {
  const hasServer = useQuery(mailStateQuery).data?.hasServer ?? true
  const noServer = 'No mail server is set, so no email reaches'
  return {
    /** After an import; `isNewOnly` if it also concerned students who have an account. */
    imported: (isNewOnly: boolean) =>
      hasServer
        ? `Each${isNewOnly ? ' new one' : ''} receives an email with a link to set a password.`
        : `${noServer} them: hand each the link from the student’s page.`,
    /** Before a student is added. */
    added: hasServer
      ? 'The student gets an email with instructions for setting a password.'
      : `${noServer} the student: afterwards hand over the link from the student’s page.`,
    /** After invitations were sent again. */
    again(count: number) {
      if (count === 0) return 'All of them have set a password already.'
      const emails = `${count.toLocaleString('en')} ${count === 1 ? 'invitation' : 'invitations'}`
      if (!hasServer) return `${emails} written to the folder. ${noServer} anybody.`
      return `${emails} on the way.`
    },
    forChat: (name: string, link: string) =>
      `${name}: open this link to set your password for ${schoolName()}. It works once.\n${link}`,
  }
}
