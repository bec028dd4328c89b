import { createHash } from 'node:crypto'
import { parseCorrections } from '../../contract/platform/hijri.ts'
import { hijriText } from '../../contract/platform/hijri-text.ts'
import { formatShortNaira } from '../../contract/platform/kobo.ts'
import { formatClock, formatDate } from '../../contract/platform/school-time.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import { LANGUAGES, type Locale } from '../../messages/languages.ts'
import { findUser } from '../auth/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import type { Scope } from '../platform/scope.ts'
import { listLinks } from './links.ts'
import { type ClassReport, type GuardianReport, type Mark, readWeek, type Week } from './report.ts'

/** The colours of web/app/tokens.css, with which the page is drawn without a further request. */
const STYLE = `:root{color-scheme:light dark;--paper:#fcfaf6;--card:#fff;--ink:#1d1b26;--soft:#5a5666;--line:#e3ddd0;--brand:#3b3486;--warn:#7a4b00}
@media(prefers-color-scheme:dark){:root{--paper:#15131c;--card:#1f1c29;--ink:#f3f0ea;--soft:#b9b3c4;--line:#37323f;--brand:#b6aefa;--warn:#f0c46c}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 "Noto Sans",system-ui,sans-serif}
:lang(ar){font-family:"Noto Naskh Arabic","Noto Sans Arabic",system-ui,sans-serif;font-size:17px;line-height:1.9}
main{max-width:40rem;margin:auto;padding:20px 16px 40px}h1{font-size:1.6em;line-height:1.35;margin:.2em 0}h2{font-size:1.1em;margin:0 0 .4em}h3{font-size:1em;margin:.9em 0 0}
p{margin:.25em 0}.soft{color:var(--soft)}.warn{color:var(--warn);font-weight:600}
section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:16px 18px;margin-top:14px}
dl{margin:.5em 0 0;display:grid;gap:.35em}dl div{display:flex;flex-wrap:wrap;gap:0 1em;justify-content:space-between}dt{color:var(--soft)}dd{margin:0;font-weight:600}
progress{inline-size:100%;block-size:10px;accent-color:var(--brand)}a{color:var(--brand);display:inline-block;padding:11px 0}
footer{margin-top:20px;color:var(--soft);font-size:.875em}`

/** Allows the style of the page and nothing else. */
export const GUARDIAN_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(STYLE)
  .digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type GuardianPage = {
  report: GuardianReport
  student: string
  school: string
  locale: Locale
  /** Whether Hijri dates are shown, with their corrections. */
  hijri: string | undefined
  now: number
  timezone: string
}

/** Classes beyond these would make the page larger than 15 KB. */
const MAX_CLASSES = 12
const MAX_NAME = 120
/** Sentences of all classes together. */
const MAX_CAN_DO = 18

/** A text of a user: escaped, isolated, and bounded. */
const named = (text: string) => `<bdi>${escapeHtml(text.slice(0, MAX_NAME).toWellFormed())}</bdi>`

/** Writes the page of a guardian: at most 15 KB, without scripts, in one language with a link to the other (R-SESSION-009). */
export function writeGuardianPage(page: GuardianPage): string {
  const { report, locale, student, school, now } = page
  const m = messagesIn(locale)
  const other: Locale = locale === 'ar' ? 'en' : 'ar'
  const title = [student, school].map((it) => `\u2068${escapeHtml(it)}\u2069`).join(' · ')
  const sections = report.classes.slice(0, MAX_CLASSES).map((it) => classSection(it, page))
  const marks = report.marks.length === 0 ? [] : [marksSection(report.marks, page)]
  const content = [...sections, ...marks].join('')
  return `<!doctype html>
<html lang="${locale}" dir="${LANGUAGES[locale].dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>${title}</title><style>${STYLE}</style></head>
<body><main><p class="soft">${named(school)}</p><h1>${named(student)}</h1>
<p class="soft">${escapeHtml(m.guardians_page_as_of({ time: dateTime(now, page) }))}</p>
${content || `<section><p>${escapeHtml(m.guardians_page_no_classes())}</p></section>`}
<p><a href="?lang=${other}" lang="${other}" hreflang="${other}">${LANGUAGES[other].name}</a></p>
<footer>${escapeHtml(m.guardians_page_private())}</footer></main></body></html>
`
}

/** Says that a link is not valid any more, in each language, because nothing is known about its reader. */
export function writeEndedPage(school: string): string {
  const sentences = Object.entries(LANGUAGES).map(([code, { dir }]) => {
    // Object.entries widens the keys
    const m = messagesIn(code as Locale)
    const text = `${m.rules_guardians_not_found()} ${m.guardians_page_ended()}`
    return `<section lang="${code}" dir="${dir}"><p>${escapeHtml(text)}</p></section>`
  })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>${escapeHtml(school)}</title><style>${STYLE}</style></head>
<body><main><h1>${named(school)}</h1>${sentences.join('')}</main></body></html>
`
}

type Reader = Pick<GuardianPage, 'locale' | 'timezone' | 'hijri' | 'now'>

function dateText(time: number, { locale, timezone, hijri }: Reader): string {
  const date = formatDate(time, timezone, locale)
  if (hijri === undefined) return date
  const corrections = parseCorrections(hijri)
  const m = messagesIn(locale)
  return m.guardians_page_both_dates({
    date,
    hijri: hijriText(time, { messages: hijriMessages(m), locale, corrections, timezone }),
  })
}

const hijriMessages = (m: Messages) => ({
  month: m.kit_hijri_month,
  date: m.kit_hijri_date,
  monthYear: m.kit_hijri_month_year,
})

/** Without isolates of its parts, because around them a sentence would not find the direction of the date. */
const dateTime = (time: number, reader: Reader) =>
  messagesIn(reader.locale)
    .live_date_time({
      day: dateText(time, reader),
      time: formatClock(time, reader.timezone, reader.locale),
    })
    .replaceAll(/[\u2066-\u2069]/g, '')

const fact = (label: string, value: string, className = '') =>
  `<div><dt>${escapeHtml(label)}</dt><dd${className && ` class="${className}"`}>${escapeHtml(value)}</dd></div>`

type Section = Reader & Pick<GuardianPage, 'report'>

function classSection(it: ClassReport, reader: Section): string {
  const m = messagesIn(reader.locale)
  const progress = m.guardians_page_lessons({ done: it.lessonsDone, total: it.lessonsTotal })
  const facts = [
    fact(m.guardians_page_progress(), progress),
    it.sessions > 0 &&
      fact(
        m.guardians_page_attendance(),
        m.guardians_page_sessions({ attended: it.attended, total: it.sessions }),
      ),
    it.nextSession &&
      fact(m.guardians_page_next_session(), dateTime(it.nextSession.startsAt, reader)),
    it.fee && feeFact(it.fee, reader),
  ]
  const bar =
    it.lessonsTotal > 0 &&
    `<progress max="${it.lessonsTotal}" value="${it.lessonsDone}" aria-label="${escapeHtml(progress)}"></progress>`
  return `<section><h2>${named(it.name)}</h2>${bar || ''}<dl>${facts.filter(Boolean).join('')}</dl>${canDoList(it, reader)}</section>`
}

/** The sentences of the teacher, those that are reached first, with a sign and a word for the state (R-LEARN-012). */
function canDoList({ canDo }: ClassReport, { locale, report }: Section): string {
  if (canDo.length === 0) return ''
  const m = messagesIn(locale)
  const reached = canDo.filter((it) => it.isReached)
  const shown = [...reached, ...canDo.filter((it) => !it.isReached)].slice(
    0,
    Math.ceil(MAX_CAN_DO / Math.min(MAX_CLASSES, report.classes.length)),
  )
  const rows = shown.map(({ text, isReached }) => {
    const state = isReached ? m.can_do_reached() : m.can_do_not_yet()
    return `<div><dt>${named(text)}</dt><dd${isReached ? '' : ' class="soft"'}>${isReached ? '✓ ' : ''}${escapeHtml(state)}</dd></div>`
  })
  const count = m.can_do_count({ reached: reached.length, total: canDo.length })
  return `<h3>${escapeHtml(m.can_do_of_student())} · ${escapeHtml(count)}</h3><dl>${rows.join('')}</dl>`
}

/** What is due, since when or when: the next month or part. */
function feeFact({ amount, dueAt }: NonNullable<ClassReport['fee']>, reader: Reader): string {
  const m = messagesIn(reader.locale)
  const values = {
    price: formatShortNaira(amount, reader.locale),
    day: dateText(dueAt, reader),
  }
  return dueAt <= reader.now
    ? fact(m.guardians_page_fees(), m.guardians_page_due_since(values), 'warn')
    : fact(m.guardians_page_fees(), m.guardians_page_due_on(values))
}

function marksSection(marks: readonly Mark[], reader: Reader): string {
  const m = messagesIn(reader.locale)
  const rows = marks.map(
    ({ exam, className, score, at }) =>
      `<div><dt>${named(exam)}<br>${named(className)} · ${escapeHtml(dateText(at, reader))}</dt><dd>${escapeHtml(
        m.guardians_page_score({ score: Math.round(score * 10) / 10 }),
      )}</dd></div>`,
  )
  return `<section><h2>${escapeHtml(m.guardians_page_marks())}</h2><dl>${rows.join('')}</dl></section>`
}

type LinesRequest = {
  studentId: number
  scope: Scope
  seesNames: boolean
  siteUrl: string
  now: number
}

/** The week of a student in a line for each guardian; with the link for who reaches every class. */
export async function weekLines(
  { db, mediaSecret }: AppContext,
  { studentId, scope, seesNames, siteUrl, now }: LinesRequest,
) {
  const student = await findUser(db, studentId)
  const links = await listLinks(db, mediaSecret, studentId)
  if (!student || links.length === 0) return []
  const week = await readWeek(db, studentId, { scope, seesNames, now })
  return links.map(({ id, name, language, path }) => {
    const line = weekLine(student.name, week, language)
    return { id, name, text: scope.reach === 'all' ? `${line}\n${siteUrl}${path}` : line }
  })
}

/** 'Amina this week: 3 lessons, there in 2 of 2 live sessions. Exam 4: 82%.' */
function weekLine(name: string, week: Week, locale: Locale): string {
  const m = messagesIn(locale)
  const marks = week.marks.map(({ exam, score }) =>
    m.guardians_line_mark({ exam, score: Math.round(score * 10) / 10 }),
  )
  const sessions =
    week.sessions > 0 &&
    m.guardians_line_sessions({ attended: week.attended, total: week.sessions })
  return [m.guardians_line({ name, count: week.lessons }), sessions, ...marks]
    .filter(Boolean)
    .join(' ')
}
