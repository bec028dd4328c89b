/** Words whose long a many write: هاذا, ذالك, لاكن, الرحمان. */
const LONG_A: readonly [RegExp, string][] = [
  [/(?<=(?:^|[^\p{L}\p{M}])(?:[وفبكل]\p{M}*)?ه\p{M}*)ا\p{M}*(?=ذ|ؤ\p{M}*ل)/gu, ''],
  [/(?<=(?:^|[^\p{L}\p{M}])(?:[وفبكل]\p{M}*)?ذ\p{M}*)ا\p{M}*(?=ل\p{M}*ك)/gu, ''],
  [/(?<=(?:^|[^\p{L}\p{M}])(?:و\p{M}*)?ل\p{M}*)ا\p{M}*(?=ك\p{M}*ن)/gu, ''],
  [/(?<=ل\p{M}*ر\p{M}*ح\p{M}*م\p{M}*)ا\p{M}*(?=ن)/gu, ''],
]
/** أ before ا is آ. */
const MADDA: [RegExp, string] = [/[ءأ]\p{M}*ا/gu, 'آ']

/** Words that have two right spellings inside longer words: مائة, مائتان, داوود, طاووس. */
const DOUBLETS: readonly [RegExp, string][] = [
  [/(?<=م\p{M}*)ا\p{M}*(?=ئ\p{M}*[ةت])/gu, ''],
  [/(?<=[اط]\p{M}*و\p{M}*)و\p{M}*(?=[دس])/gu, ''],
]
/** Words that have two right spellings as a whole: إذًا, ثلاثمئة, and صلوة as in the Qurʾān. */
const WHOLE_DOUBLETS: readonly [RegExp, string][] = [
  [/إ\p{M}*ذ\p{M}*(?:\u064bا|ا\u064b)(?![\p{L}\p{M}])/gu, 'إذن'],
  [/(?<=ثلاث|أربع|خمس|ست|سبع|ثمان|ثماني|تسع)(?=مئة)/gu, ' '],
  [/(?<=صل|زك|حي)و(?=ة)/gu, 'ا'],
]

export const replaceAll = (text: string, replacements: readonly [RegExp, string][]): string =>
  replacements.reduce((it, [pattern, replacement]) => it.replace(pattern, replacement), text)

/** Returns a text with one spelling of the words that people spell in two ways, for searches (R-ARABIC-001). */
export const uniteSpellings = (text: string): string =>
  replaceAll(text, [...LONG_A, MADDA, ...DOUBLETS])

/** Returns a text with one spelling of the words that have two right ones, for answers (R-ARABIC-014). */
export const uniteDoublets = (text: string): string =>
  replaceAll(text, [...DOUBLETS, ...WHOLE_DOUBLETS])
