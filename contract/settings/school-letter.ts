const FIRST_LETTER = /[\u0621-\u063a\u0641-\u064a]/
const ARTICLE = /(^|\s)[اٱ]ل(?=[\u0621-\u064a])/u
const MARKS = /[\u064b-\u0652\u0670ـ]/g
const PLAIN: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ؤ: 'و', ئ: 'ي', ى: 'ي', ة: 'ه' }

/** The first letter of the Arabic part of a text without its article and without hamza; undefined without Arabic. */
export function firstArabicLetter(text: string): string | undefined {
  const first = FIRST_LETTER.exec(text.replace(MARKS, '').replace(ARTICLE, '$1'))?.[0]
  return first && (PLAIN[first] ?? first)
}

/** The first letter of the name of a school, Arabic if the name has an Arabic part. */
export function schoolLetter(name: string): { letter: string; isArabic: boolean } {
  const arabic = firstArabicLetter(name)
  if (arabic) return { letter: arabic, isArabic: true }
  return { letter: (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase(), isArabic: false }
}
