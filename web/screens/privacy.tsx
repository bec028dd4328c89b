import { useQuery } from '@tanstack/react-query'
import { isNoMailbox } from '../../contract/auth/sign-in-name.ts'
import { m } from '../../messages/m.ts'
import { useSession } from '../api/session.ts'
import { ComplaintForm } from '../features/data-protection/ComplaintForm.tsx'
import { PrivacyNotice } from '../features/data-protection/PrivacyNotice.tsx'
import { noticeQuery } from '../features/data-protection/queries.ts'
import { PageHeader } from '../kit/PageHeader.tsx'
import { schoolName } from '../kit/school-name.ts'
import { QueryBoundary } from '../loading/QueryBoundary.tsx'

/** The privacy notice of the school, and the form for complaints about personal data (R-SAFE-009). */
export function Screen() {
  const query = useQuery(noticeQuery)
  const user = useSession((it) => it.user)
  // the stable name of an account without an email receives no answer
  const mailbox = user && !isNoMailbox(user.email) ? user.email : ''
  return (
    <div className="page max-w-205 mx-auto">
      <PageHeader
        title={m.data_protection_notice()}
        subtitle={m.data_protection_notice_subtitle()}
      />
      <QueryBoundary query={query} errorTitle={m.data_protection_did_not_load()}>
        {(notice) => (
          <>
            <PrivacyNotice notice={notice} siteName={schoolName()} />
            <ComplaintForm initial={{ name: user?.name ?? '', email: mailbox }} />
          </>
        )}
      </QueryBoundary>
    </div>
  )
}
