/** Letters that learners hear as each other (docs/features/arabic-confusions.md). The sound of alif is that of hamzah. */
const SOUND_ALIKE = ['سصث', 'هحخ', 'تط', 'قك', 'ذزظ', 'دض', 'أع', 'غخ']

/** The letters that are heard as this one, the most alike first. */
export const heardAs = (letter: string): string[] => [
  ...new Set(
    SOUND_ALIKE.filter((it) => it.includes(letter))
      .flatMap((it) => [...it])
      .filter((it) => it !== letter),
  ),
]

/** The same of the 28 letters, of which alif carries the hamzah. */
export const lettersHeardAs = (letter: string): string[] =>
  heardAs(letter === 'ا' ? 'أ' : letter).map((it) => (it === 'أ' ? 'ا' : it))

/** The same letter for all that are heard alike. */
export const soundClass = (letter: string): string =>
  SOUND_ALIKE.find((it) => it.includes(letter))?.charAt(0) ?? letter
