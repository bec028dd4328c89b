import { useQueryClient } from '@tanstack/react-query'
import {
  markExam,
  type SubmissionToMark,
  type UnmarkedSubmission,
} from '../../../../contract/marking.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'

type MarkInput = { queued: UnmarkedSubmission; submission: SubmissionToMark; score: number }

/** Marks a submission (R-AEXAM-006, R-AEXAM-013) and refetches the queue and the counts of unmarked exams. */
export function useMarkExam(onMarked: () => void) {
  const queryClient = useQueryClient()
  return useFormMutation({
    send: ({ queued, submission, score }: MarkInput) =>
      callApi(markExam, {
        lessonId: queued.lessonId,
        classId: queued.classId,
        studentId: submission.studentId,
        studentEmail: submission.studentEmail,
        submissionId: submission.submissionId,
        theoryScore: score,
      }),
    successMessage: 'Exam marked successfully!',
    fallbackError: 'Failed to mark exam',
    networkError: 'An error occurred while marking the exam',
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: adminKeys.gradingQueue })
      onMarked()
    },
  })
}
