export type SpellingKind =
  | 'hamza-missing'
  | 'hamza-extra'
  | 'hamza-seat'
  | 'madda-missing'
  | 'maqsura-ya'
  | 'marbuta-ha'
  | 'marbuta-ta'

const HAMZAS = 'ءأإآؤئ'
/** The letters that remain of a letter with hamza when the hamza is not written. */
const WITHOUT_HAMZA: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ؤ: 'و', ئ: 'يى' }

/** The spelling mistake that writes `got` for `want`, or undefined if they are different letters. */
export function spellingKind(want: string, got: string): SpellingKind | undefined {
  const both = want + got
  if (both === 'ىي' || both === 'يى') return 'maqsura-ya'
  if (both === 'ةه' || both === 'هة') return 'marbuta-ha'
  if (both === 'ةت' || both === 'تة') return 'marbuta-ta'
  if (want === 'آ' && (got === 'ا' || got === 'أ')) return 'madda-missing'
  if (HAMZAS.includes(want) && HAMZAS.includes(got)) return 'hamza-seat'
  if (WITHOUT_HAMZA[want]?.includes(got)) return 'hamza-missing'
  return WITHOUT_HAMZA[got]?.includes(want) ? 'hamza-extra' : undefined
}
