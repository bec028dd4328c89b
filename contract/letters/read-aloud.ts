/** How a vocalised word is read: in Latin letters, or letter by letter; and words that differ from it by one sound. */
import { lookAlike, soundAlike } from './letters.ts'

const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  'ا ب b ت t ث th ج j ح ḥ خ kh د d ذ dh ر r ز z س s ش sh ص ṣ ض ḍ ط ṭ ظ ẓ ع ʿ غ gh ف f ق q ك k ل l م m ن n ه h و w ي y أ ʾ إ ʾ'
    .slice(2)
    .split(' ')
    .flatMap((it, i, all) => (i % 2 === 0 ? [[it, all[i + 1] ?? '']] : [])),
)
const VOWELS: Readonly<Record<string, string>> = {
  '\u064e': 'a',
  '\u0650': 'i',
  '\u064f': 'u',
  '\u0652': '',
  '\u064b': 'an',
  '\u064c': 'un',
  '\u064d': 'in',
}
const SHADDA = '\u0651'
const SHORT = ['\u064e', '\u0650', '\u064f']
/** The letter that makes a short vowel long. */
const LONG: Readonly<Record<string, [letter: string, vowel: string]>> = {
  '\u064e': ['ا', 'ā'],
  '\u0650': ['ي', 'ī'],
  '\u064f': ['و', 'ū'],
}

/** A letter with its signs, of which the shaddah is apart. */
type Sound = { letter: string; vowel: string; isDoubled: boolean }

const soundsOf = (text: string): Sound[] =>
  (text.normalize('NFC').match(/\P{M}\p{M}*/gu) ?? []).map((it) => ({
    letter: it.charAt(0),
    vowel: [...it.slice(1)].find((mark) => mark !== SHADDA) ?? '',
    isDoubled: it.includes(SHADDA),
  }))

const textOfSounds = (sounds: readonly Sound[]) =>
  sounds.map((it) => it.letter + (it.isDoubled ? SHADDA : '') + it.vowel).join('')

/** Whether a letter makes the vowel before it long, or is the alif that carries a tanwīn. */
const isSilent = (before: Sound | undefined, { letter, vowel }: Sound) =>
  vowel === '' && (letter === 'ا' || LONG[before?.vowel ?? '']?.[0] === letter)

function vowelAfter({ vowel }: Sound, next: Sound | undefined): string {
  const long = LONG[vowel]
  return long && next?.letter === long[0] && next.vowel === '' ? long[1] : (VOWELS[vowel] ?? '')
}

/** In Latin letters: بَيْتٌ is 'baytun'. */
export function inLatin(text: string): string {
  const sounds = soundsOf(text)
  return sounds
    .map((sound, i) => {
      if (isSilent(sounds[i - 1], sound)) return ''
      const consonant = LATIN[sound.letter] ?? ''
      const written = i === 0 && consonant === 'ʾ' ? '' : consonant
      return written.repeat(sound.isDoubled ? 2 : 1) + vowelAfter(sound, sounds[i + 1])
    })
    .join('')
}

/** Letter by letter, each with its signs: 'بَ يْ تٌ'. */
export const spelledOut = (text: string): string =>
  soundsOf(text)
    .map((it) => textOfSounds([it]))
    .join(' ')

/** A word that is read otherwise, and the letter of the right word in which it differs. */
export type Misreading = { text: string; letter: string }

const TANWIN_IN = '\u064d'

/** Other vowels of a letter; a long vowel stays long, and the last letter keeps its tanwīn or gets another. */
function otherVowels({ vowel }: Sound, next: Sound | undefined): string[] {
  if (!next) return vowel === '\u064c' ? [TANWIN_IN, '\u064f'] : []
  return SHORT.includes(vowel) && next.vowel !== '' ? SHORT.filter((it) => it !== vowel) : []
}

/** إ is the seat of a hamza before a kasrah. */
const withVowel = (sound: Sound, vowel: string): Sound => ({
  ...sound,
  vowel,
  letter: /[أإ]/.test(sound.letter) ? (vowel === '\u0650' ? 'إ' : 'أ') : sound.letter,
})

/** Words that differ from a word by one sound: a vowel, a neighbour of a letter that is known, or a long vowel read short. */
export function misreadings(text: string, known: readonly string[]): Misreading[] {
  const sounds = soundsOf(text)
  const found = sounds.flatMap((sound, at): Misreading[] => {
    const { letter } = sound
    const base = /[أإ]/.test(letter) ? 'ا' : letter
    const next = sounds[at + 1]
    const neighbours = [...soundAlike(base), ...lookAlike(base)].filter(
      (it) => known.includes(it) && ![it, base].includes('ا') && sound.vowel !== '',
    )
    const others = [
      ...otherVowels(sound, next).map((vowel) => [withVowel(sound, vowel)]),
      ...neighbours.map((it) => [{ ...sound, letter: it }]),
      ...(sound.vowel === '' && next ? [[]] : []),
    ]
    return others.map((it) => ({
      text: textOfSounds([...sounds.slice(0, at), ...it, ...sounds.slice(at + 1)]),
      letter: base,
    }))
  })
  const seen = new Set([inLatin(text)])
  return found.filter((it) => {
    const latin = inLatin(it.text)
    return !seen.has(latin) && seen.add(latin)
  })
}
