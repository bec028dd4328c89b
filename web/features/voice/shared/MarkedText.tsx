import { type KeyboardEvent, useRef, useState } from 'react'
import { linesOfText, type TextWord } from '../../../../contract/voice/words-of-text.ts'
import { m } from '../../../../messages/m.ts'
import { startsInArabic } from '../../../kit/arabic.ts'
import { useHold } from './Waveform.tsx'
import './marked-text.css'

/** A correction on words of a text: its number, the words, and whether it plays at the moment. */
export type TextMark = {
  number: number
  isPraise?: boolean
  isCurrent?: boolean
  /** Whether the word with this number in the text is part of it. */
  covers: (word: TextWord) => boolean
}

type MarkedTextProps = {
  text: string
  label: string
  marks: readonly TextMark[]
  /** The words that are being marked. */
  isPending?: (word: TextWord) => boolean
  onPick: (word: TextWord) => void
  /** A word held down, and its release. */
  onHold?: ((word: TextWord) => void) | undefined
  onRelease?: (() => void) | undefined
}

/**
 * A text whose words are buttons, with the numbers of their corrections. One word is in the order of the Tab key; the arrow keys go
 * to the others in the direction of the text.
 */
export function MarkedText(props: MarkedTextProps) {
  const { text, label, marks } = props
  const [reached, setReached] = useState(0)
  const hold = useHold(props.onHold !== undefined, props.onRelease)
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const words = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-word]')]
    const at = words.indexOf(document.activeElement as HTMLElement)
    const step = stepOf(event.key, getComputedStyle(words[at] ?? event.currentTarget).direction)
    const next = words[at + step]
    if (step === 0 || !next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no name that fits a text
    <div role="group" aria-label={label} className="marked-text" onKeyDown={handleKey}>
      {linesOfText(text).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text are never reordered
        <p key={index} dir="auto" lang={startsInArabic(line.text) ? 'ar' : undefined}>
          {line.parts.map((part, place) =>
            'between' in part ? (
              part.between
            ) : (
              <Word
                // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text are never reordered
                key={place}
                word={part}
                marks={marks.filter((it) => it.covers(part))}
                isPending={props.isPending?.(part) ?? false}
                isReached={part.index === reached}
                onReach={() => setReached(part.index)}
                {...{ hold, onPick: props.onPick, onHold: props.onHold }}
              />
            ),
          )}
        </p>
      ))}
    </div>
  )
}

type WordProps = Pick<MarkedTextProps, 'marks' | 'onPick' | 'onHold'> & {
  word: TextWord
  isPending: boolean
  /** True if the Tab key reaches it. */
  isReached: boolean
  onReach: () => void
  hold: ReturnType<typeof useHold>
}

function Word({ word, marks, isPending, isReached, onReach, hold, onPick, onHold }: WordProps) {
  // the click after a hold belongs to it
  const wasHeld = useRef(false)
  const isPraise = marks.every((it) => it.isPraise)
  return (
    // an inline element, because a button would stand as one sign in the order of two directions
    // biome-ignore lint/a11y/useSemanticElements: see above
    <span
      role="button"
      data-word={word.index}
      data-marked={marks.length === 0 ? undefined : isPraise ? 'praise' : 'fault'}
      data-current={marks.some((it) => it.isCurrent) || undefined}
      aria-pressed={isPending || undefined}
      tabIndex={isReached ? 0 : -1}
      onFocus={onReach}
      onPointerDown={(event) => {
        if (event.button === 0) hold.start(event, () => onHold?.(word))
      }}
      onPointerMove={hold.move}
      onPointerUp={() => {
        wasHeld.current = hold.end()
      }}
      onPointerCancel={hold.end}
      onContextMenu={(event) => onHold && event.preventDefault()}
      onClick={() => {
        if (!wasHeld.current) onPick(word)
        wasHeld.current = false
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onPick(word)
      }}
    >
      {word.text}
      {marks.length > 0 && (
        <span className="marked-numbers num">
          <span className="sr-only"> {m.corrections_numbers()} </span>
          {marks.map((it) => it.number).join(' ')}
        </span>
      )}
    </span>
  )
}

/** How many words a key goes on: the arrows point the way that the text is read. */
function stepOf(key: string, direction: string): number {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward || key === 'ArrowDown') return 1
  return key === back || key === 'ArrowUp' ? -1 : 0
}
