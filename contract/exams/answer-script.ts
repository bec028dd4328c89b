/** Whether a text contains Arabic letters. */
export const hasArabicLetters = (text: string): boolean => /\p{Script=Arabic}/u.test(text)

/** Whether an answer has letters, but no Arabic ones: pointed out before the submission (R-ARABIC-007). */
export const isLatinAnswer = (given: string): boolean =>
  /\p{L}/u.test(given) && !hasArabicLetters(given)
