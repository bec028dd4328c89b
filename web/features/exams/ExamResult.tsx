import type { ExamResult as Result } from '../../../contract/exams.ts'
import type { LessonPage } from '../../../contract/study.ts'
import { MarkedQuestion } from './MarkedQuestion.tsx'
import { MarkedTheory } from './MarkedTheory.tsx'

/** The result of an exam: each question, then the written answer. */
export function ExamResult({ lesson, result }: { lesson: LessonPage; result: Result }) {
  return (
    <>
      {lesson.questions.map((it, index) => (
        <MarkedQuestion
          key={it.id}
          number={index + 1}
          question={it}
          chosenOption={result.answers[String(it.id)] ?? ''}
        />
      ))}
      {(lesson.hasTheory || result.theoryAnswer) && <MarkedTheory result={result} />}
    </>
  )
}

/** The status of a submission. */
export function resultStatusText({ markedAt }: Result): string {
  return markedAt === null
    ? 'You have submitted this exam. Your written answer waits for its mark.'
    : 'You have submitted this exam, and it is marked.'
}
