import type { MyWord } from '../../../contract/words/words-wire.ts'
import { hasSummary } from '../offline/shared/device-summary.ts'

/** Sounds of words on this device, by the number of the sound: one stored response, so that signing out removes it. */
type Sounds = Record<number, Blob>
const NAME = 'word-sounds'
/** Sounds that are kept at once, and downloaded in one visit: 8 KB each. */
const MAX_KEPT = 200
const MAX_DOWNLOADED = 60

const urls = new Map<number, string>()

function urlOf(id: number, sound: Blob): string {
  const known = urls.get(id) ?? URL.createObjectURL(sound)
  urls.set(id, known)
  return known
}

/** The words with the sounds of this device; without a connection those whose sound is not here have none. */
export async function withKeptSounds(words: MyWord[], isFromDevice: boolean): Promise<MyWord[]> {
  if (!hasSummary()) return words
  const sounds = await readSounds()
  return words.map((word) => {
    if (!word.sound) return word
    const kept = sounds[word.sound.id]
    if (kept) return { ...word, sound: { ...word.sound, url: urlOf(word.sound.id, kept) } }
    if (!isFromDevice) return word
    const { sound: _, ...silent } = word
    return silent
  })
}

async function readSounds(): Promise<Sounds> {
  const { findRead } = await import('../offline/shared/database.ts')
  const read = await findRead(NAME).catch(() => undefined)
  // stored by `keepSounds`
  return (read?.data as Sounds | undefined) ?? {}
}

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Downloads the sounds of these words, so that they are heard without a connection. Nothing for a device that saves data. */
export async function keepSounds(words: readonly MyWord[]): Promise<void> {
  if (!hasSummary() || savesData()) return
  const sounds = await readSounds()
  const wanted = words.flatMap(({ sound }) => sound ?? []).slice(0, MAX_KEPT)
  const missing = wanted.filter(({ id, url }) => !(id in sounds) && !url.startsWith('blob:'))
  if (missing.length === 0) return
  const kept: Sounds = {}
  for (const { id } of wanted) if (sounds[id]) kept[id] = sounds[id]
  for (const { id, url } of missing.slice(0, MAX_DOWNLOADED)) {
    const response = await fetch(url)
    if (response.ok) kept[id] = await response.blob()
  }
  const { saveRead } = await import('../offline/shared/database.ts')
  await saveRead(NAME, kept)
}
