import type { ListedEnrolment } from '../../../../contract/admin/admin-overview.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { emailText } from '../../../kit/email-text.ts'
import { Link } from '../../../kit/Link.tsx'
import { formatPrice } from '../../../kit/naira.ts'
import { SendToWhatsApp } from '../../../kit/SendToWhatsApp.tsx'
import { Text } from '../../../kit/Text.tsx'
import { EnrolmentPaymentText } from '../../payments/shared/recorded/payment-names.tsx'
import { MayLink } from '../../staff/shared/MayLink.tsx'

const LINK = 'inline-block min-h-6 text-ink no-underline wrap-anywhere hover:underline'

const columns: readonly Column<ListedEnrolment>[] = [
  {
    key: 'student',
    header: m.kit_student(),
    cell: ({ student }) => (
      <>
        {student.deleted ? (
          <span className="text-ink-2">
            <Text of={m.report_name_deleted} name={<bdi>{student.name}</bdi>} />
          </span>
        ) : (
          <Link to={`${paths.admin.students}/${student.id}`} className={`${LINK} font-semibold`}>
            <bdi>{student.name}</bdi>
          </Link>
        )}
        <span className="block text-ink-2 text-small wrap-anywhere">
          {emailText(student.email)}
        </span>
      </>
    ),
  },
  {
    key: 'course',
    header: m.kit_class(),
    cell: ({ course }) => (
      <MayLink can="editClasses" to={paths.admin.class(course.id)} className={LINK}>
        <BilingualTitle>{course.name}</BilingualTitle>
      </MayLink>
    ),
  },
  {
    key: 'enrolled',
    header: m.report_enrolled(),
    label: m.report_enrolled(),
    cell: ({ enrolledAt }) => (
      <span className="num text-ink-2 md:whitespace-nowrap">
        <DateText at={enrolledAt} />
      </span>
    ),
  },
  {
    key: 'until',
    header: m.report_paid_until(),
    label: m.report_paid_until(),
    cell: ({ paidUntil }) =>
      paidUntil === 0 ? (
        <span className="text-ink-2">{m.report_no_end()}</span>
      ) : (
        <span className="num md:whitespace-nowrap">
          <DateText at={paidUntil} format="dateTime" />
        </span>
      ),
  },
  {
    key: 'paid',
    header: m.report_paid(),
    label: m.report_paid(),
    cell: ({ paid, payment }) =>
      payment ? (
        <EnrolmentPaymentText payment={payment} />
      ) : (
        <b className="whitespace-nowrap font-semibold">
          {paid === 0 ? m.kit_free() : formatPrice(paid)}
        </b>
      ),
  },
]

/** A reminder of payment in the language of the student, to the number of the student if it has a country code (R-SESSION-008). */
const REMINDER: Column<ListedEnrolment> = {
  key: 'reminder',
  header: m.report_reminder(),
  cell: ({ reminder, student }) =>
    reminder && (
      <SendToWhatsApp text={reminder.text} phone={reminder.phone} subject={student.name} />
    ),
}

/** Enrolments with links to the student and the class. */
export function EnrolmentTable({ rows }: { rows: readonly ListedEnrolment[] }) {
  const hasReminders = rows.some(({ reminder }) => reminder)
  return (
    <DataTable
      caption={m.report_enrolments()}
      columns={hasReminders ? [...columns, REMINDER] : columns}
      rows={rows}
      rowKey={(it) => it.id}
    />
  )
}
