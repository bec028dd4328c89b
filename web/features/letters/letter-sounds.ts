import { queryOptions } from '@tanstack/react-query'
import { getLetterSounds, type LetterSound } from '../../../contract/letters/letter-sounds.ts'
import { callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'

const STORAGE = 'letter-sounds'
/** The sounds of units that were opened; the service worker leaves this cache alone. */
const CACHE = 'letter-sounds'

/** The recordings of the school; without a connection those that were there the last time. */
export const letterSoundsQuery = queryOptions({
  queryKey: keys.letterSounds,
  queryFn: async ({ signal }) => {
    try {
      const { sounds } = await callApi(getLetterSounds, {}, { signal })
      localStorage.setItem(STORAGE, JSON.stringify(sounds))
      return sounds
    } catch (error) {
      const stored = localStorage.getItem(STORAGE)
      if (stored === null) throw error
      return JSON.parse(stored) as LetterSound[]
    }
  },
  staleTime: 10 * 60_000,
  networkMode: 'always',
  retry: false,
})

// the signature of an address changes, the file does not
const pathOf = (url: string) => new URL(url, location.href).pathname

/** Downloads a sound, unless it is on the device. */
async function keepSound(cache: Cache, url: string): Promise<Response | undefined> {
  const kept = await cache.match(pathOf(url))
  if (kept) return kept
  const response = await fetch(url)
  if (!response.ok) return undefined
  await cache.put(pathOf(url), response.clone())
  return response
}

/** Downloads sounds that are not on the device yet, so that they play without a connection. */
export async function keepSounds(sounds: readonly LetterSound[]): Promise<void> {
  if (!('caches' in window)) return
  const cache = await caches.open(CACHE)
  for (const { url } of sounds) await keepSound(cache, url)
}

const player = new Audio()

/** Plays a sound and keeps it. Rejects if it does not load. */
export async function playSound(url: string): Promise<void> {
  const kept = 'caches' in window ? await keepSound(await caches.open(CACHE), url) : undefined
  if (player.src.startsWith('blob:')) URL.revokeObjectURL(player.src)
  player.src = kept ? URL.createObjectURL(await kept.blob()) : url
  await player.play()
}
