import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { getStudentClasses, type StudentClass } from '../../../../contract/admin/student-page.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { ProgressBar } from '../../../kit/ProgressBar.tsx'
import { Text } from '../../../kit/Text.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { planText } from '../../enrolment/shared/plan-text.ts'
import { EnrolmentPaymentText } from '../../payments/shared/recorded/payment-names.tsx'
import { MayLink } from '../../staff/shared/MayLink.tsx'
import { SectionRow, StudentSection } from './StudentSection.tsx'

type StudentClassesProps = {
  studentId: number
  addButton: ReactNode
  /** The menu of a row. */
  actions: (row: StudentClass) => ReactNode
}

/** The classes of a student with progress and the end of the subscription. */
export function StudentClasses({ studentId, addButton, actions }: StudentClassesProps) {
  return (
    <StudentSection
      call={getStudentClasses}
      studentId={studentId}
      errorTitle={m.students_classes_did_not_load()}
      empty={{
        ...{ icon: BookOpen, title: m.students_no_class_yet(), action: addButton },
        text: m.students_no_class_hint(),
      }}
      rowKey={(it) => it.classId}
    >
      {(it) => (
        <SectionRow
          title={
            <MayLink can="editClasses" to={paths.admin.class(it.classId)}>
              <BilingualTitle>{it.className}</BilingualTitle>
            </MayLink>
          }
          end={actions(it)}
        >
          <div className="grid gap-1.5">
            <span className="num">
              {it.lastStudiedAt > 0 ? (
                <Text
                  of={m.students_since_last_lesson}
                  date={<DateText at={it.enrolledAt} />}
                  lastDate={<DateText at={it.lastStudiedAt} />}
                />
              ) : (
                <Text of={m.students_since} date={<DateText at={it.enrolledAt} />} />
              )}
            </span>
            {it.payment && (
              <span>
                <EnrolmentPaymentText payment={it.payment} />
              </span>
            )}
            <ClassState it={it} />
            {it.lessonsTotal > 0 && (
              <span className="grid max-w-72 gap-1">
                <span className="num">{progressText(it)}</span>
                <ProgressBar
                  value={it.lessonsDone}
                  max={it.lessonsTotal}
                  label={progressText(it)}
                />
              </span>
            )}
          </div>
        </SectionRow>
      )}
    </StudentSection>
  )
}

const progressText = ({ lessonsDone, lessonsTotal }: StudentClass) =>
  m.students_lessons_done({ done: lessonsDone, total: lessonsTotal })

function ClassState({ it }: { it: StudentClass }) {
  const format = useDateFormat()
  if (it.paidUntil === 0 && it.isActive) return null
  const now = Date.now() / 1000
  const isExpired = it.paidUntil !== 0 && it.paidUntil < now
  return (
    <span className="flex flex-wrap items-center gap-2">
      {it.plan && <span className="num">{planText(it.plan, now, format)}</span>}
      {it.paidUntil !== 0 && !it.plan && (
        <span className="num">
          <Text
            of={isExpired ? m.students_subscription_ended : m.students_subscription_ends}
            date={<DateText at={it.paidUntil} />}
          />
        </span>
      )}
      {isExpired && <Badge kind="inactive">{m.students_expired()}</Badge>}
      {!it.isActive && <Badge kind="plain">{m.students_inactive_class()}</Badge>}
    </span>
  )
}
