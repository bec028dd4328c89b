import { type KeyboardEvent, useRef } from 'react'
import { joinTiles, type PublicOrder } from '../../../../../../contract/exams/kinds/order/order.ts'
import { m } from '../../../../../../messages/m.ts'
import { startsInArabic } from '../../../../../kit/arabic.ts'
import type { ExerciseAnswerProps } from '../exercise-props.ts'
import '../exercises.css'

/** Tiles that are placed by tapping them one after the other; letters join as they are placed (R-LEARN-004). */
export function OrderAnswer(props: ExerciseAnswerProps<PublicOrder>) {
  const { content, name, parts, errorId, onChange } = props
  const { unit, tiles } = content
  const box = useRef<HTMLDivElement>(null)
  const isArabic = tiles.some(startsInArabic)
  const left = [...parts]
  const isPlaced = tiles.map((tile) => {
    const index = left.indexOf(tile)
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowLeft: isArabic ? 1 : -1, ArrowRight: isArabic ? -1 : 1 }[event.key]
    const buttons = [...(box.current?.querySelectorAll('button:enabled') ?? [])]
    const next = step && buttons[buttons.indexOf(event.target as Element) + step]
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  }
  const remove = (index: number) => {
    onChange(parts.filter((_, it) => it !== index))
    // the button of the tile is gone
    box.current?.querySelector<HTMLElement>('[data-tiles] button:enabled')?.focus()
  }
  const text = joinTiles(parts, unit)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move the focus between the buttons inside
    <div
      ref={box}
      className="grid gap-3 exercise-arabic"
      dir={isArabic ? 'rtl' : 'ltr'}
      lang={isArabic ? 'ar' : undefined}
      onKeyDown={moveFocus}
    >
      {unit === 'letters' && parts.length > 0 && (
        <p className="text-h1" aria-hidden>
          {text}
        </p>
      )}
      <fieldset
        className="exercise-tiles exercise-line"
        aria-label={m.exercises_placed()}
        aria-describedby={errorId}
      >
        {parts.map((tile, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile can be there twice
            key={index}
            type="button"
            className="exercise-tile"
            aria-label={m.exercises_return_tile({ tile })}
            onClick={() => remove(index)}
          >
            {tile}
          </button>
        ))}
      </fieldset>
      <fieldset className="exercise-tiles" aria-label={m.exercises_tiles()} data-tiles>
        {tiles.map((tile, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile can be there twice
            key={index}
            type="button"
            name={index === 0 ? name : undefined}
            className="exercise-tile"
            disabled={isPlaced[index]}
            onClick={() => onChange([...parts, tile])}
          >
            {tile}
          </button>
        ))}
      </fieldset>
      <p className="sr-only" role="status">
        {text}
      </p>
    </div>
  )
}
