import {
  LESSON_CHANGED,
  type LessonKind,
  type MaterialKind,
  type QuestionForm,
} from '../../contract/lessons.ts'
import { touchClass } from '../classes/store.ts'
import { inTransaction, type Tx } from '../kernel/db.ts'
import { newRand } from '../kernel/random.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { tellOfLesson, tellOfLessonAt } from '../push/tell.ts'
import { type SentFile, withMaterial } from './material.ts'
import { saveQuestions } from './questions.ts'
import {
  changeLesson,
  findLesson,
  findLessonOnce,
  insertLesson,
  type LessonFields,
  type LessonRecord,
  type MaterialFields,
  NO_MATERIAL,
} from './store.ts'

/** A lesson as its teacher fills it in. On a change, what is left out stays as it was. */
export type LessonForm = {
  kind: LessonKind
  subject: string
  about?: string | undefined
  /** Only a timetable's form has no such choice. */
  scheduled: boolean | undefined
  /** Unix seconds. */
  opensAt?: number | undefined
  referenceAnswer?: string | undefined
  questions?: QuestionForm[] | undefined
  file?: SentFile | undefined
  fileKind?: MaterialKind | undefined
  /** The browser's name for this save; the same for every try of it. */
  once?: string | undefined
  now: number
}

/**
 * Adds a lesson with its questions and its file after the last one of a class, or does none of it, and answers
 * its id (wallet-and-admin §7). A save that was tried before makes no second lesson (decision 0140). Refuses a
 * missing class, a scheduled lesson without its day, questions outside an exam and a file of another kind.
 */
export async function addLesson(
  school: School,
  { classId, ...form }: LessonForm & { classId: number },
): Promise<number> {
  const fields = { about: '', reference_answer: '', ...fieldsOf(form) }
  return withMaterial(school, { file: form.file, said: form.fileKind }, async (sent) => {
    const material = sent ?? NO_MATERIAL
    const { id, unwanted } = await inTransaction(school.db, async (tx) => {
      await holdClass(tx, classId)
      const before = form.once ? await findLessonOnce(tx, classId, form.once) : undefined
      // somebody else went on from what the first try made, and that stands
      if (before && before.version !== form.once) return { id: before.id, unwanted: material }
      const lesson = { ...fields, ...material }
      if (before) await changeLesson(tx, before.id, lesson, form.now)
      const lessonId =
        before?.id ??
        (await insertLesson(tx, {
          ...lesson,
          classId,
          once: form.once ?? null,
          examRand: newRand(),
          now: form.now,
        }))
      await tellOfLesson(tx, { lessonId, opensAt: fields.opens_at, now: form.now })
      await saveQuestions(tx, { lessonId, save: fields.version }, form.questions ?? [])
      return { id: lessonId, unwanted: before ?? NO_MATERIAL }
    })
    await removeFrom(school, unwanted)
    return id
  })
}

/**
 * Changes a lesson; its file is replaced when one comes and kept when none does (wallet-and-admin §7). With a
 * `version`, refuses when somebody else has saved it since (decision 0141). Refuses what `addLesson` refuses and
 * a missing lesson.
 */
export async function updateLesson(
  school: School,
  asked: LessonForm & {
    lessonId: number
    classId?: number | undefined
    version?: string | undefined
  },
): Promise<void> {
  const { lessonId, classId, version, ...form } = asked
  const fields = fieldsOf(form)
  await withMaterial(school, { file: form.file, said: form.fileKind }, (material) =>
    changing(school, { lessonId, classId }, material, async (tx, lesson) => {
      const isAgain = lesson.version === form.once
      if (version !== undefined && version !== lesson.version && !isAgain) refuse(LESSON_CHANGED)
      await changeLesson(tx, lessonId, { ...fields, ...material }, form.now)
      await saveQuestions(tx, { lessonId, save: fields.version }, form.questions ?? [])
      await tellOfLessonAt(tx, { lessonId, opensAt: fields.opens_at, now: form.now })
    }),
  )
}

/** Takes a lesson out of every list, and its file out of the store. Results stay. Refuses a missing lesson. */
export async function deleteLesson(school: School, lessonId: number, now: number): Promise<void> {
  await changing(school, { lessonId }, NO_MATERIAL, (tx) =>
    changeLesson(tx, lessonId, { ...NO_MATERIAL, once: null, deleted_at: now }, now),
  )
}

/** Removes the file of a lesson, if it has one (wallet-and-admin §7). Refuses a missing lesson. */
export async function removeFile(school: School, lessonId: number, now: number): Promise<void> {
  await changing(school, { lessonId }, NO_MATERIAL, (tx) =>
    changeLesson(tx, lessonId, NO_MATERIAL, now),
  )
}

/**
 * Changes a lesson while its class is held. When its file becomes another one (`material`; null keeps it), the
 * old file goes once the change stands: before that, a failure would leave a lesson without any.
 */
async function changing(
  school: School,
  asked: { lessonId: number; classId?: number | undefined },
  material: MaterialFields | null,
  change: (tx: Tx, lesson: LessonRecord) => Promise<void>,
): Promise<void> {
  const old = await inTransaction(school.db, async (tx) => {
    const found = (await findLesson(tx, asked.lessonId)) ?? refuse('Lesson not found')
    if (asked.classId && asked.classId !== found.class_id) refuse('Lesson not found')
    await holdClass(tx, found.class_id)
    // read again now that nobody else can change it
    const lesson = (await findLesson(tx, asked.lessonId)) ?? refuse('Lesson not found')
    await change(tx, lesson)
    return lesson
  })
  if (material) await removeFrom(school, old)
}

/** Takes a file out of the store that no row names any more. */
async function removeFrom(school: School, { material }: Pick<MaterialFields, 'material'>) {
  if (material !== '') await school.files.remove(material)
}

/** Raises the class's version and thereby holds its row: changes to the lessons of one class come one by one. */
async function holdClass(tx: Tx, classId: number): Promise<void> {
  if (!(await touchClass(tx, classId))) refuse('Class not found')
}

function fieldsOf(
  form: LessonForm,
): Omit<LessonFields, 'about' | 'reference_answer'> & Partial<LessonFields> {
  if (form.kind !== 'exam' && form.questions?.length) reject(400, 'questions belong to an exam')
  if (form.scheduled === undefined && form.kind !== 'timetable')
    reject(400, 'scheduled is required')
  // a timetable is never set for a day (wallet-and-admin §5)
  const scheduled = form.scheduled && form.kind !== 'timetable'
  if (scheduled && !form.opensAt) reject(400, 'studydate is required')
  return {
    kind: form.kind,
    subject: form.subject,
    scheduled: scheduled ? 1 : 0,
    opens_at: scheduled ? (form.opensAt ?? 0) : 0,
    version: form.once ?? newRand(),
    ...(form.about === undefined ? {} : { about: form.about }),
    ...(form.referenceAnswer === undefined ? {} : { reference_answer: form.referenceAnswer }),
  }
}
