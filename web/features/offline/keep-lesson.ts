import { getMyClasses } from '../../../contract/enrolment/enrolment.ts'
import type { LessonRenditionName } from '../../../contract/renditions/renditions.ts'
import {
  getClassDetails,
  getLessonDetails,
  type LessonPage,
  recordLessonView,
} from '../../../contract/study/study.ts'
import { callApi } from '../../api/call-api.ts'
import { confirmLast } from '../study/shared/confirm-last.ts'
import {
  type KeepRun,
  NoRoomError,
  PAGE_BYTES,
  setDownload,
  useDownloads,
  useKeepRun,
} from './downloads.ts'
import { type KeptLesson, type OfflineDatabase, openDatabase, saveRead } from './shared/database.ts'
import { changeSummary, readSummary } from './shared/device-summary.ts'
import {
  keepCode,
  partsOf,
  pathOf,
  removeKeptLesson,
  removeUnusedParts,
} from './shared/kept-lessons.ts'
import { readNames } from './shared/saved-read.ts'

/** The maximum space of kept lessons, in bytes and as a share of the browser's quota. */
const MAX_BYTES = 500_000_000
const MAX_SHARE = 0.6
const ATTEMPTS = 3

export type LessonToKeep = {
  classRef: string
  lessonId: number
  rendition?: LessonRenditionName | undefined
  /** The student knows that it is the last new lesson of the month. */
  hasConfirmedLast?: boolean | undefined
}

/**
 * Keeps a lesson on this device (R-OFFLINE-002): opens it, so that every rule of access applies, stores its page and
 * downloads its files, continuing after an earlier attempt. It counts as kept when everything is complete.
 */
export async function keepLesson(lesson: LessonToKeep) {
  const { lessonId } = lesson
  if (useDownloads.getState()[lessonId]?.state === 'loading') return
  const controller = new AbortController()
  const { signal } = controller
  setDownload(lessonId, { state: 'loading', received: 0, abort: () => controller.abort() })
  try {
    if (!(await openLesson(lesson, signal))) return cancel(lessonId)
    for (let attempt = 1; ; attempt++) {
      try {
        await download(lesson, signal)
        return setDownload(lessonId, undefined)
      } catch (error) {
        if (signal.aborted || error instanceof NoRoomError || attempt === ATTEMPTS) throw error
      }
    }
  } catch (error) {
    if (signal.aborted) return cancel(lessonId)
    setDownload(lessonId, { state: 'stopped', error })
  }
}

/** Opens a lesson. False if it is the last one of the month and the student cancels. */
async function openLesson(
  { classRef, lessonId, hasConfirmedLast }: LessonToKeep,
  signal: AbortSignal,
): Promise<boolean> {
  const open = (options: { confirmsLast?: true }) =>
    callApi(recordLessonView, { classRef, lessonId, isForKeeping: true, ...options }, { signal })
  if (!hasConfirmedLast) return confirmLast(open)
  await open({})
  return true
}

async function cancel(lessonId: number) {
  if (!(lessonId in useDownloads.getState())) return
  setDownload(lessonId, undefined)
  const database = await openDatabase()
  // a cancelled update keeps the stored version
  if ((await database.get('lessons', lessonId))?.isComplete) await removeUnusedParts()
  else await removeKeptLesson(lessonId)
}

async function download(
  { classRef, lessonId, rendition: chosen }: LessonToKeep,
  signal: AbortSignal,
) {
  const database = await openDatabase()
  const earlier = await database.get('lessons', lessonId)
  const rendition = chosen ?? earlier?.form ?? 'original'
  const request = { classRef, lessonId, isForKeeping: true }
  const page = await callApi(getLessonDetails, request, { signal })
  if (page.sitting) {
    const { noteServerTime } = await import('../exams/shared/school-clock.ts')
    noteServerTime(page.examPublicId, page.sitting.now)
  }
  const files = filesOf(page, rendition)
  const total = files.reduce((sum, it) => sum + it.bytes, PAGE_BYTES)
  await requireRoom(lessonId, total)
  const name = readNames.lesson(classRef, lessonId)
  const lesson: KeptLesson = {
    ...{ id: lessonId, name, page, classRef, form: rendition, isComplete: false },
    ...{ subject: page.subject, className: page.className },
    files: files.map(({ url, bytes }) => ({ path: pathOf(url), bytes, type: '' })),
    bytes: total,
    keptAt: Math.floor(Date.now() / 1000),
  }
  // an earlier version stays readable until this one is complete
  if (!earlier?.isComplete) await database.put('lessons', lesson)
  let received = 0
  setDownload(lessonId, { received, total })
  for (const [index, { url, bytes }] of files.entries()) {
    const onReceived = (more: number) => {
      received += more
      setDownload(lessonId, { received: Math.min(received, total) })
    }
    const file = await downloadFile({ database, url, signal, onReceived })
    if (index === 0 && page.materialUrl && file.bytes !== bytes)
      throw new Error('The file has another size than the lesson says.')
    lesson.files[index] = { path: pathOf(url), ...file }
  }
  await keepCode()
  await complete(database, lesson)
}

async function complete(database: OfflineDatabase, lesson: KeptLesson) {
  const transaction = database.transaction('lessons', 'readwrite', { durability: 'strict' })
  // a cancelled lesson has been removed meanwhile
  if (await transaction.store.get(lesson.id))
    await transaction.store.put({ ...lesson, isComplete: true })
  await transaction.done
  await saveRead(lesson.name, lesson.page)
  await savePagesBefore(lesson)
  const { kept, classes, newer, read } = readSummary()
  const { [lesson.id]: _, ...others } = newer
  changeSummary({
    kept: { ...kept, [lesson.id]: lesson.bytes },
    classes: { ...classes, [lesson.id]: lesson.page.classId },
    newer: others,
    read: lesson.page.viewed && !read.includes(lesson.id) ? [...read, lesson.id] : read,
  })
  await removeUnusedParts()
  // the browser may otherwise remove the data of sites when the device is full
  void navigator.storage?.persist?.().catch(() => {})
}

/** Saves the pages that lead to a lesson. Without them it opens by its address only. */
async function savePagesBefore({ classRef, page }: KeptLesson) {
  try {
    const classPage = await callApi(getClassDetails, { classRef })
    for (const ref of new Set([classRef, page.classPublicId]))
      await saveRead(readNames.classPage(ref), classPage)
    await saveRead(readNames.myClasses, await callApi(getMyClasses, {}))
  } catch {
    // they are saved with the next visit
  }
}

/**
 * Keeps lessons of a class one after the other (R-OFFLINE-002). Stops at the first that fails, and when it is cancelled. True
 * if all are kept.
 */
export async function keepLessons(run: KeepRun): Promise<boolean> {
  useKeepRun.setState({ run })
  for (const { id: lessonId, rendition } of run.lessons) {
    if (useKeepRun.getState().run !== run) return false
    const { classRef, hasConfirmedLast } = run
    await keepLesson({ classRef, lessonId, rendition, hasConfirmedLast })
    if (useDownloads.getState()[lessonId]) return false
  }
  if (useKeepRun.getState().run !== run) return false
  useKeepRun.setState({ run: undefined })
  return true
}

/** The files of a lesson: its material, its captions, and the pictures and sounds of its questions and words. */
function filesOf(page: LessonPage, rendition: LessonRenditionName) {
  const original = { url: page.materialUrl, bytes: page.materialBytes }
  const material = page.forms.find((it) => it.form === rendition) ?? original
  const media = [...page.questions, ...(page.checks ?? [])].flatMap((it) => [
    ...(it.media ? [it.media] : []),
    ...(it.files ?? []),
  ])
  const others = [
    ...(page.blockFiles ?? []),
    ...(page.wordFiles ?? []),
    ...(page.attachments ?? []),
  ]
  return [material, ...(page.captions ?? []), ...media, ...others].filter(({ url }) => url !== '')
}

async function requireRoom(lessonId: number, bytes: number) {
  const { quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate?.()) ?? {}
  const { [lessonId]: _, ...others } = readSummary().kept
  const used = Object.values(others).reduce((sum, it) => sum + it, 0)
  if (used + bytes > Math.min(MAX_BYTES, quota * MAX_SHARE)) throw new NoRoomError()
}

/** The maximum loss when the page is killed. */
const PART_BYTES = 256 * 1024

type Download = {
  database: OfflineDatabase
  url: string
  signal: AbortSignal
  onReceived: (bytes: number) => void
}

/** The received file does not match the server's description. */
class UnverifiedFile extends Error {}

/**
 * Downloads a file in parts, continuing after the stored bytes. Resolves when every byte of the file that the server
 * describes is stored. Throws if the connection ends before; the next attempt continues.
 */
export async function downloadFile(it: Download): Promise<{ bytes: number; type: string }> {
  const { database, url, signal, onReceived } = it
  const path = pathOf(url)
  let position = await sizeOfParts(database, path)
  onReceived(position)
  // the last byte is requested again, so that the response describes a complete file too
  const start = Math.max(0, position - 1)
  const response = await fetch(url, { headers: { range: `bytes=${start}-` }, signal })
  const [, from, total] =
    /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? []
  if (response.status !== 206 || Number(from) !== start || !response.body)
    throw new UnverifiedFile(`The file is not available (${response.status}).`)
  let skipped = position - start
  let buffer: Uint8Array<ArrayBuffer>[] = []
  const flush = async () => {
    const part = new Blob(buffer)
    if (part.size === 0) return
    buffer = []
    await database.put('parts', part, [path, position])
    position += part.size
  }
  const reader = response.body.getReader()
  try {
    for (let held = 0; ; ) {
      const { done, value } = await reader.read()
      if (done) break
      const bytes = value.subarray(skipped)
      skipped = Math.max(0, skipped - value.length)
      buffer.push(bytes)
      held += bytes.length
      onReceived(bytes.length)
      if (held >= PART_BYTES) {
        await flush()
        held = 0
      }
    }
  } finally {
    await flush()
  }
  if (position !== Number(total)) throw new UnverifiedFile('The file is not complete.')
  return { bytes: position, type: response.headers.get('content-type') ?? '' }
}

async function sizeOfParts(database: OfflineDatabase, path: string) {
  const parts = await database.getAll('parts', partsOf(path))
  return parts.reduce((sum, it) => sum + it.size, 0)
}
