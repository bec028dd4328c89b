import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getClassDetails,
  getLessonDetails,
  type LessonPage,
  recordLessonView,
} from '../../../contract/study.ts'
import { rand } from '../../../contract/wire.ts'
import { ApiError, callApi, isDeclined } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'
import { toast } from '../../kit/toast.ts'

// what the server refused in words it will refuse again
const retryOnce = (failures: number, error: Error) => failures < 1 && !(error instanceof ApiError)

/** Whether an address may name a class at all; no other was ever a class's. */
export function isClassRef(it: string): boolean {
  return rand.safeParse(it).success
}

/** A class with its lessons, by its rand or id. Renewed by invalidating it, whatever changed the class. */
export function classPageQuery(classRef: string) {
  return queryOptions({
    queryKey: keys.classPage(classRef),
    queryFn: ({ signal }) => callApi(getClassDetails, { classRef: classRef }, { signal }),
    retry: retryOnce,
  })
}

/** A lesson with its text, material and, for an exam, its paper. */
export function lessonQuery(classRef: string, lessonId: string) {
  const queryKey = keys.lessonPage(classRef, lessonId)
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const request = { classRef, lessonId: Number(lessonId) }
      const lesson = await callApi(getLessonDetails, request, { signal })
      return withCachedMaterialUrl(client, queryKey, lesson)
    },
    retry: retryOnce,
  })
}

const MIN_VALID_SECONDS = 20 * 60

/**
 * Keeps the address that the browser already loads the material from while it is good for long enough:
 * a newly signed one would start a playing recording again, and pay for its bytes a second time.
 */
function withCachedMaterialUrl(
  client: QueryClient,
  queryKey: ReturnType<typeof keys.lessonPage>,
  lesson: LessonPage,
): LessonPage {
  const cachedUrl = client.getQueryData<LessonPage>(queryKey)?.materialUrl ?? ''
  const [file, query] = cachedUrl.split('?')
  const expiresAt = Number(new URLSearchParams(query).get('until'))
  const isSameFile = file !== '' && file === lesson.materialUrl.split('?')[0]
  if (!isSameFile || expiresAt < Date.now() / 1000 + MIN_VALID_SECONDS) return lesson
  return { ...lesson, materialUrl: cachedUrl }
}

const MARK_VIEWED_FAILED = 'An error occurred while marking lesson as read'

/**
 * Marks a lesson viewed, where the server lets the student in; go to the lesson in `onSuccess` of `mutate`.
 * A refusal is shown as a toast, in the server's words (R-LESSON-016 to R-LESSON-020).
 */
export function useViewLesson() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ classRef, lessonId }: { classRef: string; lessonId: number }) =>
      callApi(recordLessonView, { classRef: classRef, lessonId: lessonId }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: keys.classPages }),
    onError: (error) => {
      toast.error((isDeclined(error) && error.message) || MARK_VIEWED_FAILED)
    },
  })
}
