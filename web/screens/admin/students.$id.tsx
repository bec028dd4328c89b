import { useQuery } from '@tanstack/react-query'
import { UserPlus, UserX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { StudentHead } from '../../../contract/admin/student-page.ts'
import { ADMIN_ROLE } from '../../../contract/auth/auth.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { usePermissions } from '../../api/use-may.ts'
import { StudentClassActions } from '../../features/enrolment/admin/StudentClassActions.tsx'
import { StudentActionList } from '../../features/students/admin/StudentActionList.tsx'
import { StudentClasses } from '../../features/students/admin/StudentClasses.tsx'
import { StudentPicker } from '../../features/students/admin/StudentPicker.tsx'
import { StudentProfile } from '../../features/students/admin/StudentProfile.tsx'
import { StudentTabs } from '../../features/students/admin/StudentTabs.tsx'
import type { PageAction } from '../../features/students/admin/student-actions.tsx'
import { studentHeadQuery } from '../../features/students/admin/student-page-queries.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { LazyDialog, lazyDialog } from '../../kit/LazyDialog.tsx'
import { lazyPart, renderNothing } from '../../kit/lazy-part.ts'
import { BackLink, PageHeader } from '../../kit/PageHeader.tsx'
import { usePageTitle } from '../../kit/page-title.ts'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'

const StudentDialog = lazyDialog(
  async () => (await import('../../features/students/admin/StudentDialog.tsx')).StudentDialog,
)
const RecordPaymentDialog = lazyDialog(
  async () =>
    (await import('../../features/payments/admin/RecordPaymentDialog.tsx')).RecordPaymentDialog,
)
const PlannedDeletion = lazyPart(
  async () => (await import('../../features/privacy/admin/PlannedDeletion.tsx')).PlannedDeletion,
)
const StudentRecordingConsent = lazyPart(
  async () =>
    (await import('../../features/voice/admin/StudentRecordingConsent.tsx'))
      .StudentRecordingConsent,
)
const StudentGuardians = lazyPart(
  async () =>
    (await import('../../features/guardians/admin/StudentGuardians.tsx')).StudentGuardians,
  renderNothing,
)
const StudentLetters = lazyPart(
  async () => (await import('../../features/letters/admin/StudentLetters.tsx')).StudentLetters,
  renderNothing,
)
const StudentFaults = lazyPart(
  async () => (await import('../../features/voice/admin/StudentFaults.tsx')).StudentFaults,
  renderNothing,
)
const AddToClassDialog = lazyDialog(
  async () =>
    (await import('../../features/enrolment/admin/AddToClassDialog.tsx')).AddToClassDialog,
)
const RefundDialog = lazyDialog(
  async () => (await import('../../features/payments/admin/RefundDialog.tsx')).RefundDialog,
)
const GiveCertificate = lazyDialog(
  async () =>
    (await import('../../features/certificates/admin/GiveCertificate.tsx')).GiveCertificate,
)

/** Everything about one student, and every action on them. */
export function Screen() {
  const { id } = useParams<{ id: string }>()
  return /^[1-9]\d{0,14}$/.test(id) ? (
    <StudentLoader key={id} studentId={Number(id)} />
  ) : (
    <StudentNotFound />
  )
}

function StudentLoader({ studentId }: { studentId: number }) {
  const query = useQuery(studentHeadQuery(studentId))
  usePageTitle(query.data?.student.name)
  if (query.data === null) return <StudentNotFound />
  return (
    <div className="page">
      <BackToStudentsLink />
      <QueryBoundary query={query} errorTitle={m.admin_screens_student_did_not_load()}>
        {(head) => head && <StudentPage head={head} />}
      </QueryBoundary>
    </div>
  )
}

function StudentPage({ head }: { head: StudentHead }) {
  const { student } = head
  const [action, setAction] = useState<PageAction>()
  const isPermitted = usePermissions()
  const enrols = isPermitted('enrolStudents')
  const addToClass = () => setAction('enrol')
  return (
    <>
      <PageHeader title={student.name} />
      {isPermitted('managePrivacy') && (
        <Suspense>
          <PlannedDeletion studentId={student.id} />
        </Suspense>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[13.5rem_minmax(0,1fr)_12.5rem]">
        <div className="grid gap-4">
          <StudentProfile head={head} />
          <div className="xl:hidden">
            <StudentActionList
              student={student}
              hasPassword={head.hasPassword}
              onAction={setAction}
              layout="bar"
            />
          </div>
        </div>
        <StudentTabs
          head={head}
          renderRefund={(reference, onClose) => (
            <LazyDialog title={m.admin_screens_refund()} onClose={onClose}>
              <RefundDialog reference={reference} onClose={onClose} />
            </LazyDialog>
          )}
          classes={
            <StudentClasses
              studentId={student.id}
              addButton={
                enrols && (
                  <Button variant="primary" onClick={addToClass}>
                    <UserPlus className="icon" aria-hidden />
                    {m.admin_screens_add_class()}
                  </Button>
                )
              }
              actions={(it) =>
                enrols && (
                  <StudentClassActions
                    student={student}
                    balance={student.wallet}
                    class={{ id: it.classId, name: it.className, price: it.price }}
                    paidUntil={it.paidUntil}
                    startDay={it.startDay}
                    label={m.admin_screens_actions_classname({ className: it.className })}
                  />
                )
              }
            />
          }
        />
        <div className="max-xl:hidden">
          <StudentActionList
            student={student}
            hasPassword={head.hasPassword}
            onAction={setAction}
            layout="column"
          />
        </div>
      </div>
      {student.role !== ADMIN_ROLE && (
        <Suspense>
          <StudentFaults studentId={student.id} />
          <StudentLetters studentId={student.id} />
          <StudentGuardians student={student} />
          <StudentRecordingConsent student={student} />
        </Suspense>
      )}
      {action && <ActionDialog head={head} action={action} onClose={() => setAction(undefined)} />}
    </>
  )
}

type ActionDialogProps = { head: StudentHead; action: PageAction; onClose: () => void }

function ActionDialog({ head, action, onClose }: ActionDialogProps) {
  const { student } = head
  return (
    <Suspense>
      {action === 'enrol' ? (
        <AddToClassDialog students={[student]} balance={student.wallet} onClose={onClose} />
      ) : action === 'certificate' ? (
        <GiveCertificate students={[student]} StudentPicker={StudentPicker} onClose={onClose} />
      ) : action === 'payment' ? (
        <RecordPaymentDialog student={student} onClose={onClose} />
      ) : (
        <StudentDialog action={action} student={student} onClose={onClose} />
      )}
    </Suspense>
  )
}

/** Back to the place in the list that the student was opened from. */
function BackToStudentsLink() {
  const state = useHistoryState<{ list?: string } | null>()
  return (
    <BackLink to={paths.admin.students + (state?.list ?? '')}>
      {m.admin_screens_back_students()}
    </BackLink>
  )
}

function StudentNotFound() {
  return (
    <div className="page">
      <Card>
        <h1 className="sr-only">{m.kit_student()}</h1>
        <EmptyState
          icon={UserX}
          title={m.admin_screens_student_not_found()}
          action={
            <ButtonLink to={paths.admin.students} variant="primary">
              {m.admin_screens_back_students()}
            </ButtonLink>
          }
        >
          {m.admin_screens_account_may_have_been_deleted()}
        </EmptyState>
      </Card>
    </div>
  )
}
