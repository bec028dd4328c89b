/** An order that lessons were put into, before the server has said yes: the ids, and the list that it was made of. */
export type PendingOrder<Lesson> = { ids: readonly number[]; basedOn: readonly Lesson[] }

/** The lessons as they are to be shown. An order counts until a newer list has come, which knows better. */
export function applyPendingOrder<Lesson extends { id: number }>(
  lessons: readonly Lesson[],
  pendingOrder: PendingOrder<Lesson> | undefined,
): readonly Lesson[] {
  if (!pendingOrder || pendingOrder.basedOn !== lessons) return lessons
  const positions = new Map(pendingOrder.ids.map((id, index) => [id, index]))
  return lessons.toSorted((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0))
}

/** The list with one lesson at the place of another (R-ACLASS-018). */
export function moveTo(ids: readonly number[], id: number, targetId: number): number[] {
  const others = ids.filter((it) => it !== id)
  return others.toSpliced(ids.indexOf(targetId), 0, id)
}
