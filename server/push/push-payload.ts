import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { NoticeRow } from './delivery-queue.ts'

/**
 * The notification that a device shows, and the path that it opens (web/sw.ts). A notification replaces an earlier one with the
 * same `tag`.
 */
export type PushPayload = { title: string; body: string; path: string; tag: string }

/** The payload of a notice in the language of its reader (R-LANG-004), or null if its message or lesson was deleted. */
export function buildPayload(row: NoticeRow, m: Messages): PushPayload | null {
  if (row.rand && row.subject) {
    return {
      title: row.subject,
      body: excerpt(row.body ?? ''),
      path: `/messages/${row.rand}`,
      tag: `message-${row.rand}`,
    }
  }
  if (!row.class_name || !row.lesson) return null
  return {
    title: row.class_name,
    body: m.notices_new_lesson({ kind: row.kind ?? 'other', title: row.lesson }),
    // the class page, which shows what is required before the lesson opens
    path: `/classes/${row.class_rand}`,
    // several lessons of a class share one notification
    tag: `class-${row.class_id}`,
  }
}

/** One notification for all that waited for the morning; `school` is its name. */
export const buildSummary = (count: number, school: string, m: Messages): PushPayload => ({
  title: school,
  body: m.notices_while_quiet({ count }),
  path: '/messages',
  tag: 'quiet',
})

const EXCERPT_MAX = 160

/** The start of a text on one line, as long as a notification shows, cut between characters. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= EXCERPT_MAX) return line
  const space = line.lastIndexOf(' ', EXCERPT_MAX)
  if (space > EXCERPT_MAX / 2) return `${closed(line.slice(0, space))} …`
  let end = 0
  // created on use: the constructor takes ten milliseconds
  for (const { index } of new Intl.Segmenter('ar').segment(line)) {
    if (index > EXCERPT_MAX) break
    end = index
  }
  return `${closed(line.slice(0, end))}…`
}

/** Ends the isolates that a cut left open, in which the dots would stand on the wrong side (R-LANG-007). */
function closed(text: string): string {
  const count = (marks: RegExp) => text.match(marks)?.length ?? 0
  const open = count(/[\u2066-\u2068]/g) - count(/\u2069/g)
  return text + '\u2069'.repeat(Math.max(0, open))
}
