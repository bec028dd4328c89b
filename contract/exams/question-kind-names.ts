// separate from the rules of the kinds, which the pages of students do not need
/** How a question is answered. A new kind is a name here, a member of `QuestionContent`, and its rules. */
export const questionKinds = ['choice', 'typed'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** Whether a typed answer may leave out the diacritics of its key (R-ARABIC-003). */
export const marksRules = ['free', 'asked'] as const

/** The most letters of a typed answer and of a key (R-ARABIC-004). */
export const MAX_ANSWER_LETTERS = 200
/** The most characters of a typed answer with its diacritics, so that an index can contain it. */
export const MAX_ANSWER_CHARACTERS = 600
