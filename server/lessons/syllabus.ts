import type { ManagedClass } from '../../contract/classes/classes.ts'
import type { CanDoStatement } from '../../contract/lessons/can-do.ts'
import { countsTowardsProgress, type LessonState } from '../../contract/lessons/lesson-access.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import type { LessonRow } from '../../contract/lessons/lessons.ts'
import { type EncodedSyllabus, encodeSyllabus } from '../../contract/study/study.ts'
import { findClass, readCanDo } from '../classes/store.ts'
import type { Db } from '../platform/db.ts'
import { cacheByVersion } from '../platform/version-cache.ts'
import { type LessonRecord, listLessons, listPublishedLessons } from './store.ts'

/** The part of a lesson that is the same for all students; `number` does not count timetables. */
export type SyllabusLesson = Pick<
  LessonState,
  'id' | 'kind' | 'scheduled' | 'opensAt' | 'closesAt'
> & {
  subject: string
  number: number
}

type StoredFile = { key: string; name: string; bytes: number }

/** The part of a class that is the same for all students. */
export type Syllabus = {
  class: ManagedClass
  lessons: SyllabusLesson[]
  encoded: EncodedSyllabus
  /** By lesson id. */
  timetableFiles: ReadonlyMap<number, StoredFile>
  /** What its students can do, each with at least one lesson that they see (R-LEARN-012). */
  canDo: CanDoStatement[]
}

/**
 * The syllabus of a class, cached by the version of the class, which every change of the class, its lessons or its
 * questions increments (decision 0040). Callers read the version from the database first.
 */
export const getCachedSyllabus = cacheByVersion(readSyllabus)

async function readSyllabus(db: Db, classId: number): Promise<Syllabus | undefined> {
  const [managedClass, lessons, canDo] = await Promise.all([
    findClass(db, classId),
    listPublishedLessons(db, classId),
    readCanDo(db, classId),
  ])
  return managedClass && toSyllabus(managedClass, lessons, canDo)
}

/** The syllabus with drafts, as administrators preview it; not cached. */
export async function readDraftSyllabus(db: Db, classId: number): Promise<Syllabus | undefined> {
  const [managedClass, lessons, canDo] = await Promise.all([
    findClass(db, classId),
    listLessons(db, classId),
    readCanDo(db, classId),
  ])
  return managedClass && toSyllabus(managedClass, lessons, canDo)
}

function toSyllabus(
  managedClass: ManagedClass,
  lessons: LessonRecord[],
  canDo: readonly CanDoStatement[],
): Syllabus {
  const rows = lessons.map(toLessonRow)
  const shown = new Set(lessons.map((it) => it.id))
  let number = 0
  return {
    class: managedClass,
    encoded: encodeSyllabus(managedClass, rows),
    lessons: rows.map(({ id, kind, scheduled, opensAt, closesAt, subject }) => {
      if (countsTowardsProgress({ kind })) number++
      return { id, kind, scheduled, opensAt, subject, number, ...(closesAt && { closesAt }) }
    }),
    timetableFiles: new Map(
      lessons
        .filter((it) => opensInClassPage(it) && it.material !== '')
        .map((it) => [
          it.id,
          { key: it.material, name: it.material_name, bytes: it.material_bytes },
        ]),
    ),
    canDo: canDo
      .map((it) => ({ ...it, lessons: it.lessons.filter((id) => shown.has(id)) }))
      .filter((it) => it.lessons.length > 0),
  }
}

function opensInClassPage({ kind }: Pick<LessonRecord, 'kind'>) {
  return LESSON_KINDS[kind].opensIn === 'class-page'
}

function toLessonRow(lesson: LessonRecord): LessonRow {
  return {
    id: lesson.id,
    subject: lesson.subject,
    kind: lesson.kind,
    // other texts and materials are part of the lesson page (R-LESSON-022)
    about: opensInClassPage(lesson) ? lesson.about : '',
    scheduled: lesson.scheduled === 1,
    opensAt: lesson.opens_at,
    viewed: false,
    viewedAt: 0,
    examDone: false,
    materialUrl: '',
    materialExtension: lesson.material_extension,
    examPublicId: LESSON_KINDS[lesson.kind].hasQuestions ? lesson.exam_rand : '',
    ...(LESSON_KINDS[lesson.kind].hasQuestions &&
      lesson.closes_at > 0 && { closesAt: lesson.closes_at }),
  }
}
