import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { INVALID_SCORE } from '../../../../contract/exams/exam-submission.ts'
import {
  MAX_FEEDBACK_CHARS,
  markExam,
  type SubmissionDetails,
} from '../../../../contract/exams/marking.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { validateBy } from '../../../forms/field-rules.ts'
import { useForm } from '../../../forms/use-form.ts'
import { hasCode, useFormMutation } from '../../../forms/use-form-mutation.ts'
import { type MarkValues, markDrafts, parseScore, savedValues } from './mark-draft.ts'

/** The errors of an invalid score (R-AEXAM-007) and of too much feedback. */
const validateMark = (submission: SubmissionDetails) =>
  validateBy<MarkValues>({
    score: (text) => (parseScore(text, submission) === null ? INVALID_SCORE : undefined),
    feedback: (text) =>
      text.trim().length > MAX_FEEDBACK_CHARS
        ? m.exams_feedback_too_long({ max: MAX_FEEDBACK_CHARS })
        : undefined,
  })

/**
 * The state of the mark of one submission: its draft, which survives leaving the page, its save, and the conflict with a
 * mark that another marker has saved meanwhile.
 */
export function useMarkForm(submission: SubmissionDetails, onSaved: (opensNext: boolean) => void) {
  const scoreField = useRef<HTMLInputElement>(null)
  // the mark that this marker has seen; a later one is a conflict
  const [seenVersion, setSeenVersion] = useState(submission.version)
  const form = useForm({
    initial: () => markDrafts.restore(submission),
    validate: validateMark(submission),
    onChange: ({ values }) => markDrafts.store(submission, values),
  })
  const mark = useMarkExam()
  const hasConflict = submission.version !== seenVersion && !mark.isSuccess && !mark.isPending
  const save = (opensNext: boolean, version = seenVersion) => {
    const values = form.current().values
    const score = parseScore(values.score, submission)
    if (mark.isPending || score === null) return
    mark.mutate(
      { submission, score, feedback: values.feedback.trim(), version },
      {
        onSuccess: () => {
          markDrafts.remove(submission)
          // the guard of unsaved changes must be gone before the page changes
          flushSync(() => form.rebase(values, values))
          onSaved(opensNext)
        },
      },
    )
  }
  const submit = (opensNext: boolean) => {
    if (form.check()) save(opensNext)
    else scoreField.current?.focus()
  }
  const showSaved = () => {
    const saved = savedValues(submission)
    setSeenVersion(submission.version)
    form.rebase(saved, saved)
  }
  useEffect(() => {
    // after the navigation has moved the focus to the page
    queueMicrotask(() => scoreField.current?.focus({ preventScroll: true }))
  }, [])
  useEffect(() => {
    // nothing is entered yet: the form shows the newer mark
    if (hasConflict && !form.isDirty) showSaved()
  })
  const keepTheirs = () => {
    markDrafts.remove(submission)
    flushSync(showSaved)
    scoreField.current?.focus()
  }
  const saveOwn = (opensNext: boolean) => {
    setSeenVersion(submission.version)
    if (form.check()) save(opensNext, submission.version)
  }
  return { form, mark, scoreField, hasConflict, submit, keepTheirs, saveOwn }
}

type MarkInput = {
  submission: SubmissionDetails
  score: number
  feedback: string
  /** The version that the marker has seen. */
  version: string
}

/**
 * Marks a submission (R-AEXAM-006, R-AEXAM-013) and refetches it, the queue and the counts of unmarked exams. After a
 * conflict with another marker the submission is refetched, and the form shows both marks.
 */
function useMarkExam() {
  const queryClient = useQueryClient()
  const refetch = (submissionId: number) =>
    queryClient.invalidateQueries({ queryKey: adminKeys.submission(submissionId) })
  return useFormMutation({
    send: async ({ submission, score, feedback, version }: MarkInput) => {
      const { id, lessonId, classId, studentId, studentEmail } = submission
      const mark = { theoryScore: score, feedback, version }
      try {
        return await callApi(markExam, {
          ...mark,
          submissionId: id,
          lessonId,
          classId,
          // a marker may know neither the student nor the email address
          ...(studentId !== 0 && { studentId }),
          ...(studentEmail !== '' && { studentEmail }),
        })
      } catch (error) {
        if (hasCode(error, ['conflict_mark'])) await refetch(id)
        throw error
      }
    },
    successMessage: m.exams_marked_successfully(),
    fallbackError: m.exams_failed_to_mark(),
    networkError: m.exams_marking_error(),
    handledCodes: ['conflict_mark'],
    onSuccess: (_, { submission }) => {
      // not refetched, because the page is being left
      void queryClient.invalidateQueries({
        queryKey: adminKeys.submission(submission.id),
        refetchType: 'none',
      })
      for (const queryKey of [adminKeys.gradingQueue, adminKeys.markedExams, adminKeys.gradebooks])
        void queryClient.invalidateQueries({ queryKey })
    },
  })
}
