import type { ExamResult as Result } from '../../../contract/exams.ts'
import type { OpenLesson } from '../../../contract/study.ts'
import { MarkedQuestion } from './MarkedQuestion.tsx'
import { MarkedTheory } from './MarkedTheory.tsx'

/** What became of a paper: each question right or wrong, then the written answer. */
export function ExamResult({ lesson, result }: { lesson: OpenLesson; result: Result }) {
  return (
    <>
      {lesson.questions.map((it, at) => (
        <MarkedQuestion
          key={it.id}
          number={at + 1}
          question={it}
          given={result.answers[String(it.id)] ?? ''}
        />
      ))}
      {(lesson.hasTheory || result.theoryAnswer) && <MarkedTheory result={result} />}
    </>
  )
}

/** One sentence on where a paper stands. */
export function whereItStands({ markedAt }: Result): string {
  return markedAt === null
    ? 'You have submitted this exam. Your written answer waits for its mark.'
    : 'You have submitted this exam, and it is marked.'
}
