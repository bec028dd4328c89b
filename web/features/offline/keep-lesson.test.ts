import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { input } from 'zod/mini'
import type { lessonPage } from '../../../contract/study/study.ts'
import { memoryStorage } from '../../api/test-storage.ts'

type Page = input<typeof lessonPage>

const AMINA = { id: '7', name: 'Amina', email: 'amina@school.example', role: 1, wallet: 0 }
const HAUWA = { ...AMINA, id: '8', name: 'Hauwa' }
const VIDEO = new Uint8Array(600_000).map((_, index) => index % 251)
const SOUND = new Uint8Array(70_000).fill(7)

/** The files of the school by their path. */
let files: Record<string, Uint8Array<ArrayBuffer>> = {}
/** The page of each lesson, and the calls that are refused. */
let pages: Record<string, Page> = {}
let refusals: Record<string, string> = {}
/** What happens to the next downloads: a line that is cut after so many bytes, or a response. */
let cuts: (number | Response)[] = []
/** The requested files with their first byte, and calls with the lesson. */
let requests: string[] = []

const pageOf = (id: number, changes: Partial<Page> = {}): Page => ({
  ...{ id: String(id), subject: `Lesson ${id}`, inputetype: 'Lesson', about: '', rand: '' },
  ...{ scheduled: '0', studydate: '0', viewed: '0', viewedDate: 0, examDone: 0 },
  ...{ material_url: `/media/video.mp4?key=${id}`, materialExtension: 'mp4' },
  ...{ class_id: '3', class_rand: 'arabic1', class_name: 'Arabic 1', material_name: 'video.mp4' },
  ...{ material_size: VIDEO.length, material_width: 0, material_height: 0, forms: [] },
  ...{ next_lesson_id: '', next_lesson_subject: '', next_lesson_number: 0 },
  ...{ month_opened: 0, month_limit: 0, questions: [], has_theory: false, content_version: 'v1' },
  ...changes,
})

function sendFile(url: string, range: string, signal?: AbortSignal | null): Response {
  const path = url.split('?')[0] ?? ''
  const start = Number(/bytes=(\d+)-/.exec(range)?.[1])
  requests.push(`${path} ${start}`)
  const cut = cuts.shift()
  if (cut instanceof Response) return cut
  const file = files[path] ?? new Uint8Array()
  const end = cut === undefined ? file.length : start + cut
  let position = start
  const body = new ReadableStream({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
    pull(controller) {
      if (position < end) {
        const next = Math.min(position + 50_000, end)
        controller.enqueue(file.slice(position, next))
        position = next
      } else if (cut === undefined) controller.close()
      else controller.error(new TypeError('network error'))
    },
  })
  const headers = {
    'content-range': `bytes ${start}-${file.length - 1}/${file.length}`,
    'content-type': 'video/mp4',
  }
  return new Response(body, { status: 206, headers })
}

const rangeOf = ({ headers }: RequestInit) => new Headers(headers).get('range') ?? ''

function answerCall(action: string, lessonId: string): Response {
  requests.push(`${action} ${lessonId}`)
  const code = refusals[`${action} ${lessonId}`]
  if (code) return Response.json({ status: false, code, message: 'Refused.', data: null })
  const data = action === 'get_lesson_details' ? pages[lessonId] : null
  return Response.json({ status: true, message: '', data })
}

beforeEach(() => {
  files = { '/media/video.mp4': VIDEO, '/media/sound.m4a': SOUND }
  pages = { '1': pageOf(1), '2': pageOf(2), '3': pageOf(3) }
  ;[refusals, cuts, requests] = [{}, [], []]
  const page = new EventTarget()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('document', { cookie: 'token=t', documentElement: { lang: 'en' } })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    options.signal?.throwIfAborted()
    const action = /action=(\w+)/.exec(url)?.[1]
    if (!action) return sendFile(url, rangeOf(options), options.signal)
    return answerCall(action, /"lesson_id":"?(\d+)/.exec(String(options.body))?.[1] ?? '')
  })
})

afterEach(() => void vi.unstubAllGlobals())

/** A page of the student, with its own modules and the storage of the device. */
async function openTab() {
  vi.resetModules()
  const { useSession } = await import('../../api/session.ts')
  useSession.setState({ authenticated: true, user: AMINA as never })
  const { openDatabase } = await import('./shared/database.ts')
  const { readSummary } = await import('./shared/device-summary.ts')
  const downloads = await import('./downloads.ts')
  const keeping = await import('./keep-lesson.ts')
  return {
    ...{ ...downloads, ...keeping, useSession },
    keep: (lessonId: number) => keeping.keepLesson({ classRef: 'arabic1', lessonId }),
    stateOf: (lessonId: number) => downloads.useDownloads.getState()[lessonId],
    kept: () => readSummary().kept,
    /** The bytes of a file on this device. */
    async storedBytes(path: string) {
      const { partsOf } = await import('./shared/kept-lessons.ts')
      const parts = await (await openDatabase()).getAll('parts', partsOf(path))
      return new Uint8Array(await new Blob(parts).arrayBuffer())
    },
  }
}

const fileRequests = () => requests.filter((it) => it.startsWith('/media'))

test('a line that is cut costs no stored byte again: the download continues by itself, and the file is whole (R-OFFLINE-002)', async () => {
  const { keep, kept, storedBytes, stateOf } = await openTab()
  cuts = [300_000, 200_000]
  await keep(1)
  // the last stored byte is requested again, which describes the file
  expect(fileRequests()).toEqual([
    '/media/video.mp4 0',
    '/media/video.mp4 299999',
    '/media/video.mp4 499998',
  ])
  expect(await storedBytes('/media/video.mp4')).toEqual(VIDEO)
  expect(kept()).toEqual({ 1: VIDEO.length + 50_000 })
  expect(stateOf(1)).toBeUndefined()
})

test('after three attempts a download stops and is not kept, and a press after a reload continues where it stopped (R-OFFLINE-002)', async () => {
  const first = await openTab()
  cuts = [100_000, 0, 0]
  await first.keep(1)
  expect(first.stateOf(1)).toMatchObject({ state: 'stopped', received: 100_000 })
  expect(first.kept()).toEqual({})

  const { keep, kept, storedBytes } = await openTab()
  requests = []
  await keep(1)
  expect(fileRequests()).toEqual(['/media/video.mp4 99999'])
  expect(await storedBytes('/media/video.mp4')).toEqual(VIDEO)
  expect(Object.keys(kept())).toEqual(['1'])
})

test('a page of a café in place of the file, and a file of another size, are not kept (R-OFFLINE-002)', async () => {
  const { keep, kept, stateOf } = await openTab()
  cuts = Array.from({ length: 3 }, () => new Response('<h1>Sign in to the Wi-Fi</h1>'))
  await keep(1)
  expect(stateOf(1)?.state).toBe('stopped')
  pages['2'] = pageOf(2, { material_size: 5 })
  await keep(2)
  expect(stateOf(2)?.state).toBe('stopped')
  expect(kept()).toEqual({})
})

test('a lesson that the school does not open is asked for once and not downloaded (R-OFFLINE-002)', async () => {
  const { keep, stateOf } = await openTab()
  refusals = { 'viewStatus 1': 'subscription_expired' }
  await keep(1)
  expect(stateOf(1)).toMatchObject({ state: 'stopped', error: { message: 'Refused.' } })
  expect(requests).toEqual(['viewStatus 1'])
})

test('a lesson for which the device has no room is refused before its first byte (R-OFFLINE-004)', async () => {
  const { keep, stateOf, NoRoomError } = await openTab()
  pages['1'] = pageOf(1, { material_size: 600_000_000 })
  await keep(1)
  expect(stateOf(1)?.error).toBeInstanceOf(NoRoomError)
  expect(fileRequests()).toEqual([])
})

test('an update that is cancelled leaves the kept version, and a first download that is cancelled leaves nothing (R-OFFLINE-002)', async () => {
  const { keep, kept, stateOf, storedBytes, useDownloads } = await openTab()
  const cancelAtFirstByte = (lessonId: number) => {
    const stop = useDownloads.subscribe((all) => {
      if ((all[lessonId]?.received ?? 0) === 0) return
      stop()
      all[lessonId]?.abort()
    })
  }
  await keep(1)
  pages['1'] = pageOf(1, { material_url: '/media/sound.m4a', material_size: SOUND.length })
  cancelAtFirstByte(1)
  await keep(1)
  expect(stateOf(1)).toBeUndefined()
  expect(await storedBytes('/media/video.mp4')).toEqual(VIDEO)
  expect(await storedBytes('/media/sound.m4a')).toHaveLength(0)
  expect(Object.keys(kept())).toEqual(['1'])

  pages['2'] = pageOf(2, { material_url: '/media/sound.m4a', material_size: SOUND.length })
  cancelAtFirstByte(2)
  await keep(2)
  expect(await storedBytes('/media/sound.m4a')).toHaveLength(0)
  expect(Object.keys(kept())).toEqual(['1'])
})

test('lessons that are kept with one press come one after the other, and stop at the first that fails (R-OFFLINE-002)', async () => {
  const { keepLessons, kept, stateOf, useKeepRun } = await openTab()
  refusals = { 'viewStatus 2': 'monthly_limit_reached' }
  const lessons = [1, 2, 3].map((id) => ({ id, rendition: 'original' as const, bytes: 1 }))
  const run = { classRef: 'arabic1', lessons, hasConfirmedLast: true }
  expect(await keepLessons(run)).toBe(false)
  expect(Object.keys(kept())).toEqual(['1'])
  expect(stateOf(2)?.state).toBe('stopped')
  expect(requests).not.toContain('viewStatus 3')
  expect(useKeepRun.getState().run).toBe(run)
})

test('when another student signs in on the device, a download of the first ends (R-OFFLINE-010)', async () => {
  const { keep, useSession, useDownloads } = await openTab()
  const stop = useDownloads.subscribe((all) => {
    if ((all[1]?.received ?? 0) === 0) return
    stop()
    useSession.setState({ user: HAUWA as never })
  })
  await keep(1)
  expect(useDownloads.getState()).toEqual({})
  expect(fileRequests()).toHaveLength(1)
})
