import { Fragment, type ReactNode } from 'react'
import type { StudentHead } from '../../../../contract/admin/student-page.ts'
import { ADMIN_ROLE } from '../../../../contract/auth/auth.ts'
import { isNoMailbox } from '../../../../contract/auth/sign-in-name.ts'
import { reachOf } from '../../../../contract/staff/permissions.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { useSession } from '../../../api/session.ts'
import { staffKindOf } from '../../../api/use-may.ts'
import { Avatar } from '../../../kit/Avatar.tsx'
import { Badge } from '../../../kit/Badge.tsx'
import { Card } from '../../../kit/Card.tsx'
import { Time } from '../../../kit/DateText.tsx'
import { Link } from '../../../kit/Link.tsx'
import { inNaira } from '../../../kit/naira.ts'
import { staffText } from '../../staff/shared/kind-texts.ts'
import { useShowsContacts } from '../../staff/shared/use-shows-contacts.ts'

/** The role, state and contact data of a student. */
export function StudentProfile({ head }: { head: StudentHead }) {
  const { student, referredBy, counts } = head
  const showsContacts = useShowsContacts()
  const kind = useSession(({ user }) => staffKindOf(user))
  // a student of another class is not named to staff of own classes
  const seesSchool = kind !== undefined && reachOf(kind, 'viewStudents') === 'all'
  return (
    <Card padded className="grid content-start gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={student.name} />
        <div className="flex flex-wrap gap-1.5">
          <Badge kind={student.role === ADMIN_ROLE ? 'exam' : 'plain'}>
            {student.role === ADMIN_ROLE ? staffText(student.staff) : m.kit_student()}
          </Badge>
          {!student.isActive && <Badge kind="inactive">{m.students_deactivated()}</Badge>}
          {!head.hasPassword && <Badge kind="timetable">{m.students_no_password_yet()}</Badge>}
        </div>
      </div>
      <dl className="grid gap-3 max-xl:grid-cols-2 md:max-xl:grid-cols-4">
        {showsContacts && (
          <>
            <Fact label={m.kit_email()} isWide>
              {isNoMailbox(student.email) ? (
                m.kit_no_email()
              ) : (
                <a className="touch-target wrap-anywhere" href={`mailto:${student.email}`}>
                  <Email>{student.email}</Email>
                </a>
              )}
            </Fact>
            {head.code && (
              <Fact label={m.students_code()}>
                <b className="num font-semibold" dir="ltr">
                  {head.code}
                </b>
              </Fact>
            )}
            {head.contact && <ContactFact contact={head.contact} studentId={student.id} />}
            <Fact label={m.students_wallet()}>
              <b className="num text-lg font-semibold whitespace-nowrap">
                {inNaira(student.wallet)}
              </b>
            </Fact>
            <Fact label={m.kit_phone()}>
              {student.phone === '' ? (
                m.kit_none()
              ) : (
                <a
                  className="num touch-target whitespace-nowrap"
                  dir="ltr"
                  href={`tel:${student.phone}`}
                >
                  {student.phone}
                </a>
              )}
            </Fact>
          </>
        )}
        <Fact label={m.students_last_active()}>
          {head.lastActiveAt === 0 ? (
            m.students_never()
          ) : (
            <Time at={head.lastActiveAt} format="day" />
          )}
        </Fact>
        <Fact label={m.students_joined()}>
          <Time at={student.joinedAt} format="date" />
        </Fact>
        {seesSchool && (
          <>
            <Fact label={m.students_invited_by()}>
              {referredBy ? (
                <Link to={paths.admin.student(referredBy.id)}>
                  <bdi>{referredBy.name}</bdi>
                </Link>
              ) : (
                m.students_nobody()
              )}
            </Fact>
            <Fact label={m.students_invited_others()}>
              <span className="num">{counts.referrals}</span>
            </Fact>
          </>
        )}
      </dl>
    </Card>
  )
}

type ContactFactProps = { contact: NonNullable<StudentHead['contact']>; studentId: number }

/** Who receives what would go to the student by email, and who shares this contact (R-PAY-009). */
function ContactFact({ contact, studentId }: ContactFactProps) {
  const { name, email, phone, students } = contact
  const others = students.filter(({ id }) => id !== studentId)
  return (
    <Fact label={m.students_contact()} isWide>
      {name && <bdi className="page-side block font-semibold">{name}</bdi>}
      {email && (
        <a className="block wrap-anywhere" href={`mailto:${email}`}>
          <Email>{email}</Email>
        </a>
      )}
      {phone && (
        <a className="page-side num block whitespace-nowrap" dir="ltr" href={`tel:${phone}`}>
          {phone}
        </a>
      )}
      {others.map((it) => (
        <Link
          key={it.id}
          to={paths.admin.student(it.id)}
          className="flex min-h-6 items-center text-small max-md:min-h-11"
        >
          <bdi>{it.name}</bdi>
        </Link>
      ))}
    </Fact>
  )
}

/** An address that breaks before its '@' and its dots. */
function Email({ children }: { children: string }) {
  const parts = children.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts can be equal
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
  // on an Arabic page the dot of a second line would end it
  return <bdi>{parts}</bdi>
}

type FactProps = { label: string; isWide?: boolean; children: ReactNode }

function Fact({ label, isWide, children }: FactProps) {
  return (
    <div className={isWide ? 'col-span-full min-w-0 md:max-xl:col-span-2' : 'min-w-0'}>
      <dt className="text-small text-ink-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
