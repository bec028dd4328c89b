/** The words of a text that is read aloud or was typed, by which marks name their place (R-VOICE-006, R-VOICE-011). */

/** A word with its number in the text and its characters. */
export type TextWord = { index: number; text: string; start: number; end: number }

/** Text between words: spaces, signs of verses, numbers. */
export type TextPart = TextWord | { between: string }

/** The lines of a text, each with its words and what is between them; empty lines are left out. */
export function linesOfText(text: string): { text: string; parts: TextPart[] }[] {
  const lines: { text: string; parts: TextPart[] }[] = []
  let index = 0
  let at = 0
  for (const line of text.split('\n')) {
    const parts: TextPart[] = []
    for (const part of line.split(/(\s+)/u)) {
      if (/\p{L}/u.test(part)) {
        const start = at
        parts.push({ index, text: part, start, end: start + part.length })
        index++
      } else if (part !== '') parts.push({ between: part })
      at += part.length
    }
    at++
    if (parts.some((it) => 'index' in it)) lines.push({ text: line.trim(), parts })
  }
  return lines
}

/** The words of a text in their order. */
export const wordsOfText = (text: string): TextWord[] =>
  linesOfText(text).flatMap(({ parts }) => parts.filter((it) => 'index' in it))

/** The lines of a text as they are recorded one by one, without spaces around them. */
export const readLines = (text: string): string[] => linesOfText(text).map((it) => it.text)

/** The Arabic letters of a word, each once, without marks. */
export const arabicLettersOf = (word: string): string[] => [
  ...new Set(word.normalize('NFC').match(/(?=\p{Script=Arabic})\p{Lo}/gu)),
]
