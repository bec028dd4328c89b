import type { Comment } from '../../contract/comments/comments.ts'
import { lessonAccess } from '../../contract/lessons/lesson-access.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { getVisibleClass, readStudentClassState } from '../lessons/student-class-state.ts'
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
  /** Id or public id. */
  classRef: string
  lessonId: number
  /** Unix seconds. */
  now: number
}

/** The comments of a lesson, newest first. Requires access to the lesson. */
export async function getLessonComments(
  school: AppContext,
  target: CommentTarget & { showsEmails: boolean; locale: Locale },
): Promise<Comment[]> {
  await requireAccess(school, target)
  return listComments(school.db, target)
}

/**
 * Adds a comment or a reply to a lesson and returns its id (R-COMMENT-011). Requires access to the lesson; declines an
 * exam. Rejects a parent that is not a comment of this lesson.
 */
export async function addComment(
  school: AppContext,
  { body, parentId, ...target }: CommentTarget & { body: string; parentId: number | null },
): Promise<number> {
  const { classId } = await requireAccess(school, target)
  const { lessonId, userId: authorId, now } = target
  return inTransaction(school.db, async (tx) => {
    if (parentId !== null && !(await lockComment(tx, parentId, lessonId))) {
      httpError('parent_comment_not_found', say('rules_comments_comment_replying_no_longer_exists'))
    }
    return insertComment(tx, { classId, lessonId, authorId, parentId, body, now })
  })
}

/** Deletes a comment and its replies, which would answer nothing. Rejects callers who are neither its author nor an administrator. */
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
    httpError('comment_not_found', say('rules_comments_comment_not_found'))
  if (authorId !== userId && !isAdmin)
    httpError('not_own_comment', say('rules_comments_delete_only_own_comments'))
  await inTransaction(school.db, (tx) => deleteCommentTree(tx, commentId, now))
}

/** Requires access to the lesson, or the administrator role. Exams have no comments. */
async function requireAccess({ db, config }: AppContext, target: CommentTarget) {
  const { classRef, userId: studentId, isAdmin, now } = target
  const classForStudent = await getVisibleClass(db, { classRef, studentId, isAdmin })
  const timezone = config.SITE_TIMEZONE
  const state = await readStudentClassState(db, classForStudent, { now, timezone })
  const lesson = state.lessons.find((it) => it.id === target.lessonId)
  if (!lesson) httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  if (!LESSON_KINDS[lesson.kind].hasComments)
    decline('exam_has_no_comments', say('rules_comments_exams_no_comments'))
  const access = lessonAccess(lesson, state)
  if (!access.open && !isAdmin) decline(access.reason, access.message)
  return { classId: classForStudent.id }
}
