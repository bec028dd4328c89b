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
  children,
}: LetterGlyphProps) {
  const { x, baseline, size } = strokesOf(letter, shape).glyph
  return (
    <svg
      viewBox={`0 0 ${BOX} ${BOX}`}
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <line className="letter-line" x1="0" x2={BOX} y1={baseline} y2={baseline} />
      {!isGlyphHidden && (
        <text className="letter-glyph" x={x} y={baseline} fontSize={size / SIZE_ADJUST} lang="ar">
          {shapeText(letter, shape)}
        </text>
      )}
      {children}
    </svg>
  )
}
