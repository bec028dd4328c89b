import type { NoticeRow } from './delivery-queue.ts'

/**
 * What a device shows, and the site's own address that it leads to (web/service-worker.ts). Of the same `tag` a device shows one,
 * the newest.
 */
export type PushPayload = { title: string; body: string; path: string; tag: string }

/** The words of a notice, or null when what it was to tell about is gone. */
export function buildPayload(row: NoticeRow): PushPayload | null {
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
    body: `New ${row.kind}: ${row.lesson}`,
    // the class, for only its page can say what has to be done before the lesson opens
    path: `/classes/${row.class_rand}`,
    // ten lessons added in a row are one notification
    tag: `class-${row.class_id}`,
  }
}

const EXCERPT_MAX = 160

/** As much of a text as a notification shows, on one line, never with half a letter at its end. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= EXCERPT_MAX) return line
  const space = line.lastIndexOf(' ', EXCERPT_MAX)
  if (space > EXCERPT_MAX / 2) return `${line.slice(0, space)} …`
  let end = 0
  // made here, for a start has no use for it and would wait ten milliseconds
  for (const { index } of new Intl.Segmenter('ar').segment(line)) {
    if (index > EXCERPT_MAX) break
    end = index
  }
  return `${line.slice(0, end)}…`
}
