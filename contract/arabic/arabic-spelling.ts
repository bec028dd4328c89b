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

const HAMZAS = [...'ءأإآؤئ']
/** The mistakes of each letter of a key, by the letter that was written for it. */
const KINDS: Record<string, Record<string, SpellingKind>> = {}

/** Each mistake with its letters: one of the key and the one of the answer, and so on. */
const PAIRS: [SpellingKind, string[]][] = [
  ['maqsura-ya', ['ىي', 'يى']],
  ['marbuta-ha', ['ةه', 'هة']],
  ['marbuta-ta', ['ةت', 'تة']],
  ['maqsura-alif', ['ىا', 'اى']],
  ['hamza-missing', ['أا', 'إا', 'آا', 'ؤو', 'ئي', 'ئى']],
  ['hamza-extra', ['اأ', 'اإ', 'اآ', 'وؤ', 'يئ', 'ىئ']],
  ['hamza-seat', HAMZAS.flatMap((want) => HAMZAS.map((got) => want + got))],
]
for (const [kind, pairs] of PAIRS)
  for (const [want = '', got = ''] of pairs) KINDS[want] = { ...KINDS[want], [got]: kind }

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
