import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenLesson } from '../../../contract/study.ts'
import { useSession } from '../../api/session.ts'
import { Prose } from '../../kit/Prose.tsx'
import { draftKey } from './draft.ts'
import { ExamForm } from './ExamForm.tsx'
import { ExamHead, whatCounts } from './ExamHead.tsx'
import { ExamResult, whereItStands } from './ExamResult.tsx'
import { HandedIn } from './HandedIn.tsx'
import { OutcomeDialog } from './OutcomeDialog.tsx'
import { ResultFigures } from './ResultFigures.tsx'
import type { Outcome } from './use-submit-exam.ts'

/**
 * A whole exam below the screen's 'Back to Class': its head (cap, class, the title as h1, what counts) and its
 * text, then the questions to answer with their dock, or the result once it was submitted. At most 720 px wide.
 */
export function ExamView({ lesson }: { lesson: OpenLesson }) {
  // what was told of one exam is not told of the next
  return <Exam key={lesson.id} lesson={lesson} />
}

function Exam({ lesson }: { lesson: OpenLesson }) {
  const userId = useSession(({ user }) => user?.id ?? '')
  const queries = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isTold, setTold] = useState(false)
  const result = lesson.examResult
  const key = draftKey(userId, lesson.rand)

  const refresh = () => {
    // the lessons after it are open now, and its score belongs to the month
    for (const stale of ['lesson', 'class', 'semester']) {
      void queries.invalidateQueries({ queryKey: [stale] })
    }
  }
  const done = (how: Outcome) => {
    setOutcome(how)
    refresh()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5.5">
      <ExamHead
        className={lesson.className}
        title={lesson.subject}
        lead={
          result ? whereItStands(result) : whatCounts(lesson.questions.length, lesson.hasTheory)
        }
      />
      {result && <ResultFigures result={result} hasTheory={lesson.hasTheory} takesFocus={isTold} />}
      {lesson.about.trim() && (
        <div id="exam-text">
          <Prose text={lesson.about} lesson links />
        </div>
      )}
      {result && <ExamResult lesson={lesson} result={result} />}
      {!result && outcome && <HandedIn onRefresh={refresh} />}
      {!result && !outcome && <ExamForm key={key} draftKey={key} lesson={lesson} onDone={done} />}
      <OutcomeDialog outcome={isTold ? undefined : outcome} onClose={() => setTold(true)} />
    </div>
  )
}
