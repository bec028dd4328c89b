import type { Comment } from '../../contract/comments.ts'
import { lessonAccess } from '../../contract/lesson-access.ts'
import { findClassByRef } from '../classes/store.ts'
import { isVisible } from '../classes/visibility.ts'
import { standingIn } from '../exams/standing.ts'
import { inTransaction } from '../kernel/db.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { deleteThread, findAuthor, holdComment, insertComment, listComments } from './store.ts'

type Place = {
  personId: number
  isAdmin: boolean
  /** Id or rand. */
  classRef: string
  lessonId: number
  /** Unix seconds. */
  now: number
}

/** What is said about a lesson, newest first, to those who may say something there. */
export async function readDiscussion(school: School, place: Place): Promise<Comment[]> {
  await enter(school, place)
  return listComments(school.db, place)
}

/**
 * Says something about a lesson, or answers what somebody said there, and answers the comment's id
 * (student-area §7). Refuses whoever may not open the lesson, an exam, and a parent that is not on this lesson.
 */
export async function addComment(
  school: School,
  { body, parentId, ...place }: Place & { body: string; parentId: number | null },
): Promise<number> {
  const { classId } = await enter(school, place)
  const { lessonId, personId: authorId, now } = place
  return inTransaction(school.db, async (tx) => {
    if (parentId !== null && !(await holdComment(tx, parentId, lessonId))) {
      refuse('The comment you are answering is not there any more.')
    }
    return insertComment(tx, { classId, lessonId, authorId, parentId, body, now })
  })
}

/** Deletes a comment and its replies (decision 0071). Rejects whoever is neither its author nor an administrator. */
export async function deleteComment(
  school: School,
  {
    commentId,
    personId,
    isAdmin,
    now,
  }: Omit<Place, 'classRef' | 'lessonId'> & { commentId: number },
): Promise<void> {
  const author = (await findAuthor(school.db, commentId)) ?? reject(404, 'Comment not found')
  if (author !== personId && !isAdmin) reject(403, 'You may delete only your own comments.')
  await inTransaction(school.db, (tx) => deleteThread(tx, commentId, now))
}

/** Whoever may open the lesson takes part, and an administrator anywhere (decisions §13). An exam is not discussed. */
async function enter({ db, config }: School, place: Place) {
  const aClass = (await findClassByRef(db, place.classRef)) ?? refuse('Class not found')
  const standing = await standingIn(db, {
    studentId: place.personId,
    aClass,
    now: place.now,
    timezone: config.SITE_TIMEZONE,
  })
  const viewer = { isEnrolled: standing.enrolled, isAdmin: place.isAdmin }
  if (!isVisible(aClass, viewer)) refuse('Class not found')
  const lesson = standing.lessons.find((it) => it.id === place.lessonId)
  if (!lesson) refuse('Lesson not found')
  if (lesson.kind === 'exam') refuse('An exam has no discussion.')
  const access = lessonAccess(lesson, standing)
  if (!access.open && !place.isAdmin) refuse(access.message)
  return { classId: aClass.id }
}
