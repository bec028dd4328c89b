import type { QuestionMedia } from '../../../../../contract/exams/questions.ts'
import { cardKey } from '../../../../../contract/words/word-card.ts'
import type { WordContent } from '../../../../../contract/words/word-content.ts'

/** A word in the editor, under an id of its own. */
export type WordRow = { id: string; word: WordContent }

const EMPTY: WordContent = {
  ...{ text: '', form: '', meaning: '', plural: '', present: '', masdar: '' },
  ...{ gender: '', root: '', preposition: '', example: '', file: 0 },
}

export const newRow = (word: Partial<WordContent> = {}): WordRow => ({
  id: crypto.randomUUID(),
  word: { ...EMPTY, ...word },
})

/** The rows with more words. One whose word is there already takes over what that does not have. */
export function withWords(
  rows: readonly WordRow[],
  words: readonly Partial<WordContent>[],
): WordRow[] {
  const result = [...rows]
  for (const word of words) {
    const key = cardKey(word.text ?? '')
    const index = result.findIndex((it) => cardKey(it.word.text) === key)
    const known = result[index]
    if (known === undefined || key === '') result.push(newRow(word))
    else result[index] = { ...known, word: completed(known.word, word) }
  }
  return result
}

function completed(word: WordContent, more: Partial<WordContent>): WordContent {
  const given = Object.entries(more).filter(
    ([name, value]) => value && !word[name as keyof WordContent],
  )
  return { ...word, ...Object.fromEntries(given) }
}

/** The sounds of words and others, each once. */
export const withFiles = (
  files: readonly QuestionMedia[],
  more: readonly QuestionMedia[],
): QuestionMedia[] => [...new Map([...files, ...more].map((it) => [it.id, it])).values()]
