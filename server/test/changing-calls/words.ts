import { getLessonDetails } from '../../../contract/study/study.ts'
import { saveLessonWords } from '../../../contract/words/manage-words.ts'
import { addMyWords } from '../../../contract/words/sent-later.ts'
import { now } from '../../platform/clock.ts'
import { callApi } from '../call-api.ts'
import { type Examples, ofLesson, type SchoolToChange } from './school-to-change.ts'

/** The first word of the lesson of the school, which the student has opened. */
async function readWord(it: SchoolToChange, text: string) {
  const fields = ofLesson(it)
  const words = [{ text, meaning: 'a word' }]
  await callApi(it.school, saveLessonWords, { lesson_id: fields.lesson_id, words }, it.maryam)
  const { data } = await callApi(it.school, getLessonDetails, fields, it.amina)
  const [{ id, card }] = data.words
  return { id: String(id), card: String(card) }
}

async function ownWord(it: SchoolToChange, text: string) {
  const word = await readWord(it, text)
  await callApi(it.school, addMyWords, { words: [word.id] }, it.amina)
  return word
}

/** Calls about words. */
export const wordCalls = {
  saveLessonWords: async (it) => ({
    fields: {
      lesson_id: ofLesson(it).lesson_id,
      words: [{ text: 'بَيْتٌ', meaning: 'a house' }],
    },
  }),
  readWordsFile: async (it) => ({
    fields: { lesson_id: ofLesson(it).lesson_id },
    file: { name: 'words.csv', bytes: Buffer.from('Word,Meaning\nبَيْتٌ,a house\n') },
  }),
  addMyWords: async (it) => ({
    fields: { words: [(await readWord(it, 'بَابٌ')).id] },
    as: it.amina,
  }),
  removeMyWord: async (it) => ({
    fields: { word: (await ownWord(it, 'شَمْسٌ')).card },
    as: it.amina,
  }),
  setWordsPerDay: async ({ amina }) => ({ fields: { new_per_day: 7 }, as: amina }),
  syncReviews: async (it) => {
    const { card } = await ownWord(it, 'قَمَرٌ')
    const review = { id: 'review-of-the-moon', word: card, rating: 3, at: now() - 60 }
    return { fields: { reviews: [review] }, as: it.amina }
  },
} satisfies Examples
