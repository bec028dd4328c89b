const LETTER = '\u0600-\u06ff\u0750-\u077f\ufd3e-\ufdff'
const STRONG = /\p{L}/u
const RUN = new RegExp(
  // a run takes in the spaces and signs between its words, and the ellipsis at either end
  `(?:…|\\.\\.\\.)?\\s?[${LETTER}](?:[${LETTER}\\d\\s،؛؟:.…\\-–()«»]*[${LETTER}])?(?:\\s?(?:…|\\.\\.\\.))?`,
  'g',
)
const ARABIC = new RegExp(`[${LETTER}]`)

export function hasArabic(text: string) {
  return ARABIC.test(text)
}

/** Whether a text's first letter is Arabic, which is how dir="auto" decides too. */
export function startsInArabic(text: string) {
  const first = STRONG.exec(text)
  return first !== null && ARABIC.test(first[0])
}

export type Run = { text: string; arabic: boolean; at: number }

/** A Latin text cut into its own words and the Arabic between them. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(RUN)) {
    const lead = match.length - match.trimStart().length
    const at = index + lead
    if (at > end) runs.push({ text: text.slice(end, at), arabic: false, at: end })
    runs.push({ text: match.slice(lead), arabic: true, at })
    end = index + match.length
  }
  if (end < text.length) runs.push({ text: text.slice(end), arabic: false, at: end })
  return runs
}

// ن is ں at the end and a tooth within a word, as ي is ى
const BARE: Record<string, string> = {
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
export function bare(text: string) {
  return text
    .replace(/[\u064b-\u0652\u0670]/g, '')
    .replace(/./gu, (letter) => BARE[letter] ?? letter)
}
