/** A part of a text; `start` is its place in the text. */
export type EmphasisRun = { start: number; text: string; isEmphasized: boolean }

// as in Markdown: no space inside the asterisks, and a pair that is not closed stays as it was typed
const EMPHASIS = /\*\*(?!\s)([^*\n]+?)(?<!\s)\*\*/g

/** Splits a text at `**emphasis**`, without the asterisks. */
export function splitEmphasis(text: string): EmphasisRun[] {
  const runs: EmphasisRun[] = []
  let end = 0
  for (const match of text.matchAll(EMPHASIS)) {
    if (match.index > end)
      runs.push({ start: end, text: text.slice(end, match.index), isEmphasized: false })
    runs.push({ start: match.index, text: match[1] ?? '', isEmphasized: true })
    end = match.index + match[0].length
  }
  if (end < text.length) runs.push({ start: end, text: text.slice(end), isEmphasized: false })
  return runs
}
