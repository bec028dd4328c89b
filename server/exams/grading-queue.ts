import { matchesSearch } from '../../contract/arabic.ts'
import { SUBMISSIONS_PER_PAGE } from '../../contract/marking.ts'
import type { Db } from '../platform/db.ts'
import { clampPage } from '../platform/pagination.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import {
  countUnmarkedByExam,
  listUnmarkedAnswers,
  listUnmarkedRange,
} from './grading-queue-store.ts'

/**
 * One page of the unmarked submissions, oldest first, and the total. `search` matches the subject of the exam and the
 * class name, as R-ARABIC-001 says. A page beyond the last returns the last one (decision 0121).
 */
export async function gradingQueuePage(db: Db, query: { search: string; page: number }) {
  const exams = (await countUnmarkedByExam(db)).filter(
    ({ subject, className }) =>
      matchesSearch(subject, query.search) || matchesSearch(className, query.search),
  )
  const total = exams.reduce((sum, it) => sum + it.unmarked, 0)
  const { page, pages, offset } = clampPage({ page: query.page, total, size: SUBMISSIONS_PER_PAGE })
  const range = {
    lessonIds: exams.map((it) => it.lessonId),
    offset,
    limit: SUBMISSIONS_PER_PAGE,
  }
  return { exams: total > 0 ? await listUnmarkedRange(db, range) : [], total, page, pages }
}

type UnmarkedAnswersQuery = {
  lessonId: number
  studentId: number | undefined
  mediaSecret: string
  /** Unix seconds. */
  now: number
}

/** The unmarked answers of one exam, oldest first; `answer` is a signed URL if `isImage` is true. */
export async function unmarkedAnswers(
  db: Db,
  { lessonId, studentId, mediaSecret, now }: UnmarkedAnswersQuery,
) {
  const rows = await listUnmarkedAnswers(db, lessonId, studentId)
  return rows.map(({ theory_text, theory_image, ...it }) => ({
    ...it,
    answer: signedMediaUrl(mediaSecret, theory_image, now) || theory_text,
    isImage: theory_image !== '',
  }))
}
