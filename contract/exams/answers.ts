/** Whether a typed answer may leave out the diacritics of its key, or all but those of the endings (R-ARABIC-003). */
export const diacriticsRules = ['free', 'ending', 'asked'] as const

/** Compares an answer with the correct one, ignoring surrounding spaces and the kind of line ends. */
export function isSameAnswer(correct: string, submitted: string | undefined): boolean {
  return submitted !== undefined && normalizeAnswer(submitted) === normalizeAnswer(correct)
}

// forms send a line end as CRLF, JSON as LF
function normalizeAnswer(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

/** The most letters of a typed answer and of a key (R-ARABIC-004). */
export const MAX_ANSWER_LETTERS = 200
/** The most characters of a typed answer with its diacritics, so that an index can contain it. */
export const MAX_ANSWER_CHARACTERS = 600

export const verdicts = ['right', 'near', 'wrong'] as const
