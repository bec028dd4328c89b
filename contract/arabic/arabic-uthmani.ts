import { replaceAll } from './arabic-doublets.ts'

/**
 * The Uthmani spelling of the Qurʾān and the everyday spelling of the same words. The functions expect the result of
 * `canonicalText` with its diacritics, because these determine where everyday spelling writes a letter. NFC writes a vowel before
 * a shadda.
 */

const DAGGER_ALIF = '\u0670'
const SIGN = /[\u064b-\u0653\u0670\u06d6-\u06ed]/

/**
 * Signs that one of the two usual encodings of the Qurʾān writes in another way: the silent alif, the sukūn, the madda over أ, and
 * pauses beside their word or apart.
 */
function uniteEncodings(text: string) {
  return text
    .replace(/[\u06d6-\u06db]/g, '')
    .replace(/ا\u0652/g, 'ا\u06df')
    .replaceAll('\u06e1', '\u0652')
    .replaceAll('أ\u0653', 'آ')
}

/** Spellings that differ in more than one sign, in the order in which they are applied. */
const SPELLINGS: readonly [RegExp, string][] = [
  // the vocative is a word of its own: يا أيها, ها أنتم
  [/(?<=^|\s|[وف]\u064e)ي\u064e?\u0670\u0653?(?=\p{L})/gu, 'يا '],
  [/(?<=^|\s)ه\u064e?\u0670\u0653?(?=أ)/gu, 'ها '],
  // two letters ل after the article are written once: الليل, اللاتي, اللذان
  [/(?<=ا)ل\u064e?\u0651\u064e?(?=ي\u0652?ل|\u0670|ذ\u064e?(?:ان|ي\u0652ن))/gu, 'لل\u064e'],
  // و or ى that is read as a long a: الصلاة, الربا, أدراك
  [/و\u0670(?:ا\u06df?)?/gu, 'ا'],
  [/ى\u0653?\u0670\u0653?(?=\p{L})/gu, 'ا'],
  [/ى\u0653?\u0670/gu, 'ى'],
  [/(?<=[رن]\u064e?)ء\u064eا(?!\p{L})/gu, 'أى'],
  // ء with ا at the beginning of a word, also after prefixes, and after a letter at rest: آمنوا, الآخرة, بآياتنا, قرآن
  [
    /(?<=(?:^|\s|[وفأ]\u064e)(?:[لب]\u0650|[لكس]\u064e)?(?:ال\u0652?)?|[^وي]\u0652)ء\u064e[ا\u0670]/gu,
    'آ',
  ],
  // و of the plural without its alif: جاءوا
  [/(?<=ا\u0653?ء\u064fو)(?![\p{L}\p{M}])/gu, 'ا'],
  // a final hamza on و before a silent alif: شركاء, الملأ
  [/(?<=[ا\u0670]\u0653?)ؤ\u064fا\u06df/gu, 'ء'],
  [/ؤ\u064fا\u06df/gu, 'أ'],
  // words whose long a is not written in everyday spelling: هذا, هؤلاء, ذلك, لكن, إله, الله, الرحمن, أولئك
  [/(ه\u064e?)\u0670(?=\u0653?[ذتؤ])/gu, '$1'],
  [/(ذ\u064e?)\u0670(?=ل)/gu, '$1'],
  [/(ل\u064e?)\u0670(?=ك\u0650?ن)/gu, '$1'],
  [/((?:إ\u0650?|ل\p{M}*)ل[\u064e\u0651]*)\u0670(?=ه)/gu, '$1'],
  [/(ر\p{M}*ح\u0652?م\u064e?)\u0670(?=ن)/gu, '$1'],
  [/(و[\u06df\u0652]?ل\u064e?)\u0670(?=\u0653?ئ\u0650?ك)/gu, '$1'],
  // ي at the end of a word has no dots: في, الذي, شيء, علي
  [/(?<=\u0650\u0651?)ى|ى(?=[\u064c-\u0652])/g, 'ي'],
  // a madda only lengthens an alif before the hamza of the next word and before a letter with shadda: بما, دابة
  [/(?<=(?:(?<!م\u064e)ل|[ذمنه])\u064e\u0651?)آ(?![\p{L}\p{M}])/gu, 'ا'],
  [/(?<=\u064e\u0651?)آ(?=\s+[ءأإآ]|\p{L}[\u064b-\u0650]?\u0651)/gu, 'ا'],
  [/(?<=أ\u064f?و[\u06df\u0652]?ل\u064f?و)ا\u06df/g, ''],
]

/** Returns the everyday spelling of a text in Uthmani spelling (R-ARABIC-011); text without signs is returned unchanged. */
export function toEverydaySpelling(text: string): string {
  if (!SIGN.test(text)) return text
  const spelled = replaceAll(uniteEncodings(text), SPELLINGS)
  return writeSmallLetters(seatHamzas(spelled)).replaceAll(DAGGER_ALIF, 'ا')
}

/** Writes the small letters in full, except after a final ه, where everyday spelling omits them. */
function writeSmallLetters(text: string) {
  return text
    .replace(/(ه\p{M}*)[\u06e5\u06e6]\u0653?(?!\p{L})/gu, '$1')
    .replaceAll('\u06e5', 'و')
    .replace(/[\u06e6\u06e7]/g, 'ي')
    .replaceAll('\u06e8', 'ن')
}

// the letter before with its marks, the hamza's own marks, and the letter after
const VOCALISED_HAMZA = /(^|\s|[^\s\p{M}]\p{M}*)ء(\p{M}+)(?=\p{L})/gu

/** Writes each hamza inside a word on the letter that its vowels require. */
function seatHamzas(text: string) {
  return text.replace(
    VOCALISED_HAMZA,
    (_, before: string, own: string) => before + seatOf(before, own) + own,
  )
}

/** The strongest vowel beside a hamza decides: i, then u, then a; after a long vowel it stands alone. */
function seatOf(before: string, own: string) {
  if (before.trim() === '') return 'أ'
  if (/[\u0650\u064d]/.test(own + before) || before.startsWith('ي')) return 'ئ'
  if (/[ا\u0670]/.test(before) || before === 'و') return 'ء'
  return /\u064f/.test(own + before) ? 'ؤ' : 'أ'
}
