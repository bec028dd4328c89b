import { formatDay } from '../../../../contract/certificates/certificate-text.ts'
import type { GivenCertificate } from '../../../../contract/certificates/given-certificates.ts'
import { locale, m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import type { Column } from '../../../kit/DataTable.tsx'
import { emailText } from '../../../kit/email-text.ts'

/** The columns of the given certificates. */
export const columns: readonly Column<GivenCertificate>[] = [
  {
    key: 'student',
    header: m.kit_student(),
    cell: ({ student }) => (
      <span className="block min-w-0 wrap-anywhere">
        <b className="block">
          <bdi>{student.name}</bdi>
        </b>
        <span className="block text-small text-ink-2">{emailText(student.email)}</span>
      </span>
    ),
  },
  {
    key: 'certificate',
    header: m.certificates_certificate(),
    cell: ({ title, className }) => (
      <span className="block min-w-0 wrap-anywhere">
        <BilingualTitle>{title}</BilingualTitle>
        {className && (
          <span className="block text-small text-ink-2">
            <BilingualTitle>{className}</BilingualTitle>
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'date',
    header: m.certificates_issue_date(),
    label: m.certificates_issue_date(),
    cell: ({ issuedOn }) => (
      <span className="num whitespace-nowrap">{formatDay(issuedOn, locale)}</span>
    ),
  },
  {
    key: 'number',
    header: m.certificates_number(),
    label: m.certificates_number(),
    cell: ({ code }) => (
      <a
        className="link font-mono text-tiny wrap-anywhere"
        href={paths.verify(code)}
        target="_blank"
        rel="noreferrer"
      >
        {code}
      </a>
    ),
  },
  {
    key: 'state',
    header: m.certificates_state(),
    cell: ({ revokedAt }) =>
      revokedAt > 0 ? (
        <Badge kind="inactive">{m.certificates_revoked()}</Badge>
      ) : (
        <Badge kind="active">{m.certificates_valid()}</Badge>
      ),
  },
]
