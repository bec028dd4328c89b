import type { Comment } from '../../../contract/comments.ts'

/** A comment where it stands: whom it answers, when that is not plain to see, and how many answer it in turn. */
export type ThreadComment = Comment & { replyingTo: string | null; replyCount: number }
export type Thread = { first: ThreadComment; replies: ThreadComment[] }

/**
 * Makes threads of a list that comes newest first: the newest thread on top, and under its first comment every
 * reply of any depth in the order they were said. A reply whose comment is not in the list begins a thread.
 */
export function threadsOf(newestFirst: readonly Comment[]): Thread[] {
  const commentsById = new Map(
    newestFirst.map((it): [number, ThreadComment] => [
      it.id,
      { ...it, replyingTo: null, replyCount: 0 },
    ]),
  )
  const parentOf = (it: ThreadComment) =>
    it.parent_id === null ? undefined : commentsById.get(it.parent_id)
  const threads = new Map<number, Thread>()
  const result: Thread[] = []
  // a comment is always older than what answers it
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
