import { matchesSearch, searchIndex } from '../../contract/arabic/arabic.ts'
import { MAX_QUEUED_IDS, SUBMISSIONS_PER_PAGE } from '../../contract/exams/marking.ts'
import { findStudentsByName } from '../auth/students-by-name.ts'
import type { Db } from '../platform/db.ts'
import { clampPage } from '../platform/pagination.ts'
import type { Scope } from '../platform/scope.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import { countUnmarkedByExam, listUnmarked, listUnmarkedAnswers } from './grading-queue-store.ts'
import { findClaimsOfOthers } from './marking-claims.ts'
import { listPairedMarks } from './paired-mark-store.ts'
import type { Viewer } from './sees-names.ts'
import { hideNames } from './sees-names.ts'
import {
  countSubmissions,
  findMatchingStudents,
  listExams,
  listMarked,
  listMarkedIds,
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
  { viewer, now }: { viewer: Viewer; now: number },
) {
  const { selection, total } = await selectUnmarked(db, scope, filters, viewer)
  const { offset, ...page } = clampPage({ page: filters.page, total, size: SUBMISSIONS_PER_PAGE })
  const range = { offset, limit: SUBMISSIONS_PER_PAGE }
  const rows = await listUnmarkedRange(db, selection, range)
  const ids = rows.map((it) => it.submissionId)
  const [named, claims, pairs] = await Promise.all([
    hideNames(db, rows, viewer),
    findClaimsOfOthers(db, ids, { userId: viewer.id, now }),
    listPairedMarks(db, ids),
  ])
  const exams = named.map((it) => {
    const claim = claims.get(it.submissionId)
    const secondMark = positionOf(pairs.get(it.submissionId) ?? [], viewer.id)
    return { ...it, ...(claim && { claim }), ...(secondMark && { secondMark }) }
  })
  return { exams, total, ...page }
}

/** Whether a submission waits for the other of two marks, or for a decision between them. */
function positionOf(marks: readonly { markerId: number }[], viewerId: number) {
  if (marks.length === 2) return 'differ' as const
  return marks[0]?.markerId === viewerId ? ('given' as const) : undefined
}

/** The ids of the first submissions that match the filters and wait for a mark of the viewer, and their number. */
export async function markingQueue(
  db: Db,
  scope: Scope,
  filters: SubmissionFilters,
  viewer: Viewer,
) {
  const { selection, total } = await selectUnmarked(db, scope, filters, viewer)
  const range = { offset: 0, limit: MAX_QUEUED_IDS }
  const ids = await listSubmissionIds(db, { ...selection, markableBy: viewer.id }, range)
  return { ids, total: ids.length < MAX_QUEUED_IDS ? ids.length : total }
}

async function selectUnmarked(db: Db, scope: Scope, filters: SubmissionFilters, viewer: Viewer) {
  const exams = filterExams(await countUnmarkedByExam(db, scope), filters)
  const named = await selectByName(db, scope, selectionOf('unmarked', scope, exams, filters))
  const selection = { ...named, hidesNames: !viewer.seesNames }
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
  const ids = await listMarkedIds(db, selection)
  const total = ids.length
  const { offset, ...page } = clampPage({ page: filters.page, total, size: SUBMISSIONS_PER_PAGE })
  const rows = await listMarked(db, ids.slice(offset, offset + SUBMISSIONS_PER_PAGE))
  return { exams: rows, total, ...page }
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
  const matching = exams.filter(({ subject, className }) =>
    matchesSearch(searchIndex(`${subject} ${className}`), text),
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

/** The unmarked submissions without the answers (R-AEXAM-008). */
export const unmarkedSubmissions = async (db: Db, scope: Scope, viewer: Viewer) =>
  hideNames(db, await listUnmarked(db, scope), viewer)

const isOpen = (it: { isAnonymous: number }) => it.isAnonymous === 0

type UnmarkedAnswersQuery = {
  lessonId: number
  studentId: number | undefined
  viewer: Viewer
  mediaSecret: string
  /** Unix seconds. */
  now: number
}

/** The unmarked answers of one exam, oldest first; `answer` is a signed URL if `isImage` is true. */
export async function unmarkedAnswers(
  db: Db,
  { lessonId, studentId, viewer, mediaSecret, now }: UnmarkedAnswersQuery,
) {
  const found = await listUnmarkedAnswers(db, lessonId, studentId)
  // an answer found by its student would name the student
  const isNamed = studentId !== undefined && !viewer.seesNames
  const rows = await hideNames(db, isNamed ? found.filter(isOpen) : found, viewer)
  return rows.map(({ theory_text, photograph, classId, ...it }) => ({
    ...it,
    answer: signedMediaUrl(mediaSecret, photograph, now, classId) || theory_text,
    isImage: photograph !== '',
  }))
}
