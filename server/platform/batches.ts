/** Splits a list, because both engines limit the number of values in a statement. */
export function* batchesOf<T>(items: readonly T[], size = 1000): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
