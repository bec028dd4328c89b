const ARABIC_RANGES = '\u0600-\u06ff\u0750-\u077f\ufd3e-\ufdff'
// the basmala is no letter for Unicode
const ANY_LETTER = /[\p{L}\ufdfd]/u
const ARABIC_RUN = new RegExp(
  // a run includes the spaces and punctuation between its words, and an ellipsis at either end
  `(?:…|\\.\\.\\.)?\\s?[${ARABIC_RANGES}](?:[${ARABIC_RANGES}\\d\\s،؛؟:.…\\-–()«»]*[${ARABIC_RANGES}])?(?:\\s?(?:…|\\.\\.\\.))?`,
  'g',
)
const ARABIC_LETTER = new RegExp(`[${ARABIC_RANGES}]`)

export function hasArabic(text: string) {
  return ARABIC_LETTER.test(text)
}

/** True if the first letter of a text, or the basmala as one character, is Arabic, as dir="auto" decides for letters. */
export function startsInArabic(text: string) {
  const firstLetter = ANY_LETTER.exec(text)
  return firstLetter !== null && ARABIC_LETTER.test(firstLetter[0])
}

const SINGLE_LETTER = /^ـ?[\u0621-\u063a\u0641-\u064a\u0671][\u064b-\u0652\u0670]*ـ?$/

/** True for letters or letter forms that stand apart, such as 'ا د ذ' or 'ع عـ ـعـ ـع'. */
export function isLetterRow(text: string): boolean {
  const letters = text.trim().split(/\s+/)
  return letters.length > 1 && letters.every((it) => SINGLE_LETTER.test(it))
}

/** The name of a letter form that is written with tatweel: 'ـعـ' is medial. */
export function letterFormName(letter: string): 'isolated' | 'initial' | 'medial' | 'final' {
  if (letter.startsWith('ـ')) return letter.endsWith('ـ') ? 'medial' : 'final'
  return letter.endsWith('ـ') ? 'initial' : 'isolated'
}

export type TextRun = { text: string; isArabic: boolean; start: number }

/** Splits a Latin text into its Latin and Arabic runs. */
export function splitTextRuns(text: string): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(ARABIC_RUN)) {
    const leadingSpaces = match.length - match.trimStart().length
    const start = index + leadingSpaces
    if (start > end) runs.push({ text: text.slice(end, start), isArabic: false, start: end })
    runs.push({ text: match.slice(leadingSpaces), isArabic: true, start })
    end = index + match.length
  }
  if (end < text.length) runs.push({ text: text.slice(end), isArabic: false, start: end })
  return runs
}

// at the end of a word ن is ں, within a word a tooth; likewise ي is ى
const UNDOTTED: Record<string, string> = {
  ن: 'ں',
  ق: 'ٯ',
  ف: 'ڡ',
  ب: 'ٮ',
  ت: 'ٮ',
  ث: 'ٮ',
  ج: 'ح',
  خ: 'ح',
  ض: 'ص',
  ظ: 'ط',
  غ: 'ع',
  ش: 'س',
  ز: 'ر',
  ي: 'ى',
  ذ: 'د',
  ة: 'ه',
}

/** Removes dots and vowel marks, for the upper layer of the lettering (ui.md §5). */
export function stripDotsAndVowels(text: string) {
  return text
    .replace(/[\u064b-\u0652\u0670]/g, '')
    .replace(/./gu, (letter) => UNDOTTED[letter] ?? letter)
}
