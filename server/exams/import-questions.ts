import { matchesSearch, searchIndex } from '../../contract/arabic/arabic.ts'
import type { ExamWithQuestions, ImportedRow } from '../../contract/exams/manage-questions.ts'
import { canExplain, LESSON_KINDS, lessonKindsWhere } from '../../contract/lessons/lesson-kinds.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { toExamQuestion } from '../lessons/exam-question.ts'
import { findMedia, findMediaInScope, mediaIdsOf } from '../lessons/question-media-store.ts'
import { listChecks, listQuestions } from '../lessons/question-store.ts'
import { findLesson, listLessons } from '../lessons/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { clampPage } from '../platform/pagination.ts'
import { inScope, type Scope } from '../platform/scope.ts'
import type { ParsedQuestionRow } from './question-csv.ts'

type QuestionsRequest = {
  classId: number
  scope: Scope
  csv: string
  /** Of the reasons. */
  locale: Locale
  now: number
}

/** The rows of a CSV file with their questions; stores nothing (R-ARABIC-012). Declines an unreadable file. */
export async function readQuestions(
  { db, mediaSecret }: AppContext,
  { classId, scope, csv, locale, now }: QuestionsRequest,
): Promise<{ rows: ImportedRow[]; unusedColumns?: string[] }> {
  const { parseQuestionsCsv } = await import('./question-csv.ts')
  const lessons = await listExplainingLessons(db, classId)
  const parse = (mediaIds: ReadonlySet<number> | null) =>
    parseQuestionsCsv(csv, { lessons, mediaIds, locale })
  // the files of all rows are looked up at once
  const named = parse(null).rows.flatMap((it) => it.question ?? [])
  const reachable = await findMediaInScope(db, scope, named.flatMap(mediaIdsOf))
  const media = await findMedia(db, [...reachable], { mediaSecret, now, classId })
  const { rows, unusedColumns } = parse(new Set(media.keys()))
  const toWire = ({ question, ...row }: ParsedQuestionRow): ImportedRow => {
    if (!question) return row
    const { explainedIn } = question
    return {
      ...row,
      question: {
        ...toExamQuestion({ ...question, id: row.line }, media),
        ...(explainedIn === null ? {} : { explainedIn }),
      },
    }
  }
  return { rows: rows.map(toWire), ...(unusedColumns.length > 0 && { unusedColumns }) }
}

/** The questions of an exam as CSV. Throws for a missing lesson. */
export async function exportExamQuestions(db: Db, lessonId: number): Promise<string> {
  const { toQuestionsCsv } = await import('./question-csv.ts')
  const lesson =
    (await findLesson(db, lessonId)) ??
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  const [questions, lessons] = await Promise.all([
    LESSON_KINDS[lesson.kind].readBy === 'practising'
      ? listChecks(db, lessonId)
      : listQuestions(db, lessonId),
    listExplainingLessons(db, lesson.class_id),
  ])
  return toQuestionsCsv(questions, { lessons })
}

async function listExplainingLessons(db: Db, classId: number) {
  const lessons = await listLessons(db, classId)
  return lessons.filter(({ kind }) => canExplain(LESSON_KINDS[kind]))
}

const EXAMS_PER_PAGE = 10
/** More exams than any school is expected to have; older ones are not searched. */
const SEARCHED_EXAMS = 5_000

/** One page of the exams with questions, newest first. */
export async function findExamsWithQuestions(
  db: Db,
  scope: Scope,
  { search, page }: { search: string; page: number },
): Promise<{ exams: ExamWithQuestions[]; total: number; page: number; pages: number }> {
  const exams = await listExams(db, scope)
  const found = exams.filter((it) =>
    matchesSearch(searchIndex(`${it.subject} ${it.className}`), search),
  )
  const { offset, ...position } = clampPage({ page, total: found.length, size: EXAMS_PER_PAGE })
  const shown = found.slice(offset, offset + EXAMS_PER_PAGE)
  return { exams: await withQuestionCounts(db, shown), total: found.length, ...position }
}

type NamedExam = Omit<ExamWithQuestions, 'questions'>

async function listExams(db: Db, scope: Scope): Promise<NamedExam[]> {
  return db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .select(['lessons.id as lessonId', 'lessons.subject', 'classes.name as className'])
    .$call(inScope(scope, 'lessons.class_id'))
    .where(
      'lessons.kind',
      'in',
      lessonKindsWhere((it) => it.hasQuestions),
    )
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('questions')
          .select('questions.id')
          .whereRef('questions.lesson_id', '=', 'lessons.id')
          .where('questions.is_check', '=', 0),
      ),
    )
    .orderBy('lessons.id', 'desc')
    .limit(SEARCHED_EXAMS)
    .execute()
}

async function withQuestionCounts(db: Db, exams: NamedExam[]): Promise<ExamWithQuestions[]> {
  // PostgreSQL does not accept `in ()`
  if (exams.length === 0) return []
  const rows = await db
    .selectFrom('questions')
    .select('lesson_id')
    .select((it) => it.fn.countAll<number>().as('questions'))
    .where(
      'lesson_id',
      'in',
      exams.map((it) => it.lessonId),
    )
    .where('is_check', '=', 0)
    .groupBy('lesson_id')
    .execute()
  const counts = new Map(rows.map((it) => [it.lesson_id, it.questions]))
  return exams.map((it) => ({ ...it, questions: counts.get(it.lessonId) ?? 0 }))
}
