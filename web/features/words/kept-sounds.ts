import type { QuestionMedia } from '../../../contract/exams/questions.ts'
import type { MyWord } from '../../../contract/words/words-wire.ts'
import { currentNetwork } from '../../kit/network.ts'
import { hasSummary } from '../offline/shared/device-summary.ts'
import { type LearnedWord, modeOf } from './review/session.ts'

/** Sounds of words on this device, by the number of the sound: one stored response, so that signing out removes it. */
type Sounds = Record<number, Blob>
const NAME = 'word-sounds'
/** Sounds that are kept at once: at most 8 KB each. */
const MAX_KEPT = 200
/** The words of some days, of which a third is heard next. */
const WORDS_AHEAD = 60

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
  // stored by `store`
  return (read?.data as Sounds | undefined) ?? {}
}

let storing = Promise.resolve()

/** Adds sounds to those of this device; the first ones are dropped beyond what is kept. */
function store(added: ReadonlyMap<number, Blob>): Promise<void> {
  storing = storing
    .catch(() => {})
    .then(async () => {
      const { saveRead } = await import('../offline/shared/database.ts')
      const others = Object.entries(await readSounds()).filter(([id]) => !added.has(Number(id)))
      await saveRead(NAME, Object.fromEntries([...others, ...added].slice(-MAX_KEPT)))
    })
  return storing
}

async function download(url: string): Promise<Blob> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`Sound: ${response.status}`)
  return response.blob()
}

/** The address of a sound that is to be heard now; it is downloaded once and kept. Rejects without a connection. */
export async function loadSound({ id, url }: QuestionMedia): Promise<string> {
  const known = urls.get(id)
  if (known || url.startsWith('blob:')) return known ?? url
  const sound = await download(url)
  void store(new Map([[id, sound]])).catch(() => {})
  return urlOf(id, sound)
}

/**
 * Downloads the sounds by which words are asked next, so that they are heard at once and without a connection: a session of 30 words has
 * at most 60 KB of them, and none the next time. Others are downloaded when they are heard; on a connection that is paid for by the byte,
 * all are.
 */
export async function keepSounds(words: readonly LearnedWord[]): Promise<void> {
  const heard = words
    .slice(0, WORDS_AHEAD)
    .filter((it) => modeOf(it) === 'hear')
    .flatMap(({ word }) => word.sound ?? [])
  if (heard.length === 0 || currentNetwork().savesData) return
  const sounds = await readSounds()
  const missing = heard.filter(
    ({ id, url }) => !(id in sounds) && !urls.has(id) && !url.startsWith('blob:'),
  )
  const kept = new Map<number, Blob>()
  try {
    for (const { id, url } of missing) kept.set(id, await download(url))
  } finally {
    if (kept.size > 0) await store(kept)
  }
}
