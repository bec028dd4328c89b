import type { Comment } from '../../../contract/comments.ts'

/** A comment where it stands: whom it answers, when that is not plain to see, and how many answer it in turn. */
export type Placed = Comment & { answers: string | null; below: number }
export type Thread = { first: Placed; replies: Placed[] }

/**
 * Makes threads of a list that comes newest first: the newest thread on top, and under its first comment every
 * reply of any depth in the order they were said. A reply whose comment is not in the list begins a thread.
 */
export function threadsOf(newestFirst: readonly Comment[]): Thread[] {
  const placed = new Map(
    newestFirst.map((it): [number, Placed] => [it.id, { ...it, answers: null, below: 0 }]),
  )
  const parentOf = (it: Placed) => (it.parent_id === null ? undefined : placed.get(it.parent_id))
  const threads = new Map<number, Thread>()
  const found: Thread[] = []
  // a comment is always older than what answers it
  for (const it of [...placed.values()].reverse()) {
    const parent = parentOf(it)
    const thread = (parent && threads.get(parent.id)) ?? { first: it, replies: [] }
    threads.set(it.id, thread)
    if (!parent) found.push(thread)
    else {
      thread.replies.push(it)
      if (parent !== thread.first) it.answers = parent.name
    }
    for (let above = parent; above; above = parentOf(above)) above.below += 1
  }
  return found.reverse()
}
