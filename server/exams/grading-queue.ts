import { matchesSearch } from '../../contract/arabic/arabic.ts'
import { MAX_QUEUED_IDS, SUBMISSIONS_PER_PAGE } from '../../contract/exams/marking.ts'
import type { Db } from '../platform/db.ts'
import { clampPage } from '../platform/pagination.ts'
import { findStudentsByName, type Scope } from '../platform/scope.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import { countUnmarkedByExam, listUnmarkedAnswers } from './grading-queue-store.ts'
import {
  countSubmissions,
  findMatchingStudents,
  listExams,
  listMarkedRange,
  listSubmissionIds,
  listUnmarkedRange,
  type SubmissionSelection,
} from './submission-list-store.ts'

/** The filters of a list of submissions; `search` is '' for none. */
export type SubmissionFilters = {
  search: string
  classId: number | undefined
  lessonId: number | undefined
}

/**
 * One page of the unmarked submissions, oldest first, and the total. `search` matches the subject of the exam, the class
 * name and the student, as R-ARABIC-001 defines. A page beyond the last returns the last one.
 */
export async function gradingQueuePage(
  db: Db,
  scope: Scope,
  filters: SubmissionFilters & { page: number },
) {
  const { selection, total } = await selectUnmarked(db, scope, filters)
  const { offset, ...page } = clampPage({ page: filters.page, total, size: SUBMISSIONS_PER_PAGE })
  const range = { offset, limit: SUBMISSIONS_PER_PAGE }
  return { exams: await listUnmarkedRange(db, selection, range), total, ...page }
}

/** The ids of the first unmarked submissions that match the filters, and their number. */
export async function markingQueue(db: Db, scope: Scope, filters: SubmissionFilters) {
  const { selection, total } = await selectUnmarked(db, scope, filters)
  const range = { offset: 0, limit: MAX_QUEUED_IDS }
  return { ids: await listSubmissionIds(db, selection, range), total }
}

async function selectUnmarked(db: Db, scope: Scope, filters: SubmissionFilters) {
  const exams = filterExams(await countUnmarkedByExam(db, scope), filters)
  const selection = await selectByName(db, scope, selectionOf('unmarked', scope, exams, filters))
  // the number per exam is known, but not that of a student
  const total = selection.search
    ? await countSubmissions(db, selection)
    : exams.reduce((sum, it) => sum + it.unmarked, 0)
  return { selection, total }
}

/** One page of the last 1,000 marked written answers, the last mark first, and the total. */
export async function markedPage(
  db: Db,
  scope: Scope,
  filters: SubmissionFilters & { page: number },
) {
  const exams = filterExams(await listExams(db, scope), filters)
  const selected = await selectByName(db, scope, selectionOf('marked', scope, exams, filters))
  const selection = await withStudentIds(db, selected)
  const total = await countSubmissions(db, selection)
  const { offset, ...page } = clampPage({ page: filters.page, total, size: SUBMISSIONS_PER_PAGE })
  const range = { offset, limit: SUBMISSIONS_PER_PAGE }
  return { exams: await listMarkedRange(db, selection, range), total, ...page }
}

/** Who must not see contacts finds students by name only. */
async function selectByName(
  db: Db,
  scope: Scope,
  { search, ...selection }: SubmissionSelection,
): Promise<SubmissionSelection> {
  const studentIds = search ? await findStudentsByName(db, scope, search.text) : undefined
  return { ...selection, search: search && studentIds ? { ...search, studentIds } : search }
}

async function withStudentIds(
  db: Db,
  { search, ...selection }: SubmissionSelection,
): Promise<SubmissionSelection> {
  if (!search || search.studentIds) return { ...selection, search }
  const studentIds = await findMatchingStudents(db, search.text)
  return { ...selection, search: { ...search, studentIds } }
}

type ListedExam = { lessonId: number; classId: number; subject: string; className: string }

function filterExams<Exam extends ListedExam>(
  exams: Exam[],
  { classId, lessonId }: SubmissionFilters,
): Exam[] {
  return exams.filter(
    (it) =>
      (classId === undefined || it.classId === classId) &&
      (lessonId === undefined || it.lessonId === lessonId),
  )
}

function selectionOf(
  state: SubmissionSelection['state'],
  scope: Scope,
  exams: ListedExam[],
  { search, classId, lessonId }: SubmissionFilters,
): SubmissionSelection {
  const text = search.trim()
  const matching = exams.filter(
    ({ subject, className }) => matchesSearch(subject, text) || matchesSearch(className, text),
  )
  return {
    state,
    lessonIds:
      scope.reach === 'all' && classId === undefined && lessonId === undefined
        ? null
        : exams.map((it) => it.lessonId),
    search: text === '' ? null : { text, lessonIds: matching.map((it) => it.lessonId) },
  }
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
  return rows.map(({ theory_text, theory_image, classId, ...it }) => ({
    ...it,
    answer: signedMediaUrl(mediaSecret, theory_image, now, classId) || theory_text,
    isImage: theory_image !== '',
  }))
}
