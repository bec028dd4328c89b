import type { Comment } from '../../contract/comments.ts'
import { lessonAccess } from '../../contract/lesson-access.ts'
import { findClassByRef } from '../classes/store.ts'
import { isVisible } from '../classes/visibility.ts'
import { readStudentClassState } from '../exams/standing.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import {
  deleteCommentTree,
  findAuthorId,
  insertComment,
  listComments,
  lockComment,
} from './store.ts'

type CommentTarget = {
  userId: number
  isAdmin: boolean
  /** Id or rand. */
  classRef: string
  lessonId: number
  /** Unix seconds. */
  now: number
}

/** What is said about a lesson, newest first, to those who may say something there. */
export async function getLessonComments(
  school: AppContext,
  target: CommentTarget,
): Promise<Comment[]> {
  await requireAccess(school, target)
  return listComments(school.db, target)
}

/**
 * Says something about a lesson, or answers what somebody said there, and answers the comment's id
 * (R-COMMENT-011). Refuses whoever may not open the lesson, an exam, and a parent that is not on this lesson.
 */
export async function addComment(
  school: AppContext,
  { body, parentId, ...target }: CommentTarget & { body: string; parentId: number | null },
): Promise<number> {
  const { classId } = await requireAccess(school, target)
  const { lessonId, userId: authorId, now } = target
  return inTransaction(school.db, async (tx) => {
    if (parentId !== null && !(await lockComment(tx, parentId, lessonId))) {
      httpError('parent_comment_not_found', 'The comment you are answering is not there any more.')
    }
    return insertComment(tx, { classId, lessonId, authorId, parentId, body, now })
  })
}

/** Deletes a comment and its replies (decision 0071). Rejects whoever is neither its author nor an administrator. */
export async function deleteComment(
  school: AppContext,
  {
    commentId,
    userId,
    isAdmin,
    now,
  }: Omit<CommentTarget, 'classRef' | 'lessonId'> & { commentId: number },
): Promise<void> {
  const authorId =
    (await findAuthorId(school.db, commentId)) ??
    httpError('comment_not_found', 'Comment not found')
  if (authorId !== userId && !isAdmin)
    httpError('not_own_comment', 'You may delete only your own comments.')
  await inTransaction(school.db, (tx) => deleteCommentTree(tx, commentId, now))
}

/** Whoever may open the lesson takes part, and an administrator anywhere (decision 0071). An exam is not discussed. */
async function requireAccess({ db, config }: AppContext, target: CommentTarget) {
  const schoolClass =
    (await findClassByRef(db, target.classRef)) ?? httpError('class_not_found', 'Class not found')
  const classState = await readStudentClassState(db, {
    studentId: target.userId,
    examClass: schoolClass,
    now: target.now,
    timezone: config.SITE_TIMEZONE,
  })
  const viewer = { isEnrolled: classState.enrolled, isAdmin: target.isAdmin }
  if (!isVisible(schoolClass, viewer)) httpError('class_not_found', 'Class not found')
  const lesson = classState.lessons.find((it) => it.id === target.lessonId)
  if (!lesson) httpError('lesson_not_found', 'Lesson not found')
  if (lesson.kind === 'exam') decline('exam_has_no_comments', 'An exam has no discussion.')
  const access = lessonAccess(lesson, classState)
  if (!access.open && !target.isAdmin) decline('lesson_locked', access.message)
  return { classId: schoolClass.id }
}
