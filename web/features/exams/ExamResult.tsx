import { type ReactNode, Suspense, useState } from 'react'
import type { ExamQuestion, ExamResult as Result } from '../../../contract/exams/exams.ts'
import type { LessonPage } from '../../../contract/study/study.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { lazyOptional } from '../../kit/lazy-part.ts'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { SendToWhatsApp } from '../../kit/SendToWhatsApp.tsx'
import { formatPercent } from '../../kit/score-band.ts'
import { ExamHeader } from './ExamHeader.tsx'
import { ExamText } from './ExamText.tsx'
import { MarkedQuestion } from './MarkedQuestion.tsx'
import { isStoredImage, MarkedTheory } from './MarkedTheory.tsx'
import { hasDifferentPoints } from './points.ts'
import { ResultScores } from './ResultScores.tsx'
import { UncountedNotes } from './UncountedNotes.tsx'
import { verdictOf } from './verdict.ts'

// few answers have corrections
const MyCorrections = lazyOptional(
  async () => (await import('./recitation/MyCorrections.tsx')).MyCorrections,
)

type ExamResultProps = {
  lesson: LessonPage
  result: Result
  /** The file of the exam. */
  material: ReactNode
  /** Focuses the scores on mount. */
  takesFocus: boolean
  /** The attempts, if there can be several. */
  attempts?: ReactNode
}

/** The result of an exam: the scores, the mistakes, the written answer, and the text of the exam folded below them. */
export function ExamResult({ lesson, result, material, takesFocus, attempts }: ExamResultProps) {
  const [isTextOpen, setTextOpen] = useState(false)
  const { hasTheory } = lesson
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5.5">
      <ExamHeader
        className={lesson.className}
        title={lesson.subject}
        subtitle={resultStatusText(result)}
      />
      <ResultScores result={result} hasTheory={hasTheory} takesFocus={takesFocus} />
      {attempts}
      <SendToWhatsApp
        className="justify-self-start"
        text={resultMessage(lesson, result, location.origin)}
      />
      <UncountedNotes submissions={result.notCounted} />
      {lesson.questions.length > 0 && <MarkedQuestions lesson={lesson} result={result} />}
      {(hasTheory || result.theoryAnswer) && (
        <>
          <MarkedTheory result={result} />
          <Suspense>
            <MyCorrections
              lesson={lesson}
              result={result}
              isImage={isStoredImage(result.theoryAnswer)}
            />
          </Suspense>
        </>
      )}
      {(lesson.about.trim() !== '' || lesson.materialUrl !== '' || lesson.attachments) && (
        <ExamText
          text={lesson.about}
          material={material}
          label={hasTheory ? m.exams_instructions_written_question() : m.exams_instructions()}
          isFoldable
          isOpen={isTextOpen}
          onToggle={setTextOpen}
        />
      )}
    </div>
  )
}

/** The marked questions: the mistakes alone, until the student selects all questions. */
function MarkedQuestions({ lesson, result }: Pick<ExamResultProps, 'lesson' | 'result'>) {
  const [shown, setShown] = useState<'mistakes' | 'all'>('mistakes')
  const chosenOption = ({ id }: ExamQuestion) => result.answers[String(id)] ?? ''
  const numbered = lesson.questions.map((question, index) => ({ question, number: index + 1 }))
  const mistakes = numbered.filter(
    ({ question }) => verdictOf(question, chosenOption(question)) !== 'right',
  )
  const showsPoints = hasDifferentPoints(lesson.questions)
  const canFilter = mistakes.length > 0 && mistakes.length < numbered.length
  return (
    <>
      {canFilter && (
        <SegmentedControl
          label={m.exams_questions_shown()}
          className="sm:justify-self-start"
          options={[
            { value: 'mistakes', label: m.exams_mistakes({ count: mistakes.length }) },
            { value: 'all', label: m.exams_all_questions({ count: numbered.length }) },
          ]}
          value={shown}
          onChange={setShown}
        />
      )}
      {(canFilter && shown === 'mistakes' ? mistakes : numbered).map(({ question, number }) => (
        <MarkedQuestion
          key={question.id}
          number={number}
          question={question}
          chosenOption={chosenOption(question)}
          showsPoints={showsPoints}
          classId={lesson.classPublicId}
        />
      ))}
    </>
  )
}

/** The status of a submission. */
function resultStatusText({ markedAt, recordings }: Result): string {
  if (markedAt !== null) return m.exams_submitted_marked()
  return recordings ? m.exams_submitted_spoken_waits() : m.exams_submitted_waits()
}

type MarkedExam = Pick<LessonPage, 'id' | 'subject' | 'className' | 'classPublicId'>
type Scores = { objectiveScore: number | null; totalScore: number | null }

/** The message that hands on the result of an exam, with the address of its page (R-SESSION-008). */
function resultMessage(exam: MarkedExam, scores: Scores, origin: string): string {
  const title = `${exam.subject} (${exam.className})`
  const link = origin + paths.lesson(exam.classPublicId, exam.id)
  return `${sentence(title, scores)}\n${link}`
}

function sentence(exam: string, { objectiveScore, totalScore }: Scores): string {
  if (totalScore !== null) return m.exams_result_message({ score: formatPercent(totalScore), exam })
  if (objectiveScore === null) return m.exams_result_message_not_marked({ exam })
  return m.exams_result_message_so_far({ score: formatPercent(objectiveScore), exam })
}
