import { useQuery } from '@tanstack/react-query'
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
import { paths } from '../../../api/paths.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { Button } from '../../../kit/Button.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { Link } from '../../../kit/Link.tsx'
import { formatSignedNaira, inNaira } from '../../../kit/naira.ts'
import { formatPercent } from '../../../kit/score-band.ts'
import { LedgerTitle, TestMark } from '../../payments/shared/LedgerTitle.tsx'
import { SectionRow, StudentSection } from './StudentSection.tsx'
import { studentSectionQuery } from './student-page-queries.ts'

type RecordsProps = { studentId: number }

/** The page of a submission, which returns to the student. */
const paperPath = (studentId: number, submissionId: number) =>
  `${paths.admin.submission(submissionId)}?list=marked&from=student&student=${studentId}`

/** The submissions of a student with their scores; each leads to its paper (R-FAIR-006). */
export function StudentMarks({ studentId }: RecordsProps) {
  const [page, setPage] = useState(1)
  return (
    <StudentSection
      query={useQuery(studentSectionQuery(getStudentMarks, studentId, page))}
      errorTitle="The marks did not load"
      empty={{
        icon: GraduationCap,
        title: 'No exams submitted',
        text: 'Exams appear here, with their scores, when the student hands them in.',
      }}
      onPage={setPage}
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
              <Badge kind="timetable">Not marked</Badge>
            ) : (
              <b>{formatPercent(it.total)}</b>
            )
          }
        >
          <bdi>{it.className}</bdi> · <DateText at={it.submittedAt} />
          {it.objective !== null && ` · objective ${formatPercent(it.objective)}`}
          {it.theory !== null && ` · theory ${formatPercent(it.theory)}`}
        </SectionRow>
      )}
    </StudentSection>
  )
}

type StudentLedgerProps = RecordsProps & {
  /** Renders the dialog that refunds the payment with this reference. */
  renderRefund: (reference: string, onClose: () => void) => ReactNode
}

/** The ledger of a student, from which payments are refunded. */
export function StudentLedger({ studentId, renderRefund }: StudentLedgerProps) {
  const [page, setPage] = useState(1)
  const [refunding, setRefunding] = useState<string>()
  return (
    <>
      <StudentSection
        query={useQuery(studentSectionQuery(getStudentLedger, studentId, page))}
        errorTitle="The ledger did not load"
        empty={{
          icon: Wallet,
          title: 'No transactions in the wallet',
          text: 'Fundings and what classes cost appear here. Fund the wallet by the actions of this page.',
        }}
        onPage={setPage}
        rowKey={(it) => it.id}
      >
        {(it) => (
          <SectionRow
            title={
              <>
                <LedgerTitle>{it.description}</LedgerTitle>
                {it.test && <TestMark />}
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
            {it.refunded && <span className="block">{inNaira(it.refunded)} refunded</span>}
            {isRefundableEntry(it) && it.amount > (it.refunded ?? 0) && (
              <Button variant="soft" className="mt-1.5" onClick={() => setRefunding(it.reference)}>
                Refund
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
  const [page, setPage] = useState(1)
  return (
    <StudentSection
      query={useQuery(studentSectionQuery(getStudentCertificates, studentId, page))}
      errorTitle="The certificates did not load"
      empty={{
        icon: Award,
        title: 'No certificates',
        text: 'Give one by the actions of this page, or to a whole class in Certificates.',
      }}
      onPage={setPage}
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
          {it.issuedOn} · given by <bdi>{it.issuedBy}</bdi>
        </SectionRow>
      )}
    </StudentSection>
  )
}

/** The messages in the inbox of a student, and which were read. */
export function StudentMessages({ studentId }: RecordsProps) {
  const [page, setPage] = useState(1)
  return (
    <StudentSection
      query={useQuery(studentSectionQuery(getStudentMessages, studentId, page))}
      errorTitle="The messages did not load"
      empty={{
        icon: Mail,
        title: 'No messages',
        text: 'Announcements and automatic messages to the student appear here.',
      }}
      onPage={setPage}
      rowKey={(it) => it.id}
    >
      {(it) => (
        <SectionRow
          title={<bdi>{it.subject}</bdi>}
          end={it.readAt > 0 ? <Badge kind="read" /> : <Badge kind="new">Unread</Badge>}
        >
          <span className="line-clamp-2" dir="auto">
            {it.preview}
          </span>
          <DateText at={it.sentAt} format="dateTime" /> ·{' '}
          {it.sender === '' ? 'automatic' : <bdi>{it.sender}</bdi>}
        </SectionRow>
      )}
    </StudentSection>
  )
}

/** The sessions of a student and those of administrators in the student's name. */
export function StudentSessions({ studentId }: RecordsProps) {
  const [page, setPage] = useState(1)
  return (
    <StudentSection
      query={useQuery(studentSectionQuery(getStudentSessions, studentId, page))}
      errorTitle="The sign-ins did not load"
      empty={{
        icon: MonitorSmartphone,
        title: 'Signed in nowhere',
        text: 'Open sign-ins, and those of the last week, appear here with their browsers.',
      }}
      onPage={setPage}
      rowKey={(it) => it.id}
    >
      {(it) => (
        <SectionRow
          title={it.browser || 'Unknown browser'}
          end={it.isEnded ? <Badge kind="plain">Ended</Badge> : <Badge kind="active">Open</Badge>}
        >
          Signed in <DateText at={it.startedAt} format="dateTime" />
          {it.impersonator !== '' && (
            <span className="block">
              <bdi>{it.impersonator}</bdi> as this student
            </span>
          )}
          <span className="block">
            {it.isEnded ? 'Ended' : 'Ends'} <DateText at={it.endsAt} format="dateTime" />
          </span>
        </SectionRow>
      )}
    </StudentSection>
  )
}
