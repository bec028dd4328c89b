const ARABIC_RANGES = '\u0600-\u06ff\u0750-\u077f\ufd3e-\ufdff'
const ANY_LETTER = /\p{L}/u
const ARABIC_RUN = new RegExp(
  // a run takes in the spaces and signs between its words, and the ellipsis at either end
  `(?:…|\\.\\.\\.)?\\s?[${ARABIC_RANGES}](?:[${ARABIC_RANGES}\\d\\s،؛؟:.…\\-–()«»]*[${ARABIC_RANGES}])?(?:\\s?(?:…|\\.\\.\\.))?`,
  'g',
)
const ARABIC_LETTER = new RegExp(`[${ARABIC_RANGES}]`)

export function hasArabic(text: string) {
  return ARABIC_LETTER.test(text)
}

/** Whether a text's first letter is Arabic, which is how dir="auto" decides too. */
export function startsInArabic(text: string) {
  const firstLetter = ANY_LETTER.exec(text)
  return firstLetter !== null && ARABIC_LETTER.test(firstLetter[0])
}

export type TextRun = { text: string; isArabic: boolean; start: number }

/** A Latin text cut into its own words and the Arabic between them. */
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

// ن is ں at the end and a tooth within a word, as ي is ى
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

/** The same lettering without dots and vowels: the layer of ink over the layer of gold (ui.md §5). */
export function stripDotsAndVowels(text: string) {
  return text
    .replace(/[\u064b-\u0652\u0670]/g, '')
    .replace(/./gu, (letter) => UNDOTTED[letter] ?? letter)
}
