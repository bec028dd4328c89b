import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { LessonPage } from '../../../contract/study/study.ts'
import { m } from '../../../messages/m.ts'
import { ApiError } from '../../api/call-api.ts'
import { paths } from '../../api/paths.ts'
import { keys } from '../../api/query-keys.ts'
import { expireSession, sessionToken } from '../../api/session.ts'
import { toast } from '../../kit/toast.ts'
import type { NewOutboxItem } from '../offline/shared/outbox/calls.ts'
import { placeOfExam } from '../voice/shared/place-of-exam.ts'
import { draftKeys, type ExamDraft } from './exam-draft.ts'
import { schoolNow } from './shared/school-clock.ts'
import type { Timing } from './sitting/timing.ts'

/** Whether the exam was submitted now or before. */
export type Outcome = 'submitted' | 'submitted-before'

type Submission = { item: NewOutboxItem<'submitExam'>; isLimited: boolean }

type SubmitExamOptions = {
  lesson: LessonPage
  /** The storage key of the answers. */
  draftKey: string
  /** Of an exam with a last moment, a limit or several attempts. */
  timing: Timing | undefined
  onDone: (outcome: Outcome) => void
}

/**
 * Submits an exam through the outbox, which sends it later if there is no connection now (decision 0840). The caller
 * deletes the draft in `onDone`; until then a declined submission leaves the form as it was.
 */
export function useSubmitExam({ lesson, draftKey, timing, onDone }: SubmitExamOptions) {
  const queryClient = useQueryClient()
  const isSubmitting = useRef(false)
  const submission = useMutation({
    networkMode: 'always',
    mutationFn: async ({ item, isLimited }: Submission) => {
      const { theoryVoice: key } = item.request
      if (key) {
        const { sendRecording } = await import('../voice/shared/send-recording.ts')
        await sendRecording({
          key,
          place: placeOfExam(lesson.id, timing?.attempt),
          isLimited,
          of: item,
        })
      }
      // already loaded by ExamView; an administrator's preview does not need it
      const { sendByOutbox } = await import('../offline/shared/outbox/outbox.ts')
      return sendByOutbox(item)
    },
    onSuccess: ({ isReceived }) => isReceived && onDone('submitted'),
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.code === 'sign_in_required') toast.error(m.exams_sign_in_to_submit())
      else if (error.code === 'already_submitted') onDone('submitted-before')
      // the teacher may have changed the questions
      else void queryClient.invalidateQueries({ queryKey: keys.lessonPages })
    },
    onSettled: () => {
      isSubmitting.current = false
    },
  })
  /** `handedInAt`: the end of an attempt that is saved as it is; otherwise now. */
  const send = (draft: ExamDraft, handedInAt?: number) => {
    if (isSubmitting.current) return
    if (sessionToken() === '') {
      toast.error(m.exams_sign_in_to_submit())
      expireSession()
      return
    }
    isSubmitting.current = true
    const item = toOutboxItem(lesson, draft, draftKey)
    const { attempt, begunAt, examRand } = timing ?? {}
    const ofAttempt = timing && {
      attempt,
      handedInAt: handedInAt ?? schoolNow(examRand ?? ''),
      ...(begunAt !== undefined && { begunAt }),
    }
    submission.mutate({
      item: { ...item, request: { ...item.request, ...ofAttempt } },
      isLimited: draft.isLimited,
    })
  }
  const { isPending, error, variables } = submission
  return { send, isPending, error, item: variables?.item }
}

/** The outbox item of a submission, with the idempotency key that makes it arrive once. */
function toOutboxItem(
  lesson: LessonPage,
  { answers, theory, image, voice, mode }: ExamDraft,
  draftKey: string,
): NewOutboxItem<'submitExam'> {
  return {
    call: 'submitExam',
    request: {
      lessonId: lesson.id,
      examPublicId: lesson.examPublicId,
      examVersion: lesson.examVersion,
      answers,
      theory: mode === 'text' ? theory : '',
      theoryImage: mode === 'image' ? image : '',
      ...(mode === 'voice' && voice !== '' && { theoryVoice: voice }),
      idempotencyKey: crypto.getRandomValues(new Uint32Array(4)).join('-'),
      handedInAt: Math.floor(Date.now() / 1000),
    },
    lessonId: lesson.id,
    title: lesson.subject,
    path: paths.lesson(lesson.classPublicId, lesson.id),
    drafts: draftKeys(draftKey),
    fileKey: lesson.fileKey,
  }
}

/** The error message of a failed submission, with the texts of R-EXAM-028 and R-EXAM-029. */
export function submitErrorMessage(error: Error): string {
  if (error instanceof ApiError) return error.message || m.exams_failed_to_submit()
  return m.exams_submit_error()
}
