import { call } from '../platform/call.ts'
import { id } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { classPage, lessonPage } from '../study/study.ts'

const LESSONS_PATH = '/lessonsAction.php'

/**
 * A class as a student sees it on the first day, drafts included, without progress and payments. Rejects an
 * unknown class with 404.
 */
export const previewClass = call({
  path: LESSONS_PATH,
  action: 'previewClass',
  access: { can: 'editClasses' },
  effect: 'read',
  request: { class_id: id },
  response: classPage,
})

/**
 * A lesson as a student sees it, a draft included; nothing is recorded. `closed` is the reason why a new student could not
 * open it today, '' if there is none.
 */
export const previewLesson = call({
  path: LESSONS_PATH,
  action: 'previewLesson',
  access: { can: 'editClasses' },
  effect: 'read',
  request: { class_id: id, lesson_id: id },
  response: z.object({ lesson: lessonPage, closed: z.string() }),
})
