import { CloudOff, Maximize2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { SubmissionToMark } from '../../../../contract/marking.ts'
import { Button } from '../../../kit/Button.tsx'
import { Prose } from '../../../kit/Prose.tsx'

export type Picture = { src: string; name: string }

type AnswerComparisonProps = {
  submission: SubmissionToMark
  onOpenPicture: (picture: Picture) => void
  /** The URL of a photograph expires after an hour. */
  onPictureExpired: () => void
}

/** The reference answer and the student's answer, side by side from 640 px. */
export function AnswerComparison({
  submission,
  onOpenPicture,
  onPictureExpired,
}: AnswerComparisonProps) {
  return (
    <div className="marking-answers">
      <Answer title="Correct Answer" look="bg-sunken">
        {submission.referenceAnswer === '' ? (
          <p className="text-ink-2">There is no reference answer.</p>
        ) : (
          <Prose compact text={submission.referenceAnswer} />
        )}
      </Answer>
      <Answer title="Student's Answer" look="border border-line">
        {submission.isImage ? (
          <PhotographedAnswer
            // a new URL resets the error of the previous one
            key={submission.answer}
            picture={{
              src: submission.answer,
              name: `Answer of ${submission.studentName}`,
            }}
            onOpen={onOpenPicture}
            onReload={onPictureExpired}
          />
        ) : (
          <Prose compact text={submission.answer} />
        )}
      </Answer>
    </div>
  )
}

function Answer({
  title,
  look: className,
  children,
}: {
  title: string
  look: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <h3 id={id} className="label">
        {title}
      </h3>
      {/* a long answer scrolls, so it must be focusable by keyboard */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className={`marking-answer ${className}`} tabIndex={0} aria-labelledby={id}>
        {children}
      </section>
    </div>
  )
}

type PhotographedAnswerProps = {
  picture: Picture
  onOpen: (picture: Picture) => void
  onReload: () => void
}

function PhotographedAnswer({ picture, onOpen, onReload }: PhotographedAnswerProps) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) {
    return (
      <div className="grid justify-items-start gap-2.5">
        <p className="flex items-center gap-2 text-ink-2">
          <CloudOff className="icon" aria-hidden />
          The picture did not load.
        </p>
        <Button
          onClick={() => {
            setFailed(false)
            onReload()
          }}
        >
          Try again
        </Button>
      </div>
    )
  }
  return (
    <button
      type="button"
      className="marking-picture"
      aria-haspopup="dialog"
      onClick={() => onOpen(picture)}
    >
      <img src={picture.src} alt={picture.name} onError={() => setFailed(true)} />
      <span>
        <Maximize2 className="icon icon-s" aria-hidden />
        View large
      </span>
    </button>
  )
}
