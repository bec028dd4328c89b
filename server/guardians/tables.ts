import type { Generated } from 'kysely'
import type { Locale } from '../../messages/languages.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    guardian_links: GuardianLinksTable
  }
}

type GuardianLinksTable = {
  id: Generated<number>
  student_id: number
  /** The part of the address that is signed; unique. */
  rand: string
  /** The guardian, in the words of who gave the link out. */
  name: string
  language: Locale
  /** Of a link that the school gave out: who agreed, and how. */
  consent: string
  created_by: number
  created_at: number
  /** 0 before. */
  opened_at: Generated<number>
  revoked_at: number | null
}
