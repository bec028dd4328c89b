import { Pencil } from 'lucide-react'
import { Suspense } from 'react'
import type { ExamResult } from '../../../contract/exams/exams.ts'
import { pictureAttributes } from '../../../contract/lessons/picture-widths.ts'
import { m } from '../../../messages/m.ts'
import { Card } from '../../kit/Card.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { Prose } from '../../kit/Prose.tsx'
import { QuestionHead } from './shared/QuestionText.tsx'
import './turned-photo.css'

const RecordedAnswer = lazyPart(
  async () => (await import('../voice/shared/RecordedAnswer.tsx')).RecordedAnswer,
)

// the signed URL of a photographed answer
const STORED_IMAGE = /^\/media\/theory\/[\w-]+\.jpg\?until=\d+&sign=[\w-]+$/

/** Whether an answer is the address of its photograph. */
export const isStoredImage = (answer: string) => STORED_IMAGE.test(answer)

/** The submitted written answer, and the teacher's answer after marking. */
export function MarkedTheory({ result }: { result: ExamResult }) {
  const { theoryAnswer, correctTheoryAnswer, feedback, turns, recordings } = result
  return (
    <Card as="article" padded className="grid gap-3.5">
      <h2 className="font-sans text-base">
        <QuestionHead star={<Pencil className="icon icon-s" />}>{m.exams_theory()}</QuestionHead>
      </h2>
      <Part title={m.exams_your_answer()}>
        {isStoredImage(theoryAnswer) ? (
          <a
            href={theoryAnswer}
            target="_blank"
            rel="noopener"
            className="turned-photo border border-line"
            data-turns={turns}
          >
            <img
              {...pictureAttributes(theoryAnswer)}
              alt={m.exams_your_photographed_answer()}
              loading="lazy"
            />
          </a>
        ) : theoryAnswer ? (
          <Prose text={theoryAnswer} />
        ) : recordings ? (
          <Suspense>
            <RecordedAnswer recordings={recordings} isPlayedElsewhere isOwn />
          </Suspense>
        ) : (
          <p className="text-ink-2">{m.exams_left_part_blank()}</p>
        )}
      </Part>
      {feedback && (
        <Part title={m.exams_teachers_feedback()}>
          <div className="rounded-control border border-line px-4 py-3">
            <Prose text={feedback} />
          </div>
        </Part>
      )}
      {correctTheoryAnswer && (
        <Part title={m.exams_model_answer()}>
          <div className="rounded-control bg-sunken px-4 py-3">
            <Prose text={correctTheoryAnswer} />
          </div>
        </Part>
      )}
    </Card>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="text-small text-ink-2">{title}</h3>
      {children}
    </section>
  )
}
