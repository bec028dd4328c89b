const PLACE = /^[^\S\n]*\[\[(\d{1,2})\]\][^\S\n]*\r?$/gm

/** A part of a lesson: text, or a block by its place in the list, from 0. */
export type LessonPart = { text: string } | { block: number }

/** The line that stands in the text of a lesson for its block of this number, from 1. */
export const placeOfBlock = (number: number) => `[[${number}]]`

/**
 * The text of a lesson with its blocks: each at the line '[[1]]' with its number, the others after the text in their order. A line
 * for a block that does not exist, or that stands above, is left out (R-LEARN-009).
 */
export function placeBlocks(text: string, count: number): LessonPart[] {
  const parts: LessonPart[] = []
  const left = new Set(Array.from({ length: count }, (_, index) => index))
  let end = 0
  const addText = (to: number) => {
    const part = text.slice(end, to)
    if (part.trim() !== '') parts.push({ text: part })
  }
  for (const { 0: line, 1: number, index } of text.matchAll(PLACE)) {
    addText(index)
    end = index + line.length
    const block = Number(number) - 1
    if (left.delete(block)) parts.push({ block })
  }
  addText(text.length)
  return [...parts, ...[...left].map((block) => ({ block }))]
}

/** The text of a lesson without the lines that stand for its blocks, where no blocks are shown. */
export const withoutPlaces = (text: string) => text.replaceAll(PLACE, '')
