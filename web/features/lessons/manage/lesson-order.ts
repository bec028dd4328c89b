/** An order that lessons were put into, before the server has said yes: the ids, and the list that it was made of. */
export type WantedOrder<Lesson> = { ids: readonly number[]; of: readonly Lesson[] }

/** The lessons as they are to be shown. An order counts until a newer list has come, which knows better. */
export function inWantedOrder<Lesson extends { id: number }>(
  lessons: readonly Lesson[],
  wanted: WantedOrder<Lesson> | undefined,
): readonly Lesson[] {
  if (!wanted || wanted.of !== lessons) return lessons
  const places = new Map(wanted.ids.map((id, at) => [id, at]))
  return lessons.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}

/** The list with one lesson at the place of another (wallet-and-admin §4). */
export function moved(ids: readonly number[], id: number, to: number): number[] {
  const rest = ids.filter((it) => it !== id)
  return rest.toSpliced(ids.indexOf(to), 0, id)
}
