import {
  type QueryClient,
  queryOptions,
  replaceEqualDeep,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { rand } from '../../../contract/platform/wire.ts'
import { MIN_LESSON_SEARCH, searchLessons } from '../../../contract/study/search-lessons.ts'
import {
  type ClassPage,
  getLessonDetails,
  type LessonPage,
  recordLessonView,
} from '../../../contract/study/study.ts'
import { m } from '../../../messages/m.ts'
import {
  ApiError,
  callApi,
  isDeclined,
  messageOf,
  UNREACHABLE_MESSAGE,
  UnreachableError,
} from '../../api/call-api.ts'
import { callQuery } from '../../api/call-query.ts'
import { paths } from '../../api/paths.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { toast } from '../../kit/toast.ts'
import { hasSummary, markReadHere, readSummary } from '../offline/shared/device-summary.ts'
import { readClassPage } from '../offline/shared/read-class-page.ts'
import {
  isShownFromDevice,
  readNames,
  savedRead,
  useSavedAt,
} from '../offline/shared/saved-read.ts'
import { confirmLast } from './shared/confirm-last.ts'

// a declined request would be declined again
const retryOnce = (failures: number, error: Error) => failures < 1 && !(error instanceof ApiError)

/** True if a text can be the id of a class. */
export function isClassRef(it: string): boolean {
  return rand.safeParse(it).success
}

/** A class with its lessons, by its public or numeric id. */
export function classPageQuery(classRef: string) {
  return queryOptions({
    queryKey: keys.classPage(classRef),
    queryFn: readClassPage(classRef),
    retry: retryOnce,
  })
}

/** The lessons of the student's classes that a search finds; none for a short one. */
export const foundLessonsQuery = (search: string) =>
  callQuery(searchLessons, { search }, keys.foundLessons(search), {
    enabled: search.length >= MIN_LESSON_SEARCH,
    retry: retryOnce,
  })

/** A lesson with its text, its material, and the questions of an exam. */
function lessonQuery(classRef: string, lessonId: string) {
  return queryOptions({
    queryKey: keys.lessonPage(classRef, lessonId),
    queryFn: async ({ signal }) => {
      const request = {
        ...{ classRef, lessonId: Number(lessonId) },
        ...{ confirmsLast: true, confirmsBegin: true },
      }
      const name = readNames.lesson(classRef, lessonId)
      const lesson = await savedRead(name, () => readLesson(request, signal))
      return withLocalFiles(lesson, isShownFromDevice(name))
    },
    // both are data of this query
    structuralSharing: (cached, lesson) =>
      replaceEqualDeep(
        cached,
        withValidUrl(lesson as LessonPage, cached as LessonPage | undefined),
      ),
    retry: retryOnce,
  })
}

/** Reads a lesson. A kept exam with a time limit comes with its questions, because the response takes the place of the kept one. */
async function readLesson(
  request: z.output<typeof getLessonDetails.request>,
  signal: AbortSignal,
): Promise<LessonPage> {
  const lesson = await callApi(getLessonDetails, request, { signal })
  const { sitting, examPublicId } = lesson
  if (!sitting) return lesson
  const { noteServerTime } = await import('../exams/shared/school-clock.ts')
  noteServerTime(examPublicId, sitting.now)
  if (sitting.state !== 'waiting' || !(lesson.id in readSummary().kept)) return lesson
  return callApi(getLessonDetails, { ...request, isForKeeping: true }, { signal })
}

/** The lesson of a page that shows it: it counts as read, on this device and for what shows the progress of the student. */
export function useLesson(classRef: string, lessonId: string) {
  const client = useQueryClient()
  const isSaved = useSavedAt(readNames.lesson(classRef, lessonId)) !== undefined
  const query = useQuery(lessonQuery(classRef, lessonId))
  const lesson = query.data
  useEffect(() => {
    if (!lesson) return
    markReadHere(lesson.id)
    if (isNewProgress(client, classRef, lesson)) void invalidateProgress(client)
    if (isSaved) void sendViewLater(classRef, lesson).catch(() => {})
  }, [client, classRef, lesson, isSaved])
  return query
}

/** Marks a lesson that was opened without a connection as read: it is sent once, when there is one (decision 0840). */
async function sendViewLater(classRef: string, { id: lessonId, kind, subject }: LessonPage) {
  // an exam is completed by its submission
  if (kind === 'exam') return
  const { addToOutbox } = await import('../offline/shared/outbox/outbox.ts')
  await addToOutbox({
    ...{ call: 'recordLessonView', request: { classRef, lessonId } },
    ...{ lessonId, title: subject, path: paths.lesson(classRef, lessonId), drafts: [] },
  })
}

/** Replaces the URLs of a kept lesson by those of its files on this device. */
async function withLocalFiles(lesson: LessonPage, isSaved: boolean): Promise<LessonPage> {
  if (!(lesson.id in readSummary().kept)) return lesson
  const { withKeptFiles } = await import('../offline/shared/kept-lessons.ts')
  return withKeptFiles(lesson, isSaved).catch(() => lesson)
}

/** True unless the cached page of the class already shows the lesson as viewed and, for an exam, as submitted. */
function isNewProgress(client: QueryClient, classRef: string, lesson: LessonPage): boolean {
  const page = client.getQueryData<ClassPage>(keys.classPage(classRef))
  const row = page?.lessons.find((it) => it.id === lesson.id)
  return row?.viewed !== lesson.viewed || row.examDone !== lesson.examDone
}

/** Marks everything that shows the progress of a student as stale. */
const invalidateProgress = (client: QueryClient) =>
  invalidate(client, keys.classPages, keys.myClasses, keys.studyWeek)

const MIN_VALID_SECONDS = 20 * 60

/**
 * Keeps the cached URL of the material while it is valid long enough: a new signed URL would restart a playing
 * recording and download it again.
 */
function withValidUrl(lesson: LessonPage, cached: LessonPage | undefined): LessonPage {
  const cachedUrl = cached?.materialUrl ?? ''
  const [file, query] = cachedUrl.split('?')
  const expiresAt = Number(new URLSearchParams(query).get('until'))
  const isSameFile = file !== '' && file === lesson.materialUrl.split('?')[0]
  if (!isSameFile || expiresAt < Date.now() / 1000 + MIN_VALID_SECONDS) return lesson
  return { ...lesson, materialUrl: cachedUrl }
}

type LessonRef = { classRef: string; lessonId: number }

/** The student chose not to open the last new lesson of the month. */
class OpeningCancelled extends Error {}

/** True if a lesson can be read without a connection, or its page offers other lessons that can. */
async function opensOffline({ classRef, lessonId }: LessonRef): Promise<boolean> {
  if (!hasSummary()) return false
  const hasKept = Object.keys(readSummary().kept).length > 0
  if (hasKept || isShownFromDevice(readNames.classPage(classRef))) return true
  const { findRead } = await import('../offline/shared/database.ts')
  return (await findRead(readNames.lesson(classRef, lessonId)).catch(() => undefined)) !== undefined
}

/** Records the view of a lesson. False if the student does not want to open the last one of the month. */
async function openLesson(lesson: LessonRef): Promise<boolean> {
  try {
    return await confirmLast((it) => callApi(recordLessonView, { ...lesson, ...it }))
  } catch (error) {
    // its page marks it as read
    if (error instanceof UnreachableError && (await opensOffline(lesson))) return true
    throw error
  }
}

const MARK_VIEWED_FAILED = m.study_mark_viewed_failed()

/** Opens the last new lesson of the month after the student has confirmed it, and loads its page. */
export function useOpenLastLesson() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (lesson: LessonRef) => callApi(recordLessonView, lesson),
    onSuccess: () => invalidate(queryClient, keys.lessonPages, keys.classPages),
    onError: (error) => toast.error(messageOf(error, MARK_VIEWED_FAILED)),
  })
}

/**
 * Records the view of a lesson, if the student has access; navigate in `onSuccess` of `mutate`. Asks before the last new
 * lesson of the month. A declined request is reported as a toast (R-LESSON-016 to R-LESSON-020).
 */
export function useViewLesson() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (lesson: LessonRef) => {
      if (!(await openLesson(lesson))) throw new OpeningCancelled()
    },
    onSuccess: () => void invalidateProgress(queryClient),
    onError: (error) => {
      if (error instanceof OpeningCancelled) return
      if (error instanceof UnreachableError) toast.error(MARK_VIEWED_FAILED, UNREACHABLE_MESSAGE)
      else toast.error((isDeclined(error) && error.message) || MARK_VIEWED_FAILED)
    },
  })
}
