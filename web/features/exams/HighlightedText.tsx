import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { startsInArabic } from '../../kit/arabic.ts'
import { classNames } from '../../kit/class-names.ts'
import type { Place } from './typed-places.ts'
import './highlighted-text.css'

type HighlightedTextProps = {
  text: string
  places: readonly Place[]
  tone: 'near' | 'wrong' | 'right'
}

/**
 * A text with highlighted places, also within joined words. The highlights are drawn behind the text, because elements
 * between its letters would separate them in some browsers. Screen readers read only the text.
 */
export function HighlightedText({ text, places, tone }: HighlightedTextProps) {
  const element = useRef<HTMLSpanElement>(null)
  const boxes = useBoxes(element, text, places)
  return (
    <span className="highlighted-text" data-tone={tone}>
      <bdi
        ref={element}
        lang={startsInArabic(text) ? 'ar' : undefined}
        className={classNames(startsInArabic(text) && 'font-naskh')}
      >
        {text}
      </bdi>
      {boxes.map(({ kind, ...style }) => (
        <span
          key={`${style.insetInlineStart} ${style.insetBlockStart}`}
          data-place={kind}
          aria-hidden
          style={style}
        />
      ))}
    </span>
  )
}

/** A highlight in px within the text's frame, whose direction is left-to-right. */
type Box = {
  kind: 'different' | 'missing-mark' | 'missing-letter'
  insetInlineStart: number
  insetBlockStart: number
  inlineSize?: number
  blockSize: number
}

/** Measures the places in the rendered text, again when its size or its fonts change. */
function useBoxes(
  element: RefObject<HTMLElement | null>,
  text: string,
  places: readonly Place[],
): Box[] {
  const [boxes, setBoxes] = useState<Box[]>([])
  useLayoutEffect(() => {
    const node = element.current
    const frame = node?.parentElement
    if (!node || !frame || text === '') return
    const measure = () => setBoxes(places.flatMap((it) => boxesOf(node, it, frame)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    observer.observe(node)
    document.fonts.addEventListener('loadingdone', measure)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', measure)
    }
  }, [element, text, places])
  return boxes
}

function boxesOf(node: HTMLElement, place: Place, frame: HTMLElement): Box[] {
  const text = node.firstChild
  if (!text) return []
  const origin = frame.getBoundingClientRect()
  if (place.start === place.end) return gapBox(text, place.start, origin)
  return rectsOf(text, place.start, place.end).map(({ left, top, width, height }) => ({
    kind: place.isMissing ? 'missing-mark' : 'different',
    insetInlineStart: left - origin.left,
    insetBlockStart: top - origin.top,
    inlineSize: width,
    blockSize: height,
  }))
}

/** A gap is at the end of the letter before it, or at the beginning of the first letter. */
function gapBox(text: Node, at: number, origin: DOMRect): Box[] {
  const before = (text.textContent ?? '').slice(0, at).match(/\P{M}\p{M}*$/u)?.[0]
  const rect = before ? rectsOf(text, at - before.length, at).at(-1) : rectsOf(text, 0, 1)[0]
  if (!rect) return []
  const isFromRightToLeft = startsInArabic(before ?? text.textContent ?? '')
  const isAtLeft = isFromRightToLeft === (before !== undefined)
  return [
    {
      kind: 'missing-letter',
      insetInlineStart: (isAtLeft ? rect.left : rect.right) - origin.left,
      insetBlockStart: rect.top - origin.top,
      blockSize: rect.height,
    },
  ]
}

function rectsOf(text: Node, start: number, end: number): DOMRect[] {
  const range = document.createRange()
  range.setStart(text, start)
  range.setEnd(text, end)
  return [...range.getClientRects()].filter(({ width }) => width > 0)
}
