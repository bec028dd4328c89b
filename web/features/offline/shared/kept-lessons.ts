import { isKeptRendition } from '../../../../contract/renditions/rendition-choices.ts'
import type { LessonPage } from '../../../../contract/study/study.ts'
import { type KeptLesson, type OfflineDatabase, openDatabase } from './database.ts'
import { changeSummary, readSummary } from './device-summary.ts'

/** The path of a file, which is new for every file; the rest of a signed URL changes. */
export const pathOf = (url: string) => url.split('?')[0] ?? ''

/** The parts of a file, by their position. */
export const partsOf = (path: string) =>
  IDBKeyRange.bound([path, 0], [path, Number.MAX_SAFE_INTEGER])

/** The lessons on this device, also incomplete ones, the oldest first. */
export async function listKeptLessons(): Promise<KeptLesson[]> {
  const lessons = await (await openDatabase()).getAll('lessons')
  return lessons.sort((one, other) => one.keptAt - other.keptAt)
}

/** Removes a lesson from this device. Files that another kept lesson has stay. */
export async function removeKeptLesson(lessonId: number): Promise<void> {
  const database = await openDatabase()
  const lessons = await database.getAll('lessons')
  const others = lessons.filter((it) => it.id !== lessonId)
  const shared = new Set(others.flatMap((it) => it.files.map(({ path }) => path)))
  const removed = lessons.find((it) => it.id === lessonId)
  const transaction = database.transaction(['lessons', 'parts', 'reads'], 'readwrite')
  for (const { path } of removed?.files ?? [])
    if (!shared.has(path)) await transaction.objectStore('parts').delete(partsOf(path))
  if (removed) await transaction.objectStore('reads').delete(removed.name)
  await transaction.objectStore('lessons').delete(lessonId)
  await transaction.done
  const { kept, classes, newer, read } = readSummary()
  const without = (all: Record<string, number>) => {
    const { [lessonId]: _, ...others } = all
    return others
  }
  changeSummary({
    kept: without(kept),
    classes: without(classes),
    newer: without(newer),
    read: read.filter((it) => it !== lessonId),
  })
  if (lessons.every((it) => it.id === lessonId)) await forgetCode()
}

/** Removes the parts of files that no lesson has: of an earlier version, or of an update that was cancelled. */
export async function removeUnusedParts(): Promise<void> {
  const database = await openDatabase()
  const lessons = await database.getAll('lessons')
  const used = new Set(lessons.flatMap((it) => it.files.map(({ path }) => path)))
  for (const key of await database.getAllKeys('parts'))
    if (!used.has(key[0])) await database.delete('parts', key)
}

/** The URLs of kept files in this page, by path: a player keeps its position while its URL is the same. */
const urls = new Map<string, string>()

/** Releases the files that this page has opened. */
export function releaseFiles(): void {
  for (const url of urls.values()) URL.revokeObjectURL(url)
  urls.clear()
}

async function localUrl(database: OfflineDatabase, { path, type }: KeptLesson['files'][number]) {
  const known = urls.get(path)
  if (known) return known
  const parts = await database.getAll('parts', partsOf(path))
  const url = URL.createObjectURL(new Blob(parts, { type }))
  urls.set(path, url)
  return url
}

/**
 * Replaces the files of a kept lesson by those of this device, which cost no data, also with a connection. Without one
 * (`isSaved`) only the kept rendition can be played.
 */
export async function withKeptFiles(lesson: LessonPage, isSaved: boolean): Promise<LessonPage> {
  const database = await openDatabase()
  const kept = await database.get('lessons', lesson.id)
  if (!kept?.isComplete) return lesson
  const toLocal = async (url: string) => {
    const file = kept.files.find((it) => it.path === pathOf(url))
    return file ? localUrl(database, file) : url
  }
  const withLocalUrl = async <T extends { url: string }>(it: T): Promise<T> => ({
    ...it,
    url: await toLocal(it.url),
  })
  const local = await Promise.all(lesson.forms.map(withLocalUrl))
  const forms = isSaved ? local.filter(isKeptRendition) : local
  return {
    ...lesson,
    materialUrl: await toLocal(lesson.materialUrl),
    forms: forms.length > 0 ? forms : local,
    attachments: lesson.attachments && (await Promise.all(lesson.attachments.map(withLocalUrl))),
    captions: lesson.captions && (await Promise.all(lesson.captions.map(withLocalUrl))),
    blockFiles: lesson.blockFiles && (await Promise.all(lesson.blockFiles.map(withLocalUrl))),
    wordFiles: lesson.wordFiles && (await Promise.all(lesson.wordFiles.map(withLocalUrl))),
    questions: await Promise.all(
      lesson.questions.map(async (it) =>
        it.media ? { ...it, media: await withLocalUrl(it.media) } : it,
      ),
    ),
  }
}

/**
 * Makes the service worker cache the code of the pages that open without a connection, or complete it. Rejects if no release
 * is complete on this device.
 */
export async function keepCode(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  // the site works without a service worker, but does not start without a connection
  if (!registration?.active || (await ask(registration.active, 'keep-code'))) return
  // the server no longer has the files of the release of the active worker
  const { waiting, installing } = await registration.update()
  const newer = waiting ?? installing
  if (!newer || !(await ask(newer, 'keep-code'))) throw new Error('No code')
}

/** The device keeps no lesson any more, so the service worker does not download the code of later releases. */
export async function forgetCode(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  registration?.active?.postMessage('forget-code')
}

function ask(worker: ServiceWorker, message: 'keep-code'): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === 'kept')
    worker.postMessage(message, [port2])
  })
}
