/** The ten units: their letters, forty first words, and words that the learner has never seen (R-LETTERS-001). */

/** `id` names its meaning in the messages and its recording. */
export type Word = { id: string; text: string }
/** `words` are taught with their meaning; `newWords` end the unit. */
export type Unit = {
  number: number
  letters: string
  words: readonly Word[]
  newWords: readonly Word[]
}

const list = (words: string): Word[] =>
  words.split('، ').map((it) => {
    const [id = '', text = ''] = it.split(' ')
    return { id, text }
  })

const unit = (number: number, letters: string, words: string, newWords: string): Unit => ({
  number,
  letters,
  words: list(words),
  newWords: list(newWords),
})

export const UNITS = [
  unit(1, 'ابد', 'ab أَبٌ، bab بَابٌ، adab أَدَبٌ، badaa بَدَأَ', 'dubb دُبٌّ، abadan أَبَدًا، dab دَأْبٌ'),
  unit(2, 'تنر', 'bint بِنْتٌ، dar دَارٌ، nar نَارٌ، bard بَرْدٌ', 'arnab أَرْنَبٌ، badr بَدْرٌ، nabat نَبَاتٌ'),
  unit(3, 'لمي', 'umm أُمٌّ، bayt بَيْتٌ، yad يَدٌ، layl لَيْلٌ', 'laban لَبَنٌ، raml رَمْلٌ، barid بَرِيدٌ'),
  unit(4, 'سكو', 'kitab كِتَابٌ، walad وَلَدٌ، dars دَرْسٌ، yawm يَوْمٌ', 'samak سَمَكٌ، nur نُورٌ، lisan لِسَانٌ'),
  unit(5, 'فقه', 'qalam قَلَمٌ، qalb قَلْبٌ، fam فَمٌ، nahr نَهْرٌ', 'qamar قَمَرٌ، suq سُوقٌ، kahf كَهْفٌ'),
  unit(6, 'جحع', 'bahr بَحْرٌ، rajul رَجُلٌ، ayn عَيْنٌ، jabal جَبَلٌ', 'jamal جَمَلٌ، asal عَسَلٌ، masjid مَسْجِدٌ'),
  unit(7, 'شخص', 'shams شَمْسٌ، ukht أُخْتٌ، shajar شَجَرٌ، sayf صَيْفٌ', 'khayr خَيْرٌ، sadiq صَدِيقٌ، shari شَارِعٌ'),
  unit(8, 'طزث', 'tabib طَبِيبٌ، khubz خُبْزٌ، thawb ثَوْبٌ، zayt زَيْتٌ', 'matar مَطَرٌ، thalj ثَلْجٌ، tariq طَرِيقٌ'),
  unit(9, 'ذض', 'udhn أُذُنٌ، ard أَرْضٌ، dhahab ذَهَبٌ، marid مَرِيضٌ', 'bayd بَيْضٌ، ladhidh لَذِيذٌ، dayf ضَيْفٌ'),
  unit(
    10,
    'ظغ',
    'zill ظِلٌّ، ghanam غَنَمٌ، saghir صَغِيرٌ، nazif نَظِيفٌ',
    'azim عَظِيمٌ، maghrib مَغْرِبٌ، ghurab غُرَابٌ',
  ),
] as const satisfies readonly Unit[]

/** The letters of the units up to this one. */
export const lettersUpTo = (number: number): string[] =>
  UNITS.slice(0, number).flatMap((it) => [...it.letters])

/** The letters of a word without its signs; a hamza stands on its alif. */
export const lettersIn = (text: string): string[] => [
  ...new Set(text.normalize('NFC').replace(/\p{M}/gu, '').replace(/[أإ]/g, 'ا')),
]

export const allWords = (): Word[] => UNITS.flatMap((it): Word[] => [...it.words, ...it.newWords])
