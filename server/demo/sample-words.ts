import type { WordContent } from '../../contract/words/word-content.ts'

/** A word of a demo lesson; its sound is a file in `server/demo/media`. */
export type DemoWord = Partial<Omit<WordContent, 'file'>> & {
  text: string
  meaning: string
  sound?: string
}

type DemoWords = { slug: string; subject: string; words: DemoWord[] }

const noun = (
  text: string,
  meaning: string,
  plural: string,
  gender: 'm' | 'f' = 'm',
): DemoWord => ({
  ...{ text, meaning, plural, gender },
})
const verb = (text: string, meaning: string, present: string, masdar: string): DemoWord => ({
  ...{ text, meaning, present, masdar },
})

/** The words of lessons in six classes of the demo, by the slug of the class and the beginning of the subject. */
export const demoWords: readonly DemoWords[] = [
  {
    slug: 'vocabulary-of-the-home',
    subject: 'The rooms',
    words: [
      { ...noun('بَيْتٌ', 'a house', 'بُيُوتٌ'), example: 'هٰذَا بَيْتٌ كَبِيرٌ.' },
      noun('غُرْفَةٌ', 'a room', 'غُرَفٌ', 'f'),
      noun('مَطْبَخٌ', 'a kitchen', 'مَطَابِخُ'),
      noun('حَمَّامٌ', 'a bathroom', 'حَمَّامَاتٌ'),
      noun('بَابٌ', 'a door', 'أَبْوَابٌ'),
      noun('نَافِذَةٌ', 'a window', 'نَوَافِذُ', 'f'),
      { text: 'كَبِيرٌ', meaning: 'large', plural: 'كِبَارٌ' },
      { text: 'مَفْتُوحٌ', meaning: 'open', root: 'ف ت ح' },
      { text: 'مُغْلَقٌ', form: 'مُغْلَقَةٌ', meaning: 'closed', root: 'غ ل ق' },
    ],
  },
  {
    slug: 'vocabulary-of-the-home',
    subject: 'The furniture',
    words: [
      noun('سَرِيرٌ', 'a bed', 'أَسِرَّةٌ'),
      noun('كُرْسِيٌّ', 'a chair', 'كَرَاسِيُّ'),
      noun('طَاوِلَةٌ', 'a table', 'طَاوِلَاتٌ', 'f'),
      noun('خِزَانَةٌ', 'a cupboard', 'خَزَائِنُ', 'f'),
      noun('سَجَّادَةٌ', 'a carpet', 'سَجَّادَاتٌ', 'f'),
      noun('مِصْبَاحٌ', 'a lamp', 'مَصَابِيحُ'),
      noun('غُرْفَةٌ', 'a room', 'غُرَفٌ', 'f'),
    ],
  },
  {
    slug: 'everyday-conversation',
    subject: 'Greetings',
    words: [
      { text: 'السَّلَامُ عَلَيْكُمْ', meaning: 'peace be upon you', sound: 'greeting-1.mp3' },
      { text: 'وَعَلَيْكُمُ السَّلَامُ', meaning: 'and upon you peace', sound: 'greeting-2.mp3' },
      { text: 'صَبَاحُ الخَيْرِ', meaning: 'good morning', sound: 'greeting-3.mp3' },
      { text: 'صَبَاحُ النُّورِ', meaning: 'good morning (in reply)', sound: 'greeting-4.mp3' },
      { text: 'مَعَ السَّلَامَةِ', meaning: 'goodbye', sound: 'greeting-5.mp3' },
    ],
  },
  {
    slug: 'forty-words-of-the-quran',
    subject: 'Words 1–7',
    words: [
      { text: 'مِنْ', meaning: 'from', example: 'مِنْ شَرِّ مَا خَلَقَ' },
      { text: 'إِلَىٰ', form: 'وَإِلَىٰ', meaning: 'to' },
      { text: 'فِي', meaning: 'in', example: 'فِي دِينِ اللَّهِ' },
      { text: 'عَلَىٰ', meaning: 'on, upon' },
      { text: 'عَنْ', meaning: 'from, about' },
      { text: 'دِينٌ', meaning: 'religion', plural: 'أَدْيَانٌ', gender: 'm' },
      { text: 'صِرَاطٌ', meaning: 'a path', plural: 'صُرُطٌ', gender: 'm' },
    ],
  },
  {
    slug: 'nahw',
    subject: 'Noun, verb and particle',
    words: [
      noun('اِسْمٌ', 'a noun; a name', 'أَسْمَاءٌ'),
      noun('فِعْلٌ', 'a verb', 'أَفْعَالٌ'),
      noun('حَرْفٌ', 'a particle; a letter', 'حُرُوفٌ'),
      noun('مَدِينَةٌ', 'a town', 'مُدُنٌ', 'f'),
      noun('عِلْمٌ', 'knowledge', 'عُلُومٌ'),
      { ...verb('ذَهَبَ', 'he went', 'يَذْهَبُ', 'ذَهَابٌ'), preposition: 'إِلَى' },
      noun('سُوقٌ', 'a market', 'أَسْوَاقٌ', 'f'),
    ],
  },
  {
    slug: 'sarf',
    subject: 'Root and pattern',
    words: [
      { ...verb('كَتَبَ', 'he wrote', 'يَكْتُبُ', 'كِتَابَةٌ'), root: 'ك ت ب' },
      { ...noun('كُتُبٌ', 'books', ''), root: 'ك ت ب' },
      { ...noun('كَاتِبٌ', 'a writer', 'كُتَّابٌ'), root: 'ك ت ب' },
      { text: 'مَكْتُوبٌ', meaning: 'written', root: 'ك ت ب' },
      { ...noun('مَكْتَبٌ', 'an office, a desk', 'مَكَاتِبُ'), root: 'ك ت ب' },
      { ...noun('كِتَابٌ', 'a book', 'كُتُبٌ'), root: 'ك ت ب' },
      { ...verb('دَرَسَ', 'he studied', 'يَدْرُسُ', 'دِرَاسَةٌ'), root: 'د ر س' },
    ],
  },
  {
    slug: 'numbers-and-time',
    subject: 'One to ten',
    words: [
      { text: 'وَاحِدٌ', meaning: 'one' },
      { text: 'اِثْنَانِ', meaning: 'two' },
      { text: 'ثَلَاثَةٌ', meaning: 'three' },
      { text: 'أَرْبَعَةٌ', meaning: 'four' },
      { text: 'خَمْسَةٌ', meaning: 'five' },
      { text: 'سِتَّةٌ', meaning: 'six' },
      { text: 'سَبْعَةٌ', meaning: 'seven' },
      { text: 'ثَمَانِيَةٌ', meaning: 'eight' },
      { text: 'تِسْعَةٌ', meaning: 'nine' },
      { text: 'عَشَرَةٌ', meaning: 'ten' },
    ],
  },
]
