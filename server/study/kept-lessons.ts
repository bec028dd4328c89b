import type * as z from 'zod/mini'
import { lessonAccess } from '../../contract/lessons/lesson-access.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import type { checkKeptLessons, getLessonSizes } from '../../contract/offline/kept-lessons.ts'
import type { LessonRendition } from '../../contract/renditions/renditions.ts'
import { isVisible } from '../classes/visibility.ts'
import { findSubmission } from '../exams/store.ts'
import { readExamContent } from '../lessons/exam-versions.ts'
import type { LessonRecord } from '../lessons/store.ts'
import {
  findClassForStudent,
  getVisibleClass,
  readStudentClassState,
} from '../lessons/student-class-state.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { listRenditions } from '../renditions/list-renditions.ts'
import { contentVersion } from './content-version.ts'
import { findCachedLesson } from './lesson-page.ts'
import { findClassesOfLessons } from './store.ts'

type Viewer = { studentId: number; isAdmin: boolean; now: number }
type CheckedLessons = z.output<typeof checkKeptLessons.response>
type KeptLesson = z.output<typeof checkKeptLessons.request>['lessons'][number]

/** The state of lessons kept on a device (R-OFFLINE-011): those that changed, and those that are no longer accessible. */
export async function checkKept(
  school: AppContext,
  { lessons, ...viewer }: Viewer & { lessons: KeptLesson[] },
): Promise<CheckedLessons> {
  const result: CheckedLessons = { changed: [], gone: [] }
  const classIds = await findClassesOfLessons(
    school.db,
    lessons.map(({ id }) => id),
  )
  for (const classId of new Set(classIds.values())) {
    const ofClass = lessons.filter(({ id }) => classIds.get(id) === classId)
    const readable = await readableLessons(school, String(classId), viewer)
    for (const kept of ofClass) {
      const state = readable?.lessons.get(kept.id)
      if (state === undefined) result.gone.push({ id: kept.id, reason: 'deleted' })
      else if (state === 'closed') result.gone.push({ id: kept.id, reason: 'closed' })
      else result.changed.push(...(await findChange(school, kept, { ...viewer, ...readable })))
    }
  }
  const missing = lessons.filter(({ id }) => !classIds.has(id))
  result.gone.push(...missing.map(({ id }) => ({ id, reason: 'deleted' as const })))
  return result
}

type ReadableLessons = { version: number; lessons: Map<number, 'open' | 'closed'> }

/** The lessons of a class, open or closed for the student. Undefined for a class that does not exist. */
async function readableLessons(
  { db, config }: AppContext,
  classRef: string,
  { studentId, isAdmin, now }: Viewer,
): Promise<ReadableLessons | undefined> {
  const classForStudent = await findClassForStudent(db, { classRef, studentId })
  if (!classForStudent) return
  const visible = isVisible(classForStudent.syllabus.class, { ...classForStudent, isAdmin })
  const timezone = config.SITE_TIMEZONE
  const state = await readStudentClassState(db, classForStudent, { now, timezone })
  const isOpen = (it: (typeof state.lessons)[number]) =>
    isAdmin || (visible && lessonAccess(it, state).open)
  return {
    version: classForStudent.version,
    lessons: new Map(state.lessons.map((it) => [it.id, isOpen(it) ? 'open' : 'closed'])),
  }
}

async function findChange(
  school: AppContext,
  { id, version, form }: KeptLesson,
  viewer: Viewer & { version?: number },
): Promise<CheckedLessons['changed']> {
  // a lesson changes only with the version of its class
  const lesson = await findCachedLesson(school.db, { id, version: viewer.version ?? 0 })
  if (!lesson) return []
  const current = contentVersion(lesson, await findExamVersion(school.db, lesson, viewer.studentId))
  if (current === version) return []
  const { forms } = await listRenditions(school, lesson, viewer.now)
  const file = forms.find((it) => it.form === form) ?? forms.find((it) => it.form === 'original')
  return [{ id, version: current, path: pathOf(file), bytes: file?.bytes ?? 0 }]
}

/** The version of an exam's questions that a student is shown: after a submission, the version that was answered. */
async function findExamVersion(db: Db, { id, kind }: LessonRecord, studentId: number) {
  if (!LESSON_KINDS[kind].hasQuestions) return
  const submission = await findSubmission(db, studentId, id)
  return submission?.exam_version ?? (await readExamContent(db, id))?.version
}

/** The path of a rendition, which identifies its file; the signature in the URL changes over time. */
const pathOf = (file: LessonRendition | undefined) => file?.url.split('?')[0] ?? ''

type SizesRequest = Viewer & { classRef: string; lessonIds: number[] }

/** The renditions and sizes of lessons that the student may open now. Others are left out. */
export async function lessonSizes(
  school: AppContext,
  { classRef, lessonIds, ...viewer }: SizesRequest,
): Promise<z.output<typeof getLessonSizes.response>> {
  await getVisibleClass(school.db, { classRef, ...viewer })
  const readable = await readableLessons(school, classRef, viewer)
  const open = lessonIds.filter((id) => readable?.lessons.get(id) === 'open')
  const sizes = open.map(async (id) => {
    const lesson = await findCachedLesson(school.db, { id, version: readable?.version ?? 0 })
    if (!lesson) return []
    const { forms } = await listRenditions(school, lesson, viewer.now)
    return [
      {
        ...{ id, extension: lesson.material_extension },
        forms: forms.map((it) => ({ form: it.form, path: pathOf(it), bytes: it.bytes })),
      },
    ]
  })
  return (await Promise.all(sizes)).flat()
}
