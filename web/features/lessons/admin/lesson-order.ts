/** An order that is being saved: the ids, and the list that it was made from. */
export type PendingOrder<Lesson> = { ids: readonly number[]; basedOn: readonly Lesson[] }

/** The lessons in the pending order, or as they are if the list has been refetched since. */
export function applyPendingOrder<Lesson extends { id: number }>(
  lessons: readonly Lesson[],
  pendingOrder: PendingOrder<Lesson> | undefined,
): readonly Lesson[] {
  if (!pendingOrder || pendingOrder.basedOn !== lessons) return lessons
  const positions = new Map(pendingOrder.ids.map((id, index) => [id, index]))
  return lessons.toSorted((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0))
}

/** Moves one id to the position of another (R-ACLASS-018). */
export function moveTo<Id extends string | number>(ids: readonly Id[], id: Id, targetId: Id): Id[] {
  const others = ids.filter((it) => it !== id)
  return others.toSpliced(ids.indexOf(targetId), 0, id)
}
