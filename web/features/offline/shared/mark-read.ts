import type { LessonPage } from '../../../../contract/study/study.ts'
import { paths } from '../../../api/paths.ts'
import { addToOutbox } from './outbox/outbox.ts'

/** Marks a lesson that was opened without a connection as read: it is sent once, when there is one (decision 0840). */
export async function markRead(lesson: LessonPage, classRef: string): Promise<void> {
  // an exam is completed by its submission
  if (lesson.kind === 'exam') return
  await addToOutbox({
    call: 'recordLessonView',
    request: { classRef, lessonId: lesson.id },
    lessonId: lesson.id,
    title: lesson.subject,
    path: paths.lesson(classRef, lesson.id),
    drafts: [],
  })
}
