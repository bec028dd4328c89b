import type { Generated } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    certificate_templates: CertificateTemplatesTable
    certificates: CertificatesTable
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
}
