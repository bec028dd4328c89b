/** A key writes its text; a diacritic is drawn on a joining line and has a name for screen readers. */
export type Key = { text: string; name?: string }

const LETTERS = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءأإآؤئىة'

/** The diacritics with their names in Latin letters, because speech output reads single marks differently. */
const DIACRITICS: readonly Key[] = [
  { text: '\u064e', name: 'fatḥa' },
  { text: '\u064f', name: 'ḍamma' },
  { text: '\u0650', name: 'kasra' },
  { text: '\u0652', name: 'sukūn' },
  { text: '\u0651', name: 'shadda' },
  { text: '\u064b', name: 'fatḥatān' },
  { text: '\u064c', name: 'ḍammatān' },
  { text: '\u064d', name: 'kasratān' },
]

/** 28 letters in the order of the alphabet, eight letters with hamza, ى and ة, and eight diacritics (R-ARABIC-009). */
export const KEYS: readonly Key[] = [...[...LETTERS].map((text) => ({ text })), ...DIACRITICS]

/** The second page: the small alif and the joining alif of the Qurʾān, punctuation, the joining line and figures. */
export const SIGNS: readonly Key[] = [
  { text: '\u0670', name: 'small alif' },
  ...[...'ٱ؟،؛'].map((text) => ({ text })),
  { text: '\u0640', name: 'joining line' },
  ...[...'٠١٢٣٤٥٦٧٨٩'].map((text) => ({ text })),
]

/** The key that an arrow key, Home or End leads to in a keyboard from right to left; undefined for other keys. */
export function neighbour(
  index: number,
  pressed: string,
  { count, perRow }: { count: number; perRow: number },
): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: 1,
    ArrowRight: -1,
    ArrowDown: perRow,
    ArrowUp: -perRow,
    Home: -index,
    End: count - 1 - index,
  }
  const step = steps[pressed]
  if (step === undefined) return undefined
  return Math.min(Math.max(index + step, 0), count - 1)
}
