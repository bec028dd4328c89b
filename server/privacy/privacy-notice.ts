import { NOTICE_SECTIONS, type NoticeSection } from '../../contract/privacy/data-protection.ts'
import { textIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import type { AppContext } from '../platform/app-context.ts'
import { readResponsible } from './data-protection-store.ts'
import { NOTICE_TEXTS } from './notice-texts.ts'
import { listProcessors } from './processors.ts'
import { learningTables } from './registry/learning.ts'
import { messageTables } from './registry/messages.ts'
import { moneyTables } from './registry/money.ts'
import { schoolTables } from './registry/school.ts'
import { type AnyTable, privacyTables } from './registry.ts'

const SECTION_TABLES: Record<Exclude<NoticeSection, 'accounts'>, object> = {
  learning: learningTables,
  messages: messageTables,
  money: moneyTables,
  school: schoolTables,
}

/** The part of the notice in which a table is: that of its file in the registry, and the accounts for the rest. */
export function sectionOf(table: string): NoticeSection {
  for (const section of NOTICE_SECTIONS)
    if (section !== 'accounts' && Object.hasOwn(SECTION_TABLES[section], table)) return section
  return 'accounts'
}

/** The tables with rows that belong to a person. */
export const personalTables = (): (readonly [string, AnyTable])[] =>
  privacyTables.filter(([, it]) => it.rows !== undefined)

/** Why a table is kept, and for how long, in a language; in English for one without a translation. */
export function noticeTexts(
  [table, { why, kept }]: readonly [string, AnyTable],
  locale: Locale,
): { why: string; kept: string } {
  const texts = locale === 'en' ? undefined : NOTICE_TEXTS[table]
  return texts
    ? { why: textIn(locale, texts.why), kept: textIn(locale, texts.kept) }
    : { why, kept }
}

/** The privacy notice, made from the registry of personal data (R-SAFE-009). */
export async function readPrivacyNotice(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  locale: Locale,
) {
  const { controller, address, officer, ...rest } = await readResponsible(db)
  const tables = personalTables()
  const sections = NOTICE_SECTIONS.map((section) => ({
    section,
    entries: tables
      .filter(([table]) => sectionOf(table) === section)
      .map((it) => ({ ...noticeTexts(it, locale), erasure: it[1].onErasure })),
  }))
  return {
    ...{ controller, address, officer },
    ...{ contactEmail: rest.contact_email, contactPhone: rest.contact_phone },
    sections: sections.filter((it) => it.entries.length > 0),
    processors: listProcessors(config),
    otherProcessors: rest.processors,
  }
}
