import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LessonPage } from '../../../contract/study.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { useSession } from '../../api/session.ts'
import { Prose } from '../../kit/Prose.tsx'
import { ExamForm } from './ExamForm.tsx'
import { ExamHeader, examSummary } from './ExamHeader.tsx'
import { ExamResult, resultStatusText } from './ExamResult.tsx'
import { draftKey } from './exam-draft.ts'
import { OutcomeDialog } from './OutcomeDialog.tsx'
import { ResultScores } from './ResultScores.tsx'
import { SubmittedNotice } from './SubmittedNotice.tsx'
import type { Outcome } from './use-submit-exam.ts'

/** An exam: header and text, then the form, or the result after the submission. At most 720 px wide. */
export function ExamView({ lesson }: { lesson: LessonPage }) {
  // a new key resets the outcome for another exam
  return <Exam key={lesson.id} lesson={lesson} />
}

function Exam({ lesson }: { lesson: LessonPage }) {
  const userId = useSession(({ user }) => user?.id ?? '')
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isOutcomeClosed, setOutcomeClosed] = useState(false)
  const result = lesson.examResult
  const storageKey = draftKey(userId, lesson.examPublicId)

  const refresh = () => {
    // the exam opens further lessons and counts for the semester
    void invalidate(queryClient, keys.lessonPages, keys.classPages, keys.semester)
  }
  const handleSubmitted = (newOutcome: Outcome) => {
    setOutcome(newOutcome)
    refresh()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5.5">
      <ExamHeader
        className={lesson.className}
        title={lesson.subject}
        subtitle={
          result ? resultStatusText(result) : examSummary(lesson.questions.length, lesson.hasTheory)
        }
      />
      {result && (
        <ResultScores result={result} hasTheory={lesson.hasTheory} takesFocus={isOutcomeClosed} />
      )}
      {lesson.about.trim() && (
        <div id="exam-text">
          <Prose text={lesson.about} lessonStyle links />
        </div>
      )}
      {result && <ExamResult lesson={lesson} result={result} />}
      {!result && outcome && <SubmittedNotice onRefresh={refresh} />}
      {!result && !outcome && (
        <ExamForm key={storageKey} draftKey={storageKey} lesson={lesson} onDone={handleSubmitted} />
      )}
      <OutcomeDialog
        outcome={isOutcomeClosed ? undefined : outcome}
        onClose={() => setOutcomeClosed(true)}
      />
    </div>
  )
}
