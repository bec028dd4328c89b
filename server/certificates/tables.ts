import type { Generated } from 'kysely'
import type { Locale } from '../../messages/languages.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    certificate_templates: CertificateTemplatesTable
    certificates: CertificatesTable
    certificate_events: CertificateEventsTable
  }
}

type CertificateTemplatesTable = {
  id: Generated<number>
  title: string
  content: string
  footer: string
  created_at: number
  deleted_at: number | null
}

type CertificatesTable = {
  id: Generated<number>
  code: string
  student_id: number
  template_id: number | null
  title: string
  content: string
  footer: string
  issue_date: string
  issued_by: number
  issued_at: number
  /** The class through which it was given. */
  class_id: number | null
  revoked_at: number | null
  revoke_reason: Generated<string>
  /** The name under the line for the signature; '' for none. */
  signature: Generated<string>
  /** The language of its printed words and day. */
  language: Generated<Locale>
  /** 1 if it bears the logo of the school. */
  has_logo: Generated<number>
}

type CertificateEventsTable = {
  id: Generated<number>
  certificate_id: number
  kind: 'revoked' | 'restored' | 'replaced'
  at: number
  actor_id: number
  reason: string
}
