import { readFile, rm, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { QuestionMedia } from '../../contract/exams/questions.ts'
import { textIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import { type Message, say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { decline, RequestError, RetryLater } from '../platform/errors.ts'
import { readZip, UnreadableZip, type ZipEntry } from '../platform/read-zip.ts'
import type { Scope } from '../platform/scope.ts'
import type { UploadedFile } from './material.ts'
import { storeQuestionMedia } from './question-media.ts'
import { findMedia, findMediaInScope } from './question-media-store.ts'
import { type ReadWords, readAnkiText, readWordsCsv } from './word-files.ts'

/** A file of words has 60 sounds; other files of an archive are not read. */
const ZIP_LIMITS = { maxEntries: 300, maxBytes: 20_000_000 }

type WordImport = {
  file: UploadedFile
  scope: Scope
  uploaderId: number
  classId: number
  locale: Locale
  /** The client's key of the upload: sounds of a repetition are stored once. */
  key: string
  now: number
}

/**
 * Reads words of a CSV file, of the text file of Anki, or of a zip archive with that and sounds, which are stored (R-WORDS-007). Declines a
 * file that is none of them; what is wrong with single rows and sounds is among `problems`.
 */
export async function importWords(school: AppContext, request: WordImport) {
  const bytes = await readFile(request.file.path)
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK'
  const entries = isZip ? unpack(bytes) : []
  const read = isZip ? readAnkiText(textOf(entries)) : readText(bytes.toString('utf8'))
  const media = isZip
    ? await storeSounds(school, request, { read, entries })
    : await findSounds(school, request, read)
  const words = read.words.map(({ sound, ...word }) => ({
    ...word,
    file: media.get(sound)?.id ?? 0,
  }))
  const files = new Map([...media.values()].map((it) => [it.id, it]))
  return {
    ...{ words, files: [...files.values()] },
    problems: read.problems.map((it) => textIn(request.locale, it)),
  }
}

function unpack(bytes: Buffer): ZipEntry[] {
  try {
    return readZip(bytes, ZIP_LIMITS)
  } catch (error) {
    if (error instanceof UnreadableZip) decline('csv_unreadable', say('rules_words_zip_unreadable'))
    throw error
  }
}

function textOf(entries: readonly ZipEntry[]): string {
  const texts = entries.filter(({ name }) => name.toLowerCase().endsWith('.txt'))
  const found = texts.find(({ name }) => name.toLowerCase() === 'words.txt') ?? texts[0]
  if (!found) decline('csv_unreadable', say('rules_words_zip_without_text'))
  return found.content.toString('utf8')
}

/** Anki's file begins with its headers; without them it is CSV. */
const readText = (text: string): ReadWords =>
  /^\ufeff?#[\w ]+:/.test(text) ? readAnkiText(text) : readWordsCsv(text)

/** The sounds that a CSV file names by their numbers, of those that the person may use. */
async function findSounds(
  { db, mediaSecret }: AppContext,
  { scope, classId, now }: WordImport,
  read: ReadWords,
): Promise<Map<string, QuestionMedia>> {
  const numbers = read.words.flatMap(({ sound }) =>
    /^[1-9]\d{0,14}$/.test(sound) ? Number(sound) : [],
  )
  const reachable = await findMediaInScope(db, scope, numbers)
  const media = await findMedia(db, [...reachable], { mediaSecret, now, classId })
  const sounds = new Map([...media].map(([id, it]) => [String(id), it]))
  for (const { sound, text } of read.words)
    if (sound !== '' && !sounds.has(sound)) read.problems.push(noSound(text))
  return sounds
}

const noSound = (word: string): Message => say('rules_words_sound_missing', { word })

/** Stores the sounds of an archive that its words name. */
async function storeSounds(
  school: AppContext,
  { file, uploaderId, key, now }: WordImport,
  { read, entries }: { read: ReadWords; entries: readonly ZipEntry[] },
): Promise<Map<string, QuestionMedia>> {
  const byName = new Map(entries.map((it) => [it.name.normalize('NFC'), it]))
  const sounds = new Map<string, QuestionMedia>()
  for (const [index, { sound, text }] of read.words.entries()) {
    if (sound === '' || sounds.has(sound)) continue
    const entry = byName.get(sound.normalize('NFC'))
    const path = `${file.path}.${index}${extname(sound)
      .toLowerCase()
      .replace(/[^.a-z0-9]/g, '')}`
    try {
      if (!entry) throw new RequestError('question_media_not_found', noSound(text))
      await writeFile(path, entry.content, { mode: 0o600 })
      const stored = await storeQuestionMedia(school, {
        file: { path, name: sound, bytes: entry.content.length },
        ...{ uploaderId, now, idempotencyKey: `${key}-${index}`.slice(-60) },
      })
      if (stored.kind === 'audio') sounds.set(sound, stored)
      else read.problems.push(noSound(text))
    } catch (error) {
      // a server that is busy has not read the sound, and a repetition reads it
      if (!(error instanceof RequestError) || error instanceof RetryLater) throw error
      read.problems.push(noSound(text))
    } finally {
      await rm(path, { force: true })
    }
  }
  return sounds
}
