/** Recordings that have not reached the school yet, on the device until they have (R-LETTERS-002). */
const CACHE = 'letter-recordings'
const addressOf = (name: string) => `/recordings/${encodeURIComponent(name)}`

/** Rejects if the browser has no room. */
export async function keepRecording(name: string, sound: Blob): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(addressOf(name), new Response(sound, { headers: { 'content-type': sound.type } }))
}

export async function readRecording(name: string): Promise<Blob | undefined> {
  const found = await (await caches.open(CACHE)).match(addressOf(name))
  return found?.blob()
}

export async function forgetRecording(name: string): Promise<void> {
  await (await caches.open(CACHE)).delete(addressOf(name))
}

/** The names of what waits. */
export async function listRecordings(): Promise<string[]> {
  const kept = await (await caches.open(CACHE)).keys()
  return kept.map(({ url }) => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? ''))
}
