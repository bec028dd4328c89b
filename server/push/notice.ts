import type { NoticeRow } from './queue.ts'

/**
 * What a device shows, and the site's own address that it leads to (web/sw.ts). Of the same `tag` a device shows one,
 * the newest.
 */
export type Shown = { title: string; body: string; path: string; tag: string }

/** The words of a notice, or null when what it was to tell about is gone. */
export function wordsOf(row: NoticeRow): Shown | null {
  if (row.rand && row.subject) {
    return {
      title: row.subject,
      body: beginningOf(row.body ?? ''),
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

const ENOUGH = 160

/** As much of a text as a notification shows, on one line, never with half a letter at its end. */
export function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= ENOUGH) return line
  const space = line.lastIndexOf(' ', ENOUGH)
  if (space > ENOUGH / 2) return `${line.slice(0, space)} …`
  let end = 0
  // made here, for a start has no use for it and would wait ten milliseconds
  for (const { index } of new Intl.Segmenter('ar').segment(line)) {
    if (index > ENOUGH) break
    end = index
  }
  return `${line.slice(0, end)}…`
}
