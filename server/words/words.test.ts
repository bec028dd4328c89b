import { expect, test } from 'vitest'
import { uploadQuestionMedia } from '../../contract/exams/manage-questions.ts'
import { deleteLesson } from '../../contract/lessons/manage-lessons.ts'
import { saveLetterProgress } from '../../contract/letters/letter-progress.ts'
import { setLetterSound } from '../../contract/letters/letter-sounds.ts'
import { getForgottenWords, saveLessonWords } from '../../contract/words/manage-words.ts'
import { type Rating, schoolDay, unpackReview } from '../../contract/words/review-log.ts'
import { replay } from '../../contract/words/schedule.ts'
import { addMyWords, syncReviews } from '../../contract/words/sent-later.ts'
import * as calls from '../../contract/words/words.ts'
import type { MyWord } from '../../contract/words/words-wire.ts'
import { now } from '../platform/clock.ts'
import { writeSettings } from '../settings/store.ts'
import { callApi } from '../test/call-api.ts'
import { seedWords, WORDS } from '../test/lessons/seed-words.ts'
import type { TestUser } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'

const DAY = 86_400

async function seedLearner() {
  const seeded = await seedWords()
  const { school, amina, words } = seeded
  const add = (ids: readonly number[], student: TestUser = amina) =>
    callApi(school, addMyWords, { words: ids.map(String) }, student)
  const mine = async (student = amina): Promise<MyWord[]> =>
    (await callApi(school, calls.getMyWords, {}, student)).data.words
  const due = async (student = amina) =>
    (await callApi(school, calls.getWordsDue, {}, student)).data
  const sync = (reviews: readonly object[], student = amina) =>
    callApi(school, syncReviews, { reviews }, student)
  const [book, wrote, books, pen] = words
  if (!book || !wrote || !books || !pen) throw new Error('words are missing')
  return { ...seeded, add, mine, due, sync, book, wrote, books, pen }
}

let made = 0
const reviewOf = (word: number, rating: Rating, at: number, more: object = {}) => ({
  ...{ id: `review-${++made}-of-test`, word: String(word), rating, at, version: 1 },
  ...more,
})

test('a student adds words of a lesson that was opened, and sees ten new ones a day (R-WORDS-002, R-WORDS-003)', async () => {
  const { school, enrol, add, mine, due, book, wrote, pen, read, amina } = await seedLearner()
  expect(await due()).toEqual({ due: 0, new: 0, later: 0, words: 0 })
  expect((await add([book.id, wrote.id, pen.id])).data).toEqual({ words: 3 })
  // the same again changes nothing
  expect((await add([book.id])).data).toEqual({ words: 3 })
  expect(await due()).toEqual({ due: 0, new: 3, later: 0, words: 3 })
  expect(await mine()).toMatchObject([
    { text: 'كِتَابٌ', meaning: 'a book', plural: 'كُتُبٌ', gender: 'm', lessons: 1, log: [] },
    { text: 'كَتَبَ', present: 'يَكْتُبُ', twin: true },
    { text: 'قَلَمٌ', lessons: 1 },
  ])
  expect((await read(amina)).words.map((it: { mine?: true }) => it.mine ?? false)).toEqual([
    ...[true, true, false],
    ...[true, false],
  ])
  await callApi(school, calls.setWordsPerDay, { new_per_day: 2 }, amina)
  expect(await due()).toMatchObject({ new: 2, words: 3 })
  expect(await callApi(school, calls.setWordsPerDay, { new_per_day: 51 }, amina)).toMatchObject({
    http: 400,
  })
  // another student has not opened the lesson
  expect(await add([book.id], await enrol())).toMatchObject({ http: 404, code: 'word_not_found' })
})

test('reviews are stored once, a future time is now, and another student’s words are refused (R-WORDS-005)', async () => {
  const { school, enrol, read, add, mine, sync, book, pen, amina } = await seedLearner()
  await add([book.id, pen.id])
  const bilal = await enrol()
  await read(bilal)
  await add([pen.id], bilal)

  const first = reviewOf(book.card, 3, now() - 5 * DAY)
  expect((await sync([first])).data).toEqual({ added: 1 })
  expect((await sync([first, first])).data).toEqual({ added: 0 })
  await sync([{ ...first, rating: 1 }])
  const future = reviewOf(pen.card, 3, now() + 90 * DAY)
  expect((await sync([future])).data).toEqual({ added: 1 })

  const words = await mine()
  const [[at, rating] = []] = words[0]?.log ?? []
  expect([at, rating]).toEqual([first.at, 3])
  const [clamped = 0] = words[1]?.log?.[0] ?? []
  expect(clamped).toBeLessThanOrEqual(now())
  expect(clamped).toBeGreaterThan(now() - DAY)

  // Bilal has the pen, not the book: nothing of the request is stored
  const theirs = [reviewOf(pen.card, 3, now()), reviewOf(book.card, 1, now())]
  expect(await sync(theirs, bilal)).toMatchObject({ http: 404, code: 'word_not_found' })
  const stored = await school.db
    .selectFrom('word_reviews')
    .select('review_id')
    .where('student_id', '=', bilal.id)
    .execute()
  expect(stored).toEqual([])
  expect((await mine(amina))[0]?.log).toHaveLength(1)

  const many = Array.from({ length: 501 }, () => reviewOf(book.card, 3, now() - DAY))
  expect(await sync(many)).toMatchObject({ http: 400 })
  expect((await sync(many.slice(0, 500))).data).toEqual({ added: 500 })
})

test('two phones that send the same reviews in other orders have the same days, which are the replay of the log (R-WORDS-004)', async () => {
  const { school, enrol, read, add, mine, sync, amina, words } = await seedLearner()
  const timezone = school.config.SITE_TIMEZONE
  const bilal = await enrol()
  await read(bilal)
  for (const student of [amina, bilal])
    await add(
      words.map(({ id }) => id),
      student,
    )
  const reviews = Array.from({ length: 60 }, (_, i) =>
    reviewOf(
      words[(i * 7) % 5]?.card ?? 0,
      (1 + ((i * 5) % 4)) as Rating,
      now() - 80 * DAY + ((i * 37) % 80) * DAY,
    ),
  )
  for (const start of [0, 20, 40]) await sync(reviews.slice(start, start + 20), amina)
  for (const start of [45, 30, 15, 0])
    await sync(reviews.slice(start, start + 15).toReversed(), bilal)

  const [one, other] = [await mine(amina), await mine(bilal)]
  const daysOf = (list: readonly MyWord[]) => list.map(({ card, due }) => [card, due])
  expect(daysOf(one)).toEqual(daysOf(other))
  for (const { log = [], due } of one)
    if (log.length > 0) expect(replay(log.map(unpackReview), { timezone }).due).toBe(due)
  expect(one.some(({ due = 0 }) => due > schoolDay(now(), timezone))).toBe(true)
})

test('a review is undone by another row of the log, which stays (R-WORDS-003, R-WORDS-004)', async () => {
  const { school, add, mine, sync, due, book } = await seedLearner()
  await add([book.id])
  const slip = reviewOf(book.card, 1, now() - 60)
  await sync([slip])
  expect(await due()).toMatchObject({ new: 0 })
  await sync([reviewOf(book.card, 0, now() - 30, { undoes: slip.id })])
  expect((await mine())[0]).not.toHaveProperty('due')
  expect(await due()).toMatchObject({ new: 1 })
  const { count } = await school.db
    .selectFrom('word_reviews')
    .select((it) => it.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(2)
})

test('a word that was failed eight times is set aside, shown to the teacher, and taken up again by adding it (R-WORDS-005, R-WORDS-006)', async () => {
  const { school, maryam, class_id, add, mine, due, sync, book, pen, amina } = await seedLearner()
  await add([book.id, pen.id])
  const fails = (word: number, count: number) =>
    Array.from({ length: count }, (_, i) => reviewOf(word, 1, now() - (20 - i) * DAY))
  await sync([...fails(book.card, 8), ...fails(pen.card, 2), reviewOf(pen.card, 3, now() - DAY)])

  expect((await mine())[0]).toMatchObject({ aside: true })
  expect(await due()).toMatchObject({ due: 0, words: 2 })
  const shown = (await callApi(school, getForgottenWords, { class_id }, maryam)).data.words
  const [student] = await school.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', amina.id)
    .execute()
  expect(shown).toMatchObject([
    {
      text: 'كِتَابٌ',
      meaning: 'a book',
      students: 1,
      reviews: 8,
      failures: 8,
      set_aside: [student?.name],
    },
    { text: 'قَلَمٌ', students: 1, reviews: 3, failures: 2, set_aside: [] },
  ])

  await add([book.id])
  expect((await mine())[0]).not.toHaveProperty('aside')
  expect((await mine())[0]?.again).toBeGreaterThan(0)
  expect(await due()).toMatchObject({ due: 1 })
})

test('a word that is met again in another lesson is the same card, and stays when its teacher removes it (R-WORDS-006)', async () => {
  const { school, maryam, lesson_id, addLessonWith, read, add, mine, amina, book } =
    await seedLearner()
  await add([book.id])
  const again = { text: 'کِتَـابٌ', meaning: 'the book' }
  const second = await addLessonWith([again], 'Second')
  const third = await addLessonWith([again, { text: 'كِتَاب', meaning: 'another vowel' }], 'Third')
  // only lessons that were opened count
  expect((await mine())[0]).toMatchObject({ lessons: 1 })
  const [met] = (await read(amina, second)).words
  expect(met).toMatchObject({ card: book.card, mine: true })
  await read(amina, third)
  await add([met.id])
  expect(await mine()).toMatchObject([{ text: 'كِتَابٌ', lessons: 3 }])

  await callApi(school, saveLessonWords, { lesson_id, words: WORDS.slice(1) }, maryam)
  await callApi(school, deleteLesson, { lesson_id: third }, maryam)
  expect(await mine()).toMatchObject([{ text: 'كِتَابٌ', meaning: 'a book' }])
  // the same word again is the same row
  await callApi(school, saveLessonWords, { lesson_id, words: WORDS }, maryam)
  expect((await read(amina)).words[0]).toMatchObject({ id: book.id, mine: true })
})

test('a student takes a word out and adds it again with its reviews (R-WORDS-002)', async () => {
  const { school, enrol, add, mine, sync, amina, book } = await seedLearner()
  await add([book.id])
  await sync([reviewOf(book.card, 3, now() - DAY)])
  const remove = (student: TestUser) =>
    callApi(school, calls.removeMyWord, { word: String(book.card) }, student)
  expect(await remove(await enrol())).toMatchObject({ http: 404 })
  expect(await remove(amina)).toMatchObject({ status: true })
  expect(await mine()).toEqual([])
  // what a phone has reviewed before it knew is not lost
  expect((await sync([reviewOf(book.card, 4, now())])).data).toEqual({ added: 1 })
  await add([book.id])
  expect((await mine())[0]?.log).toHaveLength(2)
})

test('letters that were met in the track are cards of the review too, until the school closes it (R-WORDS-003, R-LETTERS-004)', async () => {
  const { school, maryam, enrol, addLessonWith, read, add, mine, due, sync, book, amina } =
    await seedLearner()
  await writeSettings(school.db, { lettersTrack: true })
  await add([book.id])
  const met = (item: string, skill: string, right: number) => ({ item, skill, right, wrong: 0 })
  const progress = [
    ...[met('ب', 'seen', now() - DAY), met('ا', 'seen', now() - DAY)],
    // told apart without having been met, as by the placement
    ...[met('ت', 'apart', now()), met('1', 'unit', now())],
  ]
  await callApi(school, saveLetterProgress, { progress }, amina)
  const file = demoFile('letter-sin.mp3')
  const sound = await uploadFile(school, uploadQuestionMedia, {}, file, maryam)
  await callApi(school, setLetterSound, { sound: 'ب fatha', file_id: sound.data.id }, maryam)

  expect(await due()).toEqual({ due: 0, new: 3, later: 0, words: 3 })
  const [, ba, alif] = await mine()
  expect(ba).toMatchObject({ text: 'ب', meaning: 'bāʾ', letter: true, log: [], sound: {} })
  expect(alif).toMatchObject({ text: 'ا', meaning: 'alif' })
  if (!ba || !alif) throw new Error('letters are missing')

  // nine failures do not set a letter aside
  const fails = Array.from({ length: 9 }, (_, i) => reviewOf(ba.card, 1, now() - (20 - i) * DAY))
  expect((await sync([...fails, reviewOf(ba.card, 3, now() - 4 * DAY)])).data).toEqual({
    added: 10,
  })
  const [, reviewed] = await mine()
  expect(reviewed).not.toHaveProperty('aside')
  expect(replay(reviewed?.log?.map(unpackReview) ?? [], { timezone: 'UTC' }).reviews).toBe(10)
  expect(reviewed?.due).toBeGreaterThan(0)
  expect(await due()).toMatchObject({ words: 3, new: 2 })

  // of another student, who has not met it
  const bilal = await enrol()
  expect(await sync([reviewOf(ba.card, 3, now())], bilal)).toMatchObject({ http: 404 })

  // a teacher's word of one letter is the same card
  const lesson = await addLessonWith([{ text: 'ب', meaning: 'the letter b' }], 'Letters')
  const [word] = (await read(amina, lesson)).words
  expect(word.card).toBe(ba.card)
  await add([word.id])
  expect((await mine()).map(({ text, meaning }) => `${text} ${meaning}`)).toEqual([
    ...['كِتَابٌ a book', 'ب the letter b', 'ا alif'],
  ])
  expect((await mine()).find((it) => it.card === ba.card)?.log).toHaveLength(10)

  await writeSettings(school.db, { lettersTrack: false })
  expect((await mine()).map(({ text }) => text)).toEqual(['كِتَابٌ', 'ب'])
})
