import { Award, GraduationCap, Mail, MonitorSmartphone, Wallet } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  getStudentCertificates,
  getStudentLedger,
  getStudentMarks,
  getStudentMessages,
  getStudentSessions,
} from '../../../../contract/admin/student-page.ts'
import { isRefundableEntry } from '../../../../contract/payments/refunds.ts'
import type { RecordedPayment } from '../../../../contract/wallet/ledger-entry.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { Button } from '../../../kit/Button.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { Link } from '../../../kit/Link.tsx'
import { formatSignedNaira, inNaira, nairaInText } from '../../../kit/naira.ts'
import { formatPercent } from '../../../kit/score-band.ts'
import { Text } from '../../../kit/Text.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { LedgerTitle, TestMark } from '../../payments/shared/LedgerTitle.tsx'
import { SectionRow, StudentSection } from './StudentSection.tsx'

type RecordsProps = { studentId: number }

/** The page of a submission, which returns to the student. */
const paperPath = (studentId: number, submissionId: number) =>
  `${paths.admin.submission(submissionId)}?list=marked&from=student&student=${studentId}`

/** The submissions of a student with their scores; each leads to its paper (R-FAIR-006). */
export function StudentMarks({ studentId }: RecordsProps) {
  return (
    <StudentSection
      call={getStudentMarks}
      studentId={studentId}
      errorTitle={m.students_marks_did_not_load()}
      empty={{
        icon: GraduationCap,
        title: m.students_no_exams_submitted(),
        text: m.students_no_exams_hint(),
      }}
      rowKey={(it) => it.submissionId}
    >
      {(it) => (
        <SectionRow
          title={
            <Link to={paperPath(studentId, it.submissionId)}>
              <bdi>{it.subject}</bdi>
            </Link>
          }
          end={
            it.total === null ? (
              <Badge kind="timetable">{m.students_not_marked()}</Badge>
            ) : (
              <b>{formatPercent(it.total)}</b>
            )
          }
        >
          <bdi>{it.className}</bdi> · <DateText at={it.submittedAt} />
          {it.objective !== null &&
            m.students_mark_objective({ objective: formatPercent(it.objective) })}
          {it.theory !== null && m.students_mark_theory({ theory: formatPercent(it.theory) })}
        </SectionRow>
      )}
    </StudentSection>
  )
}

/** The day of a recorded payment, its reference and who paid. */
function RecordedText({ recorded }: { recorded: RecordedPayment }) {
  const { date } = useDateFormat()
  // noon is the same day in every time zone of Africa
  const day = date(Date.parse(`${recorded.date}T12:00:00Z`) / 1000)
  const text = [day, recorded.reference, recorded.payer].filter(Boolean).join(' · ')
  return (
    <span className="block text-small text-ink-2 num wrap-anywhere">
      <bdi>{text}</bdi>
    </span>
  )
}

type StudentLedgerProps = RecordsProps & {
  /** Renders the dialog that refunds the payment with this reference. */
  renderRefund: (reference: string, onClose: () => void) => ReactNode
}

/** The ledger of a student, from which payments are refunded. */
export function StudentLedger({ studentId, renderRefund }: StudentLedgerProps) {
  const [refunding, setRefunding] = useState<string>()
  return (
    <>
      <StudentSection
        call={getStudentLedger}
        studentId={studentId}
        errorTitle={m.students_ledger_did_not_load()}
        empty={{
          icon: Wallet,
          title: m.students_no_transactions_wallet(),
          text: m.students_no_transactions_hint(),
        }}
        rowKey={(it) => it.id}
      >
        {(it) => (
          <SectionRow
            title={
              <>
                <LedgerTitle>{it.description}</LedgerTitle>
                {it.test && <TestMark />}
                {it.recorded && <RecordedText recorded={it.recorded} />}
              </>
            }
            end={
              <span className="text-end whitespace-nowrap">
                <b className={it.type === 'credit' ? 'block text-success-ink' : 'block'}>
                  {formatSignedNaira(it.amount, it.type === 'credit')}
                </b>
                <span className="text-small text-ink-2">{inNaira(it.balance)}</span>
              </span>
            }
          >
            <DateText at={it.timestamp} format="dateTime" />
            <span className="block">{it.reference}</span>
            {it.refunded && (
              <span className="block">
                <Text of={m.students_amount_refunded} amount={nairaInText(it.refunded)} />
              </span>
            )}
            {isRefundableEntry(it) && it.amount > (it.refunded ?? 0) && (
              <Button variant="soft" className="mt-1.5" onClick={() => setRefunding(it.reference)}>
                {m.payments_refund()}
                <span className="sr-only"> {it.reference}</span>
              </Button>
            )}
          </SectionRow>
        )}
      </StudentSection>
      {refunding && renderRefund(refunding, () => setRefunding(undefined))}
    </>
  )
}

/** The certificates of a student; each leads to its public page. */
export function StudentCertificates({ studentId }: RecordsProps) {
  return (
    <StudentSection
      call={getStudentCertificates}
      studentId={studentId}
      errorTitle={m.students_certificates_did_not_load()}
      empty={{
        icon: Award,
        title: m.students_no_certificates(),
        text: m.students_no_certificates_hint(),
      }}
      rowKey={(it) => it.id}
    >
      {(it) => (
        <SectionRow
          title={
            <Link to={paths.verify(it.code)}>
              <bdi>{it.title}</bdi>
            </Link>
          }
        >
          <Text
            of={m.students_certificate_given}
            issuedOn={it.issuedOn}
            issuedBy={<bdi>{it.issuedBy}</bdi>}
          />
        </SectionRow>
      )}
    </StudentSection>
  )
}

/** The messages in the inbox of a student, and which were read. */
export function StudentMessages({ studentId }: RecordsProps) {
  return (
    <StudentSection
      call={getStudentMessages}
      studentId={studentId}
      errorTitle={m.students_messages_did_not_load()}
      empty={{
        icon: Mail,
        title: m.students_no_messages(),
        text: m.students_no_messages_hint(),
      }}
      rowKey={(it) => it.id}
    >
      {(it) => (
        <SectionRow
          title={<bdi>{it.subject}</bdi>}
          end={
            it.readAt > 0 ? <Badge kind="read" /> : <Badge kind="new">{m.students_unread()}</Badge>
          }
        >
          <span className="page-side line-clamp-2" dir="auto">
            {it.preview}
          </span>
          <DateText at={it.sentAt} format="dateTime" /> ·{' '}
          {it.sender === '' ? m.students_automatic() : <bdi>{it.sender}</bdi>}
        </SectionRow>
      )}
    </StudentSection>
  )
}

/** The sessions of a student and those of administrators in the student's name. */
export function StudentSessions({ studentId }: RecordsProps) {
  return (
    <StudentSection
      call={getStudentSessions}
      studentId={studentId}
      errorTitle={m.students_sign_ins_did_not_load()}
      empty={{
        icon: MonitorSmartphone,
        title: m.students_signed_nowhere(),
        text: m.students_no_sign_ins_hint(),
      }}
      rowKey={(it) => it.id}
    >
      {(it) => (
        <SectionRow
          title={it.browser || m.students_unknown_browser()}
          end={
            it.isEnded ? (
              <Badge kind="plain">{m.students_session_ended()}</Badge>
            ) : (
              <Badge kind="active">{m.students_session_open()}</Badge>
            )
          }
        >
          <Text
            of={m.students_session_started}
            time={<DateText at={it.startedAt} format="dateTime" />}
          />
          {it.impersonator !== '' && (
            <span className="block">
              <Text of={m.students_session_impersonator} name={it.impersonator} />
            </span>
          )}
          <span className="block">
            <Text
              of={it.isEnded ? m.students_session_ended_at : m.students_session_ends_at}
              time={<DateText at={it.endsAt} format="dateTime" />}
            />
          </span>
        </SectionRow>
      )}
    </StudentSection>
  )
}
