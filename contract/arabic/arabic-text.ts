import { writePhrases } from './arabic-phrases.ts'
import { replaceVariants, tableOf } from './arabic-variants.ts'

/**
 * Step 1 of comparing Arabic: one spelling for everything that a keyboard, a font or an editor can write in several
 * ways. Nothing that a reader sees as a different letter changes here.
 */

/**
 * Letters of Persian, Urdu and Kurdish keyboards, letters of the Maghrib and of West Africa, and code points that join a
 * letter with a mark.
 */
const LETTERS = tableOf(
  // in the Maghrib and in West Africa ف has its dot below, ق one dot above, and both none at the end of a word
  'كکڪ يیېےۍؠ هہھەۀۂ ةۃ نں\u08bd فڢڡ\u08bb قڧٯ\u08bc اٱ أ\u0672\u0675 إ\u0673 ء\u0674 ؤ\u0676\u0677 ئ\u0678 ?؟ ;؛ ,،٬ .٫۔ %٪',
)
/** With the Arabic letters of mathematics, and punctuation in other widths. */
const PRESENTATION_FORM = /[\ufb50-\ufefc\u{1ee00}-\u{1eeff}]/gu
/** Direction marks, joiners, soft hyphens, variation selectors and other characters without a shape of their own. */
const INVISIBLE = /\p{DI}|\ufe73/gu
/** Ends of verses, the signs of a quarter and of a prostration, ornate brackets, number signs. */
const ORNAMENTS = /[\u0600-\u0605\u06dd\u06de\u06e9\u08e2\ufd3e\ufd3f]/g
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g
/** A hamza between two letters, on a joining line in place of a letter. */
const HAMZA_ON_TATWEEL = /\u0640(\p{M}*?)[\u0654\u0655]/gu
const MAQSURA_HAMZA = /\u0649(\p{M}*?)\u0654/gu
/** Over ا before a hamza of the same word, the madda of the Qurʾān only lengthens the vowel: جَآءَ. */
const LENGTHENED_ALIF = /(?<=\p{L}\p{M}*)آ(?=\p{M}*[ءئؤ])/gu

/**
 * Returns the text in one spelling: NFC, plain letters for presentation forms and ligatures, Arabic letters for Persian
 * ones, digits 0-9, the punctuation ? , ; and single spaces, without invisible characters, tatweel and ornaments
 * (R-ARABIC-001). Diacritics stay.
 */
export function canonicalText(text: string): string {
  const spelled = writePhrases(text)
    .normalize('NFD')
    .replace(PRESENTATION_FORM, expandPresentationForm)
    .replace(INVISIBLE, '')
    .replace(ORNAMENTS, ' ')
    .replace(MAQSURA_HAMZA, 'ئ$1')
    .replace(HAMZA_ON_TATWEEL, 'ء$1')
    .replaceAll('\u0640', '')
    .replace(DIGIT, (digit) => String(digit.charCodeAt(0) & 15))
  return replaceVariants(spelled, LETTERS)
    .normalize('NFC')
    .replace(LENGTHENED_ALIF, 'ا')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The form of a mark that stands alone is a space or a tatweel with the mark. */
function expandPresentationForm(form: string) {
  return form.normalize('NFKD').replace(/^[ \u0640](?=\p{M})/u, '')
}

// Unicode does not decompose the hooked letters of Hausa and the dotless i
const HOOKED = tableOf('bɓ dɗ kƙ yƴ iı')

/** Returns lower-case letters without diacritics, dots and hooks: 'Ɗanjuma' becomes 'danjuma', 'Olúwaṣeun' 'oluwaseun'. */
export function foldLatin(text: string): string {
  return replaceVariants(text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, ''), HOOKED)
}
