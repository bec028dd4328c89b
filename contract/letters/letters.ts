/** The 28 letters, their named shapes, the six signs, and the neighbours that are told apart (R-LETTERS-001). */

export type Shape = 'isolated' | 'initial' | 'medial' | 'final'
export const SHAPES: readonly Shape[] = ['isolated', 'initial', 'medial', 'final']

/** `name` in Latin letters and vocalised; `id` is the key of the letter on the wire and in names of sounds. */
export type LetterInfo = { letter: string; name: string; arabicName: string }

const letter = (sign: string, name: string, arabicName: string): LetterInfo => ({
  letter: sign,
  name,
  arabicName,
})

export const LETTERS: readonly LetterInfo[] = [
  letter('ا', 'alif', 'أَلِف'),
  letter('ب', 'bāʾ', 'بَاء'),
  letter('ت', 'tāʾ', 'تَاء'),
  letter('ث', 'thāʾ', 'ثَاء'),
  letter('ج', 'jīm', 'جِيم'),
  letter('ح', 'ḥāʾ', 'حَاء'),
  letter('خ', 'khāʾ', 'خَاء'),
  letter('د', 'dāl', 'دَال'),
  letter('ذ', 'dhāl', 'ذَال'),
  letter('ر', 'rāʾ', 'رَاء'),
  letter('ز', 'zāy', 'زَاي'),
  letter('س', 'sīn', 'سِين'),
  letter('ش', 'shīn', 'شِين'),
  letter('ص', 'ṣād', 'صَاد'),
  letter('ض', 'ḍād', 'ضَاد'),
  letter('ط', 'ṭāʾ', 'طَاء'),
  letter('ظ', 'ẓāʾ', 'ظَاء'),
  letter('ع', 'ʿayn', 'عَيْن'),
  letter('غ', 'ghayn', 'غَيْن'),
  letter('ف', 'fāʾ', 'فَاء'),
  letter('ق', 'qāf', 'قَاف'),
  letter('ك', 'kāf', 'كَاف'),
  letter('ل', 'lām', 'لَام'),
  letter('م', 'mīm', 'مِيم'),
  letter('ن', 'nūn', 'نُون'),
  letter('ه', 'hāʾ', 'هَاء'),
  letter('و', 'wāw', 'وَاو'),
  letter('ي', 'yāʾ', 'يَاء'),
]

/** The six letters that join only to the letter before them. */
const JOIN_BACK_ONLY = 'ادذرزو'
export const joinsForward = (sign: string): boolean => !JOIN_BACK_ONLY.includes(sign)

/** The shapes that a letter has; one that does not join forward begins like the isolated one and is final inside a word. */
export const shapesOf = (sign: string): readonly Shape[] =>
  joinsForward(sign) ? SHAPES : ['isolated', 'final']

const JOINER = '\u200d'
/** A letter in one of its shapes, standing alone. */
export function shapeText(sign: string, shape: Shape): string {
  const before = shape === 'medial' || shape === 'final' ? JOINER : ''
  const after = shape === 'initial' || shape === 'medial' ? JOINER : ''
  return before + sign + after
}

export const SIGNS = ['fatha', 'kasra', 'damma', 'sukun', 'shadda', 'tanwin'] as const
export type Sign = (typeof SIGNS)[number]

const MARKS: Readonly<Record<Sign, string>> = {
  fatha: '\u064e',
  kasra: '\u0650',
  damma: '\u064f',
  sukun: '\u0652',
  // with a fatḥah, because it is said with a vowel
  shadda: '\u0651\u064e',
  tanwin: '\u064c',
}

/**
 * A letter under a sign as it is said: a letter that has no vowel of its own follows أَ, as in أَبْ. Alif carries hamzah, and
 * follows بَ.
 */
export function signedText(sign: string, mark: Sign): string {
  const isAlif = sign === 'ا'
  const carrier = !isAlif ? sign : mark === 'kasra' ? 'إ' : 'أ'
  const before = mark !== 'sukun' && mark !== 'shadda' ? '' : isAlif ? 'بَ' : 'أَ'
  return before + carrier + MARKS[mark]
}

/** Letters that look alike in one of their shapes. */
const LOOK_ALIKE = [
  'بتثني',
  'جحخ',
  'دذ',
  'رز',
  'سش',
  'صض',
  'طظ',
  'عغ',
  'فق',
  'كل',
  'او',
  'مه',
  'ول',
  'در',
]

/** Letters that sound alike to a learner (R-LETTERS-001). */
export { lettersHeardAs as soundAlike } from '../arabic/sounds-alike.ts'
export const lookAlike = (sign: string): string[] => [
  ...new Set(
    LOOK_ALIKE.filter((it) => it.includes(sign))
      .flatMap((it) => [...it])
      .filter((it) => it !== sign),
  ),
]
