import { ADMIN_ROLE } from '../../contract/auth.ts'
import type { Comment } from '../../contract/comments.ts'
import { builtOnce } from '../kernel/built-once.ts'
import type { Db, Tx } from '../kernel/db.ts'

const AT_MOST = 500

/**
 * The newest comments of a lesson, newest first. Whoever left the school keeps their words and loses their name. The
 * email of an author is for themselves and for administrators: no student reads another's (decision 0192).
 */
export async function listComments(
  db: Db,
  { lessonId, personId, isAdmin }: { lessonId: number; personId: number; isAdmin: boolean },
): Promise<Comment[]> {
  const rows = await commentsOf(db, { lessonId })
  return rows.map(
    ({ id, parent_id, body, created_at, name, email, author_id, role, deleted_at }) => ({
      id,
      parent_id,
      comment: body,
      created_at,
      timestamp: created_at,
      name: deleted_at === null ? name : 'Former student',
      email: deleted_at === null && (isAdmin || author_id === personId) ? email : '',
      ...(deleted_at === null && role === ADMIN_ROLE ? { staff: true } : {}),
    }),
  )
}

type Row = {
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

const commentsOf = builtOnce<{ lessonId: number }, Row>((db, given) =>
  db
    .selectFrom('comments')
    .innerJoin('people', 'people.id', 'comments.author_id')
    .select(['comments.id', 'comments.parent_id', 'comments.body', 'comments.created_at'])
    .select('comments.author_id')
    .select(['people.name', 'people.email', 'people.role', 'people.deleted_at'])
    .where('comments.lesson_id', '=', given('lessonId'))
    .where('comments.deleted_at', 'is', null)
    .orderBy('comments.id', 'desc')
    .limit(AT_MOST),
)

/** Who wrote a comment that is there. */
export async function findAuthor(db: Db, commentId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('comments')
    .select('author_id')
    .where('id', '=', commentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.author_id
}

/**
 * Holds a comment of this lesson until the transaction ends, so that nobody deletes it while it is being answered.
 * False when it is not there.
 */
export async function holdComment(tx: Tx, commentId: number, lessonId: number): Promise<boolean> {
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
  /** The comment it answers. */
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
 * Deletes a comment and all that answers it, level by level: each level is held before the next one is looked up,
 * so a reply that comes at the same moment is either seen or refused. Answers how many went.
 */
export async function deleteThread(tx: Tx, commentId: number, now: number): Promise<number> {
  const [first] = await tx
    .updateTable('comments')
    .set({ deleted_at: now })
    .where('id', '=', commentId)
    .where('deleted_at', 'is', null)
    .returning(['id', 'lesson_id'])
    .execute()
  if (!first) return 0
  let gone = 1
  for (let level = [first.id]; level.length > 0; gone += level.length) {
    const replies = await tx
      .updateTable('comments')
      .set({ deleted_at: now })
      .where('lesson_id', '=', first.lesson_id)
      .where('parent_id', 'in', level)
      .where('deleted_at', 'is', null)
      .returning('id')
      .execute()
    level = replies.map(({ id }) => id)
  }
  return gone
}
