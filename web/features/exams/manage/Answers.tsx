import { CloudOff, Maximize2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { PaperToMark } from '../../../../contract/marking.ts'
import { Button } from '../../../kit/Button.tsx'
import { Prose } from '../../../kit/Prose.tsx'

export type Picture = { src: string; name: string }

type TwoAnswersProps = {
  paper: PaperToMark
  onOpenPicture: (picture: Picture) => void
  /** The address of a photograph holds for an hour. */
  onPictureEnded: () => void
}

/** The reference answer and the student's, side by side from 640. */
export function TwoAnswers({ paper, onOpenPicture, onPictureEnded }: TwoAnswersProps) {
  return (
    <div className="marking-answers">
      <Answer title="Correct Answer" look="bg-sunken">
        {paper.theoryAnswer === '' ? (
          <p className="text-ink-2">The teacher wrote no reference answer.</p>
        ) : (
          <Prose said text={paper.theoryAnswer} />
        )}
      </Answer>
      <Answer title="Student's Answer" look="border border-line">
        {paper.photographed ? (
          <Photograph
            // a new address is a new picture, whatever became of the old one
            key={paper.theory_answer}
            picture={{ src: paper.theory_answer, name: `Answer of ${paper.student_name}` }}
            onOpen={onOpenPicture}
            onAgain={onPictureEnded}
          />
        ) : (
          <Prose said text={paper.theory_answer} />
        )}
      </Answer>
    </div>
  )
}

function Answer({ title, look, children }: { title: string; look: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <h3 id={id} className="label">
        {title}
      </h3>
      {/* a long answer is scrolled, and a keyboard has to get there */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className={`marking-answer ${look}`} tabIndex={0} aria-labelledby={id}>
        {children}
      </section>
    </div>
  )
}

type PhotographProps = {
  picture: Picture
  onOpen: (picture: Picture) => void
  onAgain: () => void
}

function Photograph({ picture, onOpen, onAgain }: PhotographProps) {
  const [isGone, setGone] = useState(false)
  if (isGone) {
    return (
      <div className="grid justify-items-start gap-2.5">
        <p className="flex items-center gap-2 text-ink-2">
          <CloudOff className="icon" aria-hidden />
          The picture did not load.
        </p>
        <Button
          onClick={() => {
            setGone(false)
            onAgain()
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
      <img src={picture.src} alt={picture.name} onError={() => setGone(true)} />
      <span>
        <Maximize2 className="icon icon-s" aria-hidden />
        View large
      </span>
    </button>
  )
}
