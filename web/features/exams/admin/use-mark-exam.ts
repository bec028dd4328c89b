import { useQueryClient } from '@tanstack/react-query'
import { markExam, type SubmissionDetails } from '../../../../contract/exams/marking.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { hasCode, useFormMutation } from '../../../forms/use-form-mutation.ts'

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
export function useMarkExam() {
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
