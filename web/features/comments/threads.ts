import type { Comment } from '../../../contract/comments/comments.ts'

/** A comment with the author it answers (null if that is the first comment), and the number of its replies. */
export type ThreadComment = Comment & { replyingTo: string | null; replyCount: number }
export type Thread = { first: ThreadComment; replies: ThreadComment[] }

/**
 * Groups comments, newest first, into threads: the newest thread first, and below its first comment all replies in
 * chronological order. A reply whose comment is not in the list starts a thread.
 */
export function threadsOf(newestFirst: readonly Comment[]): Thread[] {
  const commentsById = new Map(
    newestFirst.map((it): [number, ThreadComment] => [
      it.id,
      { ...it, replyingTo: null, replyCount: 0 },
    ]),
  )
  const parentOf = (it: ThreadComment) =>
    it.parentId === null ? undefined : commentsById.get(it.parentId)
  const threads = new Map<number, Thread>()
  const result: Thread[] = []
  // a comment is older than its replies
  for (const it of [...commentsById.values()].reverse()) {
    const parent = parentOf(it)
    const thread = (parent && threads.get(parent.id)) ?? { first: it, replies: [] }
    threads.set(it.id, thread)
    if (!parent) result.push(thread)
    else {
      thread.replies.push(it)
      if (parent !== thread.first) it.replyingTo = parent.name
    }
    for (let ancestor = parent; ancestor; ancestor = parentOf(ancestor)) ancestor.replyCount += 1
  }
  return result.reverse()
}
