import { messagesIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import { findUser } from '../auth/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Scope } from '../platform/scope.ts'
import { listLinks } from './links.ts'
import { readWeek, type Week } from './report.ts'

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
