import { PAPERS_A_PAGE } from '../../contract/marking.ts'
import type { Db } from '../kernel/db.ts'
import { mediaUrl } from '../kernel/media-address.ts'
import { folded } from '../kernel/search-text.ts'
import { countWaiting, listWaitingOf, listWaitingSome } from './waiting-store.ts'

/**
 * One page of the papers that wait for a mark, the oldest first, and how many there are in all. `search` looks in
 * the exam's subject and its class's name without case, accents and vowel marks; a page beyond the last is the last (decision 0121).
 */
export async function waitingPage(db: Db, wanted: { search: string; page: number }) {
  const sought = folded(wanted.search.trim())
  const exams = (await countWaiting(db)).filter(
    ({ subject, className }) =>
      folded(subject).includes(sought) || folded(className).includes(sought),
  )
  const total = exams.reduce((sum, it) => sum + it.papers, 0)
  const pages = Math.max(1, Math.ceil(total / PAPERS_A_PAGE))
  const page = Math.min(Math.max(1, wanted.page), pages)
  const shown = {
    lessonIds: exams.map((it) => it.lessonId),
    offset: (page - 1) * PAPERS_A_PAGE,
    limit: PAPERS_A_PAGE,
  }
  return { exams: total > 0 ? await listWaitingSome(db, shown) : [], total, page, pages }
}

type Asked = {
  lessonId: number
  studentId: number | undefined
  mediaSecret: string
  /** Unix seconds. */
  now: number
}

/** The written answers of one exam that wait for a mark, the oldest first; a photographed one is its address. */
export async function waitingAnswers(db: Db, { lessonId, studentId, mediaSecret, now }: Asked) {
  const rows = await listWaitingOf(db, lessonId, studentId)
  return rows.map(({ theory_text, theory_image, ...it }) => ({
    ...it,
    theory_answer: mediaUrl(mediaSecret, theory_image, now) || theory_text,
    photographed: theory_image !== '',
  }))
}
