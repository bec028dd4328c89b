import type { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { HOUR } from '../../contract/platform/duration.ts'
import { formatTimestamp } from '../../contract/platform/school-time.ts'
import { BREACH_SECONDS } from '../../contract/privacy/data-protection.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { Locale } from '../../messages/languages.ts'
import { readBackupState } from '../copies/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { countRows } from '../platform/count-rows.ts'
import { csvOptions } from '../platform/csv.ts'
import type { Db } from '../platform/db.ts'
import { numberOf } from './complaints.ts'
import { yearBounds } from './data-protection.ts'
import { countOfPeriod, listOfPeriod, readResponsible } from './data-protection-store.ts'
import { noticeTexts, personalTables, sectionOf } from './privacy-notice.ts'
import { listProcessors } from './processors.ts'
import type { TextRule } from './registry-types.ts'

type School = Pick<AppContext, 'db' | 'config'>
type Reader = { year: number; locale: Locale; now: number }

/**
 * The archive for the regulator: the register of processing with retention, the measures, the processors, exports, erasures and
 * complaints of a year with their times, and a template for reporting a breach within 72 hours (R-SAFE-009). It names no student. Every
 * number is read from the database when it is made.
 */
export async function writeRegulatorArchive(school: School, reader: Reader): Promise<Readable> {
  const { default: yazl } = await import('yazl')
  const m = messagesIn(reader.locale)
  const zip = new yazl.ZipFile()
  const files: [string, string][] = [
    [`1-${m.regulator_file_summary()}.txt`, await writeSummary(school, reader, m)],
    [`2-${m.regulator_file_register()}.csv`, writeRegister(reader.locale, m)],
    [`3-${m.regulator_file_measures()}.txt`, await writeMeasures(school, m)],
    [`4-${m.regulator_file_processors()}.csv`, await writeProcessors(school, m)],
    [
      `5-${m.regulator_file_events({ year: String(reader.year) })}.csv`,
      await writeEvents(school, reader, m),
    ],
    [`6-${m.regulator_file_breach()}.txt`, await writeBreachTemplate(school, m)],
  ]
  for (const [name, content] of files) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return zip.outputStream as Readable
}

const csv = (columns: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  stringify(rows as (string | number)[][], csvOptions(columns))

const lines = (...it: string[]) => `\ufeff${it.join('\r\n')}\r\n`

async function writeSummary({ db, config }: School, { year, now }: Reader, m: Messages) {
  const timezone = config.SITE_TIMEZONE
  const responsible = await readResponsible(db)
  const counts = await countOfPeriod(db, yearBounds(year, timezone))
  const people = await countPeople(db)
  const none = m.regulator_not_entered()
  return lines(
    m.regulator_summary_made({ time: formatTimestamp(now, timezone) }),
    '',
    `${m.regulator_controller()}: ${responsible.controller || none}`,
    `${m.regulator_address()}: ${responsible.address || none}`,
    `${m.regulator_officer()}: ${responsible.officer || none}`,
    `${m.regulator_contact()}: ${[responsible.contact_email, responsible.contact_phone].filter(Boolean).join(', ') || none}`,
    '',
    `${m.regulator_students()}: ${people.students}`,
    `${m.regulator_staff()}: ${people.staff}`,
    `${m.regulator_erased_accounts()}: ${people.erased}`,
    '',
    `${m.regulator_exports_of({ year: String(year) })}: ${counts.exports}`,
    `${m.regulator_erasures_of({ year: String(year) })}: ${counts.erasures}`,
    `${m.regulator_complaints_of({ year: String(year) })}: ${counts.complaints}`,
    `${m.regulator_open_complaints()}: ${counts.openComplaints}`,
  )
}

const countPeople = (db: Db) =>
  countRows(db, (it) => ({
    students: it.selectFrom('users').where('staff', '=', '').where('deleted_at', 'is', null),
    staff: it.selectFrom('users').where('staff', '!=', '').where('deleted_at', 'is', null),
    erased: it.selectFrom('erasures').where('finished_at', 'is not', null),
  }))

const PERSONAL: readonly TextRule[] = ['own', 'name', 'file', 'mention']

function writeRegister(locale: Locale, m: Messages) {
  const columns = [
    ...[m.regulator_section(), m.regulator_table(), m.regulator_purpose(), m.regulator_data()],
    ...[m.regulator_basis(), m.regulator_kept(), m.regulator_on_erasure()],
  ]
  const rows = personalTables().map((it) => {
    const [table, { columns: rules, onErasure }] = it
    const { why, kept } = noticeTexts(it, locale)
    const section = sectionOf(table)
    const data = Object.entries(rules).filter(([, rule]) => PERSONAL.includes(rule))
    return [
      m.regulator_section_name({ section }),
      table,
      why,
      data.map(([name]) => name).join(', ') || m.regulator_times_and_numbers(),
      section === 'money' ? m.regulator_basis_law() : m.regulator_basis_contract(),
      kept,
      onErasure === 'delete' ? m.regulator_deleted() : m.regulator_without_name(),
    ]
  })
  return csv(columns, rows)
}

async function writeMeasures({ db, config }: School, m: Messages) {
  const { recipient, last_good_at: lastGoodAt } = await readBackupState(db)
  const { staff, protectedStaff } = await countSecondSteps(db)
  return lines(
    m.regulator_measure_transport(),
    m.regulator_measure_passwords(),
    m.regulator_measure_second_step({ count: protectedStaff, total: staff }),
    m.regulator_measure_roles(),
    m.regulator_measure_audit(),
    m.regulator_measure_limits(),
    m.regulator_measure_erasure(),
    lastGoodAt === 0
      ? m.regulator_measure_no_backup()
      : m.regulator_measure_backup({ time: formatTimestamp(lastGoodAt, config.SITE_TIMEZONE) }),
    recipient === '' ? m.regulator_measure_not_encrypted() : m.regulator_measure_encrypted(),
  )
}

async function countSecondSteps(db: Db) {
  const { staff, protectedStaff } = await countRows(db, (it) => ({
    staff: it.selectFrom('users').where('staff', '!=', '').where('deleted_at', 'is', null),
    protectedStaff: it
      .selectFrom('users')
      .where('staff', '!=', '')
      .where('deleted_at', 'is', null)
      .where((row) =>
        row.or([
          row.exists(
            row
              .selectFrom('passkeys')
              .select('passkeys.id')
              .whereRef('passkeys.user_id', '=', 'users.id'),
          ),
          row.exists(
            row
              .selectFrom('second_factors')
              .select('second_factors.user_id')
              .whereRef('second_factors.user_id', '=', 'users.id')
              .where('second_factors.totp_secret', '!=', ''),
          ),
        ]),
      ),
  }))
  return { staff, protectedStaff }
}

async function writeProcessors({ db, config }: School, m: Messages) {
  const { processors } = await readResponsible(db)
  const known = listProcessors(config).map(({ kind, host }) => [
    m.regulator_processor({ kind }),
    host || m.regulator_of_browser(),
  ])
  const others = processors
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean)
    .map((it) => [m.regulator_processor_other(), it])
  return csv([m.regulator_what(), m.regulator_who()], [...known, ...others])
}

async function writeEvents({ db, config }: School, { year }: Reader, m: Messages) {
  const timezone = config.SITE_TIMEZONE
  const { exports, erasures, complaints } = await listOfPeriod(db, yearBounds(year, timezone))
  const time = (at: number | null) => (at === null ? '' : formatTimestamp(at, timezone))
  const rows = [
    ...exports.map((it) => [
      ...[m.regulator_export(), '', time(it.requested_at), time(it.finished_at), ''],
    ]),
    ...erasures.map((it) => [
      ...[m.regulator_erasure(), m.regulator_erasure_origin({ origin: it.origin })],
      ...[time(it.requested_at), time(it.finished_at), ''],
    ]),
    ...complaints.map((it) => [
      ...[m.regulator_complaint(), numberOf(it.id, it.received_at, timezone)],
      ...[time(it.received_at), time(it.answered_at), time(it.due_at)],
    ]),
  ]
  const columns = [
    ...[m.regulator_event(), m.regulator_detail(), m.regulator_requested()],
    ...[m.regulator_finished(), m.regulator_due()],
  ]
  return csv(columns, rows)
}

async function writeBreachTemplate({ db }: School, m: Messages) {
  const {
    controller,
    officer,
    contact_email: email,
    contact_phone: phone,
  } = await readResponsible(db)
  const { students, staff } = await countPeople(db)
  const blank = '____________________'
  return lines(
    m.regulator_breach_title(),
    m.regulator_breach_clock({ hours: BREACH_SECONDS / HOUR }),
    '',
    `${m.regulator_breach_discovered()}: ${blank}`,
    `${m.regulator_breach_deadline({ hours: BREACH_SECONDS / HOUR })}: ${blank}`,
    `${m.regulator_controller()}: ${controller || blank}`,
    `${m.regulator_breach_contact()}: ${[officer, email, phone].filter(Boolean).join(', ') || blank}`,
    `${m.regulator_breach_nature()}: ${blank}`,
    `${m.regulator_breach_people({ students, staff })}: ${blank}`,
    `${m.regulator_breach_records()}: ${blank}`,
    `${m.regulator_breach_consequences()}: ${blank}`,
    `${m.regulator_breach_measures()}: ${blank}`,
    `${m.regulator_breach_told()}: ${blank}`,
    `${m.regulator_breach_late()}: ${blank}`,
  )
}
