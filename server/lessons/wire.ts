import type * as z from 'zod/mini'
import { getLessonQuestions, removeObj } from '../../contract/exams.ts'
import * as calls from '../../contract/lessons.ts'
import { answer } from '../http/answers.ts'
import type { Upload } from '../http/read-asked.ts'
import { inTransaction } from '../kernel/db.ts'
import { mediaUrl } from '../kernel/media-address.ts'
import { refuse } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { addLesson, deleteLesson, type LessonForm, removeFile, updateLesson } from './manage.ts'
import { listQuestions, removeQuestion } from './questions.ts'
import { reorderLessons, swapLessons } from './reorder.ts'
import { findLesson, type LessonRecord, listLessons } from './store.ts'

export const lessonCalls = [
  answer(calls.getLessons, async ({ school, asked, now }) => {
    const lessons = await listLessons(school.db, asked.class_id)
    return lessons.map((it) => managed(school, it, now))
  }),

  answer(calls.getManagedLesson, async ({ school, asked, now }) => {
    const lesson = (await findLesson(school.db, asked.lesson_id)) ?? refuse('Lesson not found')
    return managed(school, lesson, now)
  }),

  answer(calls.addLesson, async ({ school, asked, uploads, now }) => ({
    id: await addLesson(school, { classId: asked.class_id, ...formOf(asked, uploads), now }),
  })),

  answer(calls.updateLesson, async ({ school, asked, uploads, now }) => {
    const { lesson_id: lessonId, class_id: classId, version } = asked
    await updateLesson(school, { lessonId, classId, version, ...formOf(asked, uploads), now })
    return null
  }),

  answer(calls.deleteLesson, async ({ school, asked, now }) => {
    await deleteLesson(school, asked.lesson_id, now)
    return null
  }),

  answer(calls.removeFile, async ({ school, asked, now }) => {
    await removeFile(school, asked.lesson_id, now)
    return null
  }),

  answer(calls.reorderLessons, async ({ school, asked, now }) => {
    await inTransaction(school.db, (tx) => reorderLessons(tx, asked.lessons, now))
    return null
  }),

  answer(calls.swapLessonsPosition, async ({ school, asked, now }) => {
    const ids: [number, number] = [asked.lesson1_id, asked.lesson2_id]
    await inTransaction(school.db, (tx) => swapLessons(tx, ids, now))
    return null
  }),

  answer(getLessonQuestions, async ({ school, asked }) => {
    const lesson = (await findLesson(school.db, asked.lesson_id)) ?? refuse('Lesson not found')
    const questions = await listQuestions(school.db, lesson.id)
    return questions.map(({ option1, option2, option3, option4, ...it }) => ({
      ...it,
      answer1: option1,
      answer2: option2,
      answer3: option3,
      answer4: option4,
    }))
  }),

  answer(removeObj, async ({ school, asked }) => {
    await inTransaction(school.db, (tx) => removeQuestion(tx, asked.obj_id))
    return null
  }),
]

type Asked = Omit<z.output<(typeof calls.addLesson)['asks']>, 'class_id'>

function formOf(asked: Asked, uploads: Upload[]): Omit<LessonForm, 'now'> {
  return {
    kind: asked.inputetype,
    subject: asked.subject,
    about: asked.about,
    scheduled: asked.scheduled === '' ? undefined : asked.scheduled,
    opensAt: asked.studydate,
    referenceAnswer: asked.theoryAnswer,
    questions: asked.questions,
    file: uploads[0],
    fileKind: asked.fileType || undefined,
    once: asked.once,
  }
}

/** A lesson as an administrator sees it; its material opens for an hour. */
function managed(school: School, lesson: LessonRecord, now: number): calls.ManagedLesson {
  const address = mediaUrl(school.mediaSecret, lesson.material, now)
  return {
    id: lesson.id,
    classId: lesson.class_id,
    kind: lesson.kind,
    subject: lesson.subject,
    about: lesson.about,
    scheduled: lesson.scheduled === 1,
    opensAt: lesson.opens_at,
    position: lesson.position,
    material: address,
    materialUrl: address,
    materialName: lesson.material_name,
    materialBytes: lesson.material_bytes,
    materialExtension: lesson.material_extension,
    referenceAnswer: lesson.reference_answer,
    version: lesson.version,
  }
}
