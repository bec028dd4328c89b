import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getClassDetails,
  getLessonDetails,
  type OpenLesson,
  viewStatus,
} from '../../../contract/study.ts'
import { rand } from '../../../contract/wire.ts'
import { ask, Declared } from '../../api/ask.ts'
import { toast } from '../../kit/toast.ts'
import { classKey } from './class-key.ts'

// what the server refused in words it will refuse again
const onceMore = (failures: number, fault: Error) => failures < 1 && !(fault instanceof Declared)

/** Whether an address may name a class at all; no other was ever a class's. */
export function isClassRef(it: string): boolean {
  return rand.safeParse(it).success
}

/** A class with its lessons, by its rand or id. Renewed by invalidating it, whatever changed the class. */
export function classPageQuery(classRef: string) {
  return queryOptions({
    queryKey: classKey(classRef),
    queryFn: ({ signal }) => ask(getClassDetails, { class_id: classRef }, { signal }),
    retry: onceMore,
  })
}

/** A lesson with its text, material and, for an exam, its paper. */
export function lessonQuery(classRef: string, lessonId: string) {
  const queryKey = ['lesson', classRef, lessonId]
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const asked = { class_id: classRef, lesson_id: Number(lessonId) }
      const lesson = await ask(getLessonDetails, asked, { signal })
      return withKnownAddress(client, queryKey, lesson)
    },
    retry: onceMore,
  })
}

const ENOUGH_SECONDS = 20 * 60

/**
 * Keeps the address that the browser already loads the material from while it is good for long enough:
 * a newly signed one would start a playing recording again, and pay for its bytes a second time.
 */
function withKnownAddress(client: QueryClient, queryKey: string[], lesson: OpenLesson): OpenLesson {
  const known = client.getQueryData<OpenLesson>(queryKey)?.materialUrl ?? ''
  const [file, query] = known.split('?')
  const until = Number(new URLSearchParams(query).get('until'))
  const isSame = file !== '' && file === lesson.materialUrl.split('?')[0]
  if (!isSame || until < Date.now() / 1000 + ENOUGH_SECONDS) return lesson
  return { ...lesson, materialUrl: known }
}

const NOT_MARKED = 'An error occurred while marking lesson as read'

/**
 * Marks a lesson viewed, where the server lets the student in; go to the lesson in `onSuccess` of `mutate`.
 * A refusal is shown as a toast, in the server's words (student-area §8).
 */
export function useOpenLesson() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ classRef, lessonId }: { classRef: string; lessonId: number }) =>
      ask(viewStatus, { class_id: classRef, lesson_id: lessonId }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['class'] }),
    onError: (fault) => {
      const isRefusal = fault instanceof Declared && fault.http < 500 && fault.message !== ''
      toast.bad(isRefusal ? fault.message : NOT_MARKED)
    },
  })
}
