import type { ExamResult as Result } from '../../../contract/exams.ts'
import type { LessonPage } from '../../../contract/study.ts'
import { MarkedQuestion } from './MarkedQuestion.tsx'
import { MarkedTheory } from './MarkedTheory.tsx'

/** What became of a paper: each question right or wrong, then the written answer. */
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

/** One sentence on where a paper stands. */
export function resultStatusText({ markedAt }: Result): string {
  return markedAt === null
    ? 'You have submitted this exam. Your written answer waits for its mark.'
    : 'You have submitted this exam, and it is marked.'
}
