import type { Comment } from '../../contract/comments/comments.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import type { Db, Tx } from '../platform/db.ts'
import { prepareQuery } from '../platform/prepared-query.ts'
import { isStaffRole } from '../platform/standing.ts'

const MAX_COMMENTS = 500

/**
 * The newest comments of a lesson, newest first. The comments of a deleted user stay, without the name. Only the author
 * and a reader with `showsEmails` get the author's email (decision 0371).
 */
export async function listComments(
  db: Db,
  { lessonId, userId, showsEmails, locale }: CommentReader,
): Promise<Comment[]> {
  const rows = await selectComments(db, { lessonId })
  return rows.map(
    ({ id, parent_id, body, created_at, name, email, author_id, role, deleted_at }) => ({
      id,
      parentId: parent_id,
      body,
      createdAt: created_at,
      timestamp: created_at,
      name: deleted_at === null ? name : messagesIn(locale).privacy_former_student(),
      email: deleted_at === null && (showsEmails || author_id === userId) ? email : '',
      ...(deleted_at === null && isStaffRole(role) ? { staff: true } : {}),
    }),
  )
}

type CommentReader = { lessonId: number; userId: number; showsEmails: boolean; locale: Locale }

type CommentRow = {
  id: number
  parent_id: number | null
  body: string
  created_at: number
  name: string
  email: string
  author_id: number
  role: number
  deleted_at: number | null
}

const selectComments = prepareQuery<{ lessonId: number }, CommentRow>((db, param) =>
  db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.author_id')
    .select(['comments.id', 'comments.parent_id', 'comments.body', 'comments.created_at'])
    .select('comments.author_id')
    .select(['users.name', 'users.email', 'users.role', 'users.deleted_at'])
    .where('comments.lesson_id', '=', param('lessonId'))
    .where('comments.deleted_at', 'is', null)
    .orderBy('comments.id', 'desc')
    .limit(MAX_COMMENTS),
)

/** The author's id of a comment, unless deleted. */
export async function findAuthorId(db: Db, commentId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('comments')
    .select('author_id')
    .where('id', '=', commentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.author_id
}

/** The class of a comment that is not deleted. */
export async function findClassOfComment(db: Db, commentId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('comments')
    .select('class_id')
    .where('id', '=', commentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.class_id
}

/**
 * Locks a comment of this lesson until the transaction ends, so that it cannot be deleted while a reply is added. False
 * if it does not exist.
 */
export async function lockComment(tx: Tx, commentId: number, lessonId: number): Promise<boolean> {
  const row = await tx
    .updateTable('comments')
    .set((it) => ({ deleted_at: it.ref('deleted_at') }))
    .where('id', '=', commentId)
    .where('lesson_id', '=', lessonId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type NewComment = {
  classId: number
  lessonId: number
  authorId: number
  /** The comment it replies to; null for none. */
  parentId: number | null
  body: string
  /** Unix seconds. */
  now: number
}

export async function insertComment(tx: Tx, comment: NewComment): Promise<number> {
  const { id } = await tx
    .insertInto('comments')
    .values({
      class_id: comment.classId,
      lesson_id: comment.lessonId,
      author_id: comment.authorId,
      parent_id: comment.parentId,
      body: comment.body,
      created_at: comment.now,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Deletes a comment and its replies, level by level, and returns the number of deleted comments. Each level is locked
 * before the next one is read, so a concurrent reply is either deleted or rejected.
 */
export async function deleteCommentTree(tx: Tx, commentId: number, now: number): Promise<number> {
  const [root] = await tx
    .updateTable('comments')
    .set({ deleted_at: now })
    .where('id', '=', commentId)
    .where('deleted_at', 'is', null)
    .returning(['id', 'lesson_id'])
    .execute()
  if (!root) return 0
  let deletedCount = 1
  for (let level = [root.id]; level.length > 0; deletedCount += level.length) {
    const replies = await tx
      .updateTable('comments')
      .set({ deleted_at: now })
      .where('lesson_id', '=', root.lesson_id)
      .where('parent_id', 'in', level)
      .where('deleted_at', 'is', null)
      .returning('id')
      .execute()
    level = replies.map(({ id }) => id)
  }
  return deletedCount
}
