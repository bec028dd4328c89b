/**
 * Sends items in requests of at most `size`, one after the other, and returns all results. `onProgress` gets the number of
 * items sent so far. Throws the error of the first request that fails; the requests before it have been done.
 */
export async function sendInBatches<Item, Result>(
  items: readonly Item[],
  {
    size,
    send,
    onProgress,
  }: {
    size: number
    send: (batch: Item[]) => Promise<readonly Result[]>
    onProgress?: (sent: number) => void
  },
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += size) {
    results.push(...(await send(items.slice(start, start + size))))
    onProgress?.(Math.min(start + size, items.length))
  }
  return results
}
