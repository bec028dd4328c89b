import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Rating } from '../../../../contract/words/review-log.ts'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { OwnSound } from '../OwnSound.tsx'
import { Arabic } from '../shared/WordDetails.tsx'
import type { TaskProps } from './task-props.ts'
import { useTaskKeys } from './use-task-keys.ts'
import { WordAnswer } from './WordAnswer.tsx'

const RATINGS: readonly { rating: Rating; label: string }[] = [
  { rating: 1, label: m.words_again() },
  { rating: 2, label: m.words_hard() },
  { rating: 3, label: m.words_good() },
  { rating: 4, label: m.words_easy() },
]

/** The word is seen, its meaning recalled, and the student says how well. */
export function SeeTask({ word, onRate }: TaskProps) {
  const [isShown, setShown] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const show = () => {
    flushSync(() => setShown(true))
    heading.current?.focus({ preventScroll: true })
  }
  useTaskKeys((key) => {
    if (!isShown && key === ' ') return show
    const rating = RATINGS.find((it) => String(it.rating) === key)?.rating
    return isShown && rating ? () => onRate(rating) : undefined
  })
  return (
    <Card padded as="article" className="grid gap-5">
      {isShown ? (
        <>
          <WordAnswer word={word} />
          <h2 ref={heading} tabIndex={-1} className="text-base outline-none">
            {m.words_how_well()}
          </h2>
          <div className="word-ratings">
            {RATINGS.map(({ rating, label }) => (
              <Button
                key={rating}
                variant={rating === 3 ? 'primary' : 'outline'}
                onClick={() => onRate(rating)}
              >
                {label}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <>
          <h2 className="text-base text-ink-2">
            {word.letter ? m.words_recall_letter() : m.words_recall()}
          </h2>
          <p className="word-large">
            <Arabic>{word.text}</Arabic>
          </p>
          {word.sound && (
            <div className="justify-self-center">
              <OwnSound word={word} />
            </div>
          )}
          <Button variant="primary" fullWidth onClick={show}>
            {m.words_show_answer()}
          </Button>
        </>
      )}
      <p className="hint word-keys">{m.words_keys()}</p>
    </Card>
  )
}
