import { alAjurrumiyyah } from './classes/al-ajurrumiyyah.ts'
import { arabicOfHadith } from './classes/arabic-of-hadith.ts'
import { conversationAtWork } from './classes/conversation-at-work.ts'
import { everydayConversation } from './classes/everyday-conversation.ts'
import { firstWords } from './classes/first-words.ts'
import { fortyWordsOfTheQuran } from './classes/forty-words-of-the-quran.ts'
import { foundationsOfNahw } from './classes/foundations-of-nahw.ts'
import { numbersAndTime } from './classes/numbers-and-time.ts'
import { readingWithVowels } from './classes/reading-with-vowels.ts'
import { revisionCircle } from './classes/revision-circle.ts'
import { sarfTheShapeOfWords } from './classes/sarf-the-shape-of-words.ts'
import { shortSurahsWordByWord } from './classes/short-surahs-word-by-word.ts'
import { vocabularyOfTheHome } from './classes/vocabulary-of-the-home.ts'
import type { DemoClass } from './demo-class.ts'

/** Every class of the demo school, each after the class it requires. */
export const demoClasses: DemoClass[] = [
  firstWords,
  foundationsOfNahw,
  everydayConversation,
  readingWithVowels,
  numbersAndTime,
  shortSurahsWordByWord,
  alAjurrumiyyah,
  sarfTheShapeOfWords,
  vocabularyOfTheHome,
  fortyWordsOfTheQuran,
  conversationAtWork,
  arabicOfHadith,
  revisionCircle,
]
