import type { Letter } from './arabic-letters.ts'

export type SpellingKind =
  | 'hamza-missing'
  | 'hamza-extra'
  | 'hamza-seat'
  | 'madda-missing'
  | 'maqsura-ya'
  | 'maqsura-alif'
  | 'marbuta-ha'
  | 'marbuta-ta'

/** The mistakes of each letter of a key, by the letter that was written for it. */
const KINDS: Record<string, Record<string, SpellingKind>> = {}

function addKinds(kind: SpellingKind, wanted: string, written: string) {
  for (const want of wanted)
    for (const got of written) KINDS[want] = { ...KINDS[want], [got]: kind }
}

function addBoth(kind: SpellingKind, one: string, other: string, reverse = kind) {
  addKinds(kind, one, other)
  addKinds(reverse, other, one)
}

addKinds('hamza-seat', 'ءأإآؤئ', 'ءأإآؤئ')
addBoth('maqsura-ya', 'ى', 'ي')
addBoth('marbuta-ha', 'ة', 'ه')
addBoth('marbuta-ta', 'ة', 'ت')
addBoth('maqsura-alif', 'ى', 'ا')
addBoth('hamza-missing', 'أإآ', 'ا', 'hamza-extra')
addBoth('hamza-missing', 'ؤ', 'و', 'hamza-extra')
addBoth('hamza-missing', 'ئ', 'يى', 'hamza-extra')

/** The mistake of spelling that writes `got` for `want`, or undefined if they are different letters. */
export function spellingKind(want: Letter, got: Letter): SpellingKind | undefined {
  const kind = KINDS[want.base]?.[got.base]
  return kind === 'maqsura-alif' && !(want.isLast && got.isLast) ? undefined : kind
}

/**
 * The mistake in a place where key or answer has آ, or undefined if they say the same: ءا is آ. Any other seat of the hamza
 * beside its alif is one (R-ARABIC-013).
 */
export function maddaKind(want: string, got: string) {
  const [key, given] = [want, got].map((it) => it.replace('ءا', 'آ'))
  if (key === given) return undefined
  if (want === '') return 'letter-extra'
  if (got === '') return 'letter-missing'
  if (key === 'آ' && /^[اأإ]$/.test(got)) return 'madda-missing'
  if (given === 'آ' && want === 'ا') return 'hamza-extra'
  const isSeat = [want, got].every((it) => /^[ءأإآؤئا]+$/.test(it) && /[اأإآ]/.test(it))
  return isSeat ? 'hamza-seat' : 'letter'
}
