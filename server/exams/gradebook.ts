import {
  CELLS,
  GRADEBOOK_ROWS,
  type GradebookOrder,
  type GradebookRows,
  type GradebookShow,
  MAX_GRADEBOOK_COLUMNS,
} from '../../contract/exams/gradebook.ts'
import { say } from '../../messages/message.ts'
import { findStudentsByName } from '../auth/students-by-name.ts'
import { findClass } from '../classes/store.ts'
import {
  countAttended,
  type HeldSession,
  listHeldSessions,
  readAttendance,
} from '../live/attendance-summary.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { clampPage } from '../platform/pagination.ts'
import type { Scope } from '../platform/scope.ts'
import {
  countClassStudents,
  countViewsByLesson,
  countViewsByStudent,
  type GradebookColumn,
  listClassStudents,
  listColumns,
  listResults,
  listStudentsWhoOpened,
  listViews,
  summarizeByStudent,
  summarizeExams,
} from './gradebook-store.ts'

/** The columns of the gradebook of a class with their sums. Throws 404 for a deleted class. */
export async function gradebookHead(db: Db, reader: TableReader) {
  const { classId, className, columns, sessions, hiddenCount, isMarked } = await readTable(
    db,
    reader,
  )
  const [studentCount, views, exams] = await Promise.all([
    countClassStudents(db, classId),
    countViewsByLesson(db, classId),
    summarizeExams(db, classId, examIdsOf(columns)),
  ])
  return {
    className,
    studentCount,
    hiddenCount,
    ...(sessions.length > 0 && { sessionCount: sessions.length }),
    ...(isMarked && { isAnonymous: true }),
    columns: {
      ids: columns.map((it) => it.id),
      subjects: columns.map((it) => it.subject),
      exams: columns.map((it) => (it.isExam ? ('1' as const) : ('0' as const))),
      completed: columns.map((it) =>
        it.isExam ? (exams.get(it.id)?.submitted ?? 0) : (views.get(it.id) ?? 0),
      ),
      averages: columns.map((it) => exams.get(it.id)?.average ?? null),
    },
  }
}

type TableReader = Pick<GradebookQuery, 'classId' | 'seesNames' | 'now'>

type GradebookTable = {
  classId: number
  className: string
  columns: GradebookColumn[]
  /** The live sessions that have begun. */
  sessions: HeldSession[]
  /** How many lessons have no column. */
  hiddenCount: number
  /**
   * True to leave out submissions that wait: in a class with anonymous marking, for who may not know whose they are (R-STAFF-004).
   */
  isMarked: boolean
}

/** The class and the columns of a gradebook for a reader. Throws 404 for a deleted class. */
export async function readTable(
  db: Db,
  { classId, seesNames, now }: TableReader,
): Promise<GradebookTable> {
  const { name, anonymousMarking } =
    (await findClass(db, classId)) ??
    httpError('class_not_found', say('rules_classes_class_not_found'))
  const [columns, sessions] = await Promise.all([
    listColumns(db, classId),
    listHeldSessions(db, { classId, now }),
  ])
  return {
    sessions,
    classId,
    className: name,
    columns: columns.slice(0, MAX_GRADEBOOK_COLUMNS),
    hiddenCount: Math.max(0, columns.length - MAX_GRADEBOOK_COLUMNS),
    isMarked: anonymousMarking === true && !seesNames,
  }
}

const examIdsOf = (columns: GradebookColumn[]) =>
  columns.filter((it) => it.isExam).map((it) => it.id)
const lessonIdsOf = (columns: GradebookColumn[]) =>
  columns.filter((it) => !it.isExam).map((it) => it.id)

export type GradebookQuery = {
  classId: number
  search: string
  show: GradebookShow
  sort: GradebookOrder
  /** The lesson to sort by if `sort` is 'column'. */
  lessonId: number | undefined
  isDescending: boolean
  /** The classes that the reader reaches, for the search. */
  scope: Scope
  /** False for who may not know whose submissions wait in a class with anonymous marking. */
  seesNames: boolean
  /** Unix seconds. */
  now: number
}

type GradebookInput = {
  classId: number
  search?: string | undefined
  show?: GradebookShow | undefined
  sort?: GradebookOrder | undefined
  lessonId?: number | undefined
  order?: 'asc' | 'desc' | undefined
}

/** The query of a request: all students by name by default. */
export function toGradebookQuery(
  input: GradebookInput,
  reader: Pick<GradebookQuery, 'scope' | 'seesNames' | 'now'>,
): GradebookQuery {
  const { classId, search = '', show = 'all', sort = 'name', lessonId, order = 'asc' } = input
  return { classId, search, show, sort, lessonId, isDescending: order === 'desc', ...reader }
}

/** A page of the students of a class with their cells. Throws 404 for a deleted class. */
export async function gradebookRows(
  db: Db,
  { page: requestedPage, ...query }: GradebookQuery & { page: number },
): Promise<GradebookRows> {
  const table = await readTable(db, query)
  const students = await selectStudents(db, query, table)
  const total = students.length
  const { page, offset } = clampPage({ page: requestedPage, total, size: GRADEBOOK_ROWS })
  const shown = students.slice(offset, offset + GRADEBOOK_ROWS)
  const rows = await readCells(db, table, shown)
  return {
    total,
    page,
    ids: shown.map((it) => it.id),
    names: shown.map((it) => it.name),
    emails: shown.map((it) => it.email),
    completed: rows.map((it) => it.completed),
    averages: rows.map((it) => it.average),
    cells: rows.map((it) => it.cells),
    scores: rows.map((it) => it.scores),
    marked: rows.map((it) => it.marked),
    waiting: rows.map((it) => it.waiting),
    ...(table.sessions.length > 0 && { attended: rows.map((it) => it.attended) }),
  }
}

type Student = { id: number; name: string; email: string }

/** The students that the query shows, in its order; by name within equal values. */
async function selectStudents(
  db: Db,
  query: GradebookQuery,
  { columns, sessions, isMarked }: GradebookTable,
): Promise<Student[]> {
  const search = query.search.trim()
  const found = search ? await findStudentsByName(db, query.scope, search) : undefined
  const students = await listClassStudents(db, query.classId, search, found)
  const { show, sort, isDescending } = query
  if (show === 'all' && sort === 'name') return isDescending ? students.reverse() : students
  const examIds = examIdsOf(columns)
  const [views, exams] = await Promise.all([
    countViewsByStudent(db, query.classId, lessonIdsOf(columns)),
    summarizeByStudent(db, examIds, { isMarked }),
  ])
  const completedBy = (id: number) => (views.get(id) ?? 0) + (exams.get(id)?.submitted ?? 0)
  const isShown: Record<GradebookShow, (id: number) => boolean> = {
    all: () => true,
    unfinished: (id) => completedBy(id) < columns.length,
    waiting: (id) => (exams.get(id)?.waiting ?? 0) > 0,
    below70: (id) => (exams.get(id)?.average ?? Number.POSITIVE_INFINITY) < 70,
  }
  const shown = students.filter(({ id }) => isShown[show](id))
  const sortValue = await orderValue(db, query, columns, {
    name: undefined,
    completed: completedBy,
    average: (id) => exams.get(id)?.average ?? null,
    attended: await attendedBy(db, query, sessions),
  })
  if (!sortValue) return isDescending ? shown.reverse() : shown
  // students without a value are last in both directions; the difference of two infinities is not a number
  const last = isDescending ? -Number.MAX_VALUE : Number.MAX_VALUE
  const rank = ({ id }: Student) => sortValue(id) ?? last
  return shown.sort((left, right) =>
    isDescending ? rank(right) - rank(left) : rank(left) - rank(right),
  )
}

/** The order by attendance, if the query has it. */
async function attendedBy(db: Db, { sort }: GradebookQuery, sessions: readonly HeldSession[]) {
  if (sort !== 'attended') return undefined
  const attendance = await readAttendance(db, sessions)
  return (id: number) => countAttended(attendance, id)
}

type SortValue = (studentId: number) => number | null

/** Returns a function with the sort value of a student; undefined to sort by name. */
async function orderValue(
  db: Db,
  { classId, sort, lessonId }: GradebookQuery,
  columns: GradebookColumn[],
  known: Record<Exclude<GradebookOrder, 'column'>, SortValue | undefined>,
): Promise<SortValue | undefined> {
  if (sort !== 'column') return known[sort]
  const column = columns.find(({ id }) => id === lessonId)
  if (!column) return undefined
  if (!column.isExam) {
    const opened = new Set(await listStudentsWhoOpened(db, classId, column.id))
    return (id) => (opened.has(id) ? 1 : null)
  }
  // a submission without a total has no place in this order
  const results = await listResults(db, [column.id], { isMarked: true })
  const totals = new Map(results.map((it) => [it.studentId, it.total]))
  return (id) => totals.get(id) ?? null
}

/** The cells of these students, in the order of the columns. */
async function readCells(
  db: Db,
  { classId, columns, sessions, isMarked }: GradebookTable,
  students: readonly Student[],
) {
  const studentIds = students.map((it) => it.id)
  const [views, results, attendance] = await Promise.all([
    listViews(db, classId, studentIds),
    listResults(db, examIdsOf(columns), { isMarked, studentIds }),
    readAttendance(db, sessions, studentIds),
  ])
  const opened = new Set(views.map((it) => `${it.studentId} ${it.lessonId}`))
  const submissions = new Map(results.map((it) => [`${it.studentId} ${it.lessonId}`, it]))
  const cellOf = ({ id, isExam }: GradebookColumn, studentId: number) => {
    const key = `${studentId} ${id}`
    // a viewed exam is not completed
    if (!isExam) return opened.has(key) ? CELLS.completed : CELLS.none
    const submission = submissions.get(key)
    if (!submission) return CELLS.none
    return submission.total === null ? CELLS.waiting : CELLS.completed
  }
  return studentIds.map((studentId) => {
    const cells = columns.map((it) => cellOf(it, studentId))
    const submitted = columns.flatMap(({ id }) => submissions.get(`${studentId} ${id}`) ?? [])
    const scores = submitted.flatMap((it) => it.total ?? [])
    return {
      attendance: attendance.get(studentId),
      attended: countAttended(attendance, studentId),
      cells: cells.join(''),
      scores,
      marked: submitted.flatMap((it) => (it.total === null ? [] : it.id)),
      waiting: submitted.flatMap((it) => (it.total === null ? it.id : [])),
      completed: cells.filter((it) => it !== CELLS.none).length,
      average: scores.length > 0 ? scores.reduce((sum, it) => sum + it, 0) / scores.length : null,
    }
  })
}

const CSV_BATCH = 200

/** The students of a query with their cells, in batches. For the export. */
export async function* gradebookBatches(db: Db, query: GradebookQuery, table: GradebookTable) {
  const students = await selectStudents(db, query, table)
  for (const batch of batchesOf(students, CSV_BATCH)) {
    const rows = await readCells(db, table, batch)
    yield batch.flatMap((student, index) => {
      const row = rows[index]
      return row ? [{ ...student, ...row }] : []
    })
  }
}
