import type { ReactNode } from 'react'
import { BOX, strokesOf } from '../../../contract/letters/letter-strokes.ts'
import { type Shape, shapeText } from '../../../contract/letters/letters.ts'

/** The Naskh of the site is enlarged by this factor (web/app/fonts.css). */
const SIZE_ADJUST = 1.22

type LetterGlyphProps = {
  letter: string
  shape: Shape
  className?: string
  /** For screen readers; without it the drawing is hidden from them. */
  label?: string
  isGlyphHidden?: boolean
  /** The size of the em for letters that stand side by side; without it the letter fills its box. */
  em?: number
  /** Lines over the letter. */
  children?: ReactNode
}

/** A letter in its box, on its line, where its strokes are drawn. */
export function LetterGlyph({
  letter,
  shape,
  className,
  label,
  isGlyphHidden,
  em,
  children,
}: LetterGlyphProps) {
  const { x, baseline, size } = strokesOf(letter, shape).glyph
  const width = em === undefined ? BOX : (BOX * size) / em
  const start = (BOX - width) / 2
  return (
    <svg
      viewBox={`${start} ${start} ${width} ${width}`}
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <line className="letter-line" x1={start} x2={start + width} y1={baseline} y2={baseline} />
      {!isGlyphHidden && (
        <text className="letter-glyph" x={x} y={baseline} fontSize={size / SIZE_ADJUST} lang="ar">
          {shapeText(letter, shape)}
        </text>
      )}
      {children}
    </svg>
  )
}
