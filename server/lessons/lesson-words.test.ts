import { expect, test } from 'vitest'
import { uploadQuestionMedia } from '../../contract/exams/manage-questions.ts'
import { duplicateLesson } from '../../contract/term/term.ts'
import {
  exportLessonWords,
  getLessonWords,
  readWordsFile,
  saveLessonWords,
} from '../../contract/words/manage-words.ts'
import { cardKey } from '../../contract/words/word-card.ts'
import { readWordLines } from '../../contract/words/word-lines.ts'
import { readZip } from '../platform/read-zip.ts'
import { callApi } from '../test/call-api.ts'
import { seedWords, WORDS } from '../test/lessons/seed-words.ts'
import { seedClass, seedLessonRow } from '../test/seed-class.ts'
import { seedStaff } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'

async function seedEditor() {
  const seeded = await seedWords()
  const { school, maryam, lesson_id, amina } = seeded
  const readPage = () => seeded.read(amina)
  const save = (words: readonly object[], more: object = {}) =>
    callApi(school, saveLessonWords, { lesson_id, words, ...more }, maryam)
  const edited = async () => (await callApi(school, getLessonWords, { lesson_id }, maryam)).data
  const read = (name: string, bytes: Buffer | string) =>
    uploadFile(school, readWordsFile, { lesson_id }, { name, bytes: Buffer.from(bytes) }, maryam)
  const exported = async (format: 'csv' | 'anki'): Promise<string> =>
    (await callApi(school, exportLessonWords, { lesson_id, format }, maryam)).data.content
  const upload = async () => {
    const file = demoFile('letters.mp3')
    return Number((await uploadFile(school, uploadQuestionMedia, {}, file, maryam)).data.id)
  }
  return { ...seeded, save, edited, read, readPage, exported, upload }
}

const EMPTY = {
  ...{ form: '', plural: '', present: '', masdar: '', gender: '', root: '' },
  ...{ preposition: '', example: '', file: 0 },
}
const FULL = {
  ...{ text: 'ذَهَبَ', form: 'وَذَهَبَ', meaning: 'he went; "to go", a\tb', plural: 'x' },
  ...{ present: 'يَذْهَبُ', masdar: 'ذَهَابٌ', gender: 'm', root: 'ذ ه ب' },
  ...{ preposition: 'إِلَى', example: '# ذَهَبَ الوَلَدُ\nإِلَى البَيْتِ <b>' },
}

test('a lesson has up to sixty words, which its readers see with their sounds, in the order of the teacher (R-WORDS-001)', async () => {
  const { save, edited, upload, readPage } = await seedEditor()
  const file = await upload()
  expect(await edited()).toMatchObject({ words: WORDS.map((word) => ({ ...EMPTY, ...word })) })
  expect(await save([{ ...FULL, file }, WORDS[0] ?? {}])).toMatchObject({ message: 'Words saved' })
  const page = await readPage()
  expect(page.words).toMatchObject([
    { ...FULL, file },
    { text: 'كِتَابٌ', meaning: 'a book' },
  ])
  expect(page.words[1]).not.toHaveProperty('example')
  expect(page.word_files).toMatchObject([{ id: String(file), type: 'audio' }])

  const numbered = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ text: `كلمة${i}`, meaning: `word ${i}` }))
  expect(await save(numbered(60))).toMatchObject({ status: true })
  expect(await save(numbered(61))).toMatchObject({ http: 400 })
  const twice = await save([WORDS[0] ?? {}, { text: 'کِتَـابٌ', meaning: 'twice' }])
  expect(twice.http).toBe(400)
  expect(twice.message).toMatch(/^words\.1: .*is there twice\./)
  expect(await save([{ text: 'قلم', meaning: 'pen', file: 999_999 }])).toMatchObject({ http: 404 })
})

test('two teachers do not overwrite each other’s words, and the audit log has both (R-WORDS-001)', async () => {
  const { save, edited, school } = await seedEditor()
  const { version } = await edited()
  expect(await save(WORDS.slice(1), { version })).toMatchObject({ status: true })
  expect(await save(WORDS.slice(2), { version })).toMatchObject({
    ...{ status: false, code: 'conflict_lesson' },
  })
  const [entry] = await school.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'saveWords')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(JSON.stringify(entry)).toContain('كِتَابٌ · a book')
})

test('a copied lesson has the words of its original (R-WORDS-001)', async () => {
  const { school, maryam, lesson_id, class_id } = await seedEditor()
  const copy = { lesson_id, class_id, shift_days: 0 }
  const { data, message } = await callApi(school, duplicateLesson, copy, maryam)
  expect(message).toBe('Lesson duplicated. It is a draft until you publish it.')
  const copied = await callApi(school, getLessonWords, { lesson_id: String(data.id) }, maryam)
  expect(copied.data.words.map((it: { text: string }) => it.text)).toEqual(
    WORDS.map(({ text }) => text),
  )
})

test('words go out as CSV and come back unchanged (R-WORDS-001)', async () => {
  const { save, edited, read, exported, upload } = await seedEditor()
  await save([{ ...FULL, example: '=SUM(1)', file: await upload() }, ...WORDS])
  const { words } = await edited()
  const back = await read('words.csv', await exported('csv'))
  expect(back.data).toMatchObject({ words, problems: [] })

  const arabic = 'الكلمة;المعنى;الجمع\nبَيْتٌ;a house;بُيُوتٌ\n;nothing;\n'
  expect((await read('مفردات.csv', arabic)).data).toMatchObject({
    words: [{ text: 'بَيْتٌ', meaning: 'a house', plural: 'بُيُوتٌ' }],
    problems: ['Row 3 has no word, or a text that is too long. It was left out.'],
  })
  expect(await read('words.csv', 'a,b\n1,2\n')).toMatchObject({ code: 'csv_columns_missing' })
})

test('words go out to Anki with their sounds in a zip and come back unchanged (R-WORDS-007)', async () => {
  const { save, edited, read, exported, upload } = await seedEditor()
  await save([{ ...FULL, file: await upload() }, ...WORDS])
  const zip = Buffer.from(await exported('anki'), 'base64')
  const entries = readZip(zip, { maxEntries: 10, maxBytes: 1_000_000 })
  const text = entries.find(({ name }) => name === 'words.txt')?.content.toString() ?? ''
  expect(text.split('\n').slice(0, 3)).toEqual([
    ...['#separator:tab', '#html:false'],
    '#columns:Word\tMeaning\tPlural\tPresent\tMasdar\tGender\tRoot\tPreposition\tExample\tIn the text\tSound',
  ])
  expect(text).toMatch(/\[sound:lisan-\d+\.\w+\]/)
  expect(entries).toHaveLength(2)

  const { data } = await read('words.zip', zip)
  const { words } = await edited()
  expect(data.problems).toEqual([])
  expect(data.words.map(({ file: _, ...it }: { file: number }) => it)).toEqual(
    words.map(({ file: _, ...it }: { file: number }) => it),
  )
  // the sound is stored anew, with the same bytes
  expect(data.words[0].file).not.toBe(words[0].file)
  expect(data.files).toMatchObject([{ id: String(data.words[0].file), type: 'audio' }])
  expect(data.files[0].size).toBe((await edited()).files[0].size)
  expect(await save(data.words)).toMatchObject({ status: true })
})

test('a text file of Anki with its own columns is read, and one that is broken says so (R-WORDS-007)', async () => {
  const { read } = await seedEditor()
  const anki = [
    ...['#separator:tab', '#html:true', '#guid column:1', '#tags column:4'],
    'g1\tكِتَابٌ\ta&nbsp;<b>book</b>\ttag',
    'g2\t"قَلَمٌ"\t"a ""pen"""\t',
  ]
  expect((await read('deck.txt', anki.join('\n'))).data.words).toMatchObject([
    { text: 'كِتَابٌ', meaning: 'a book', plural: '' },
    { text: 'قَلَمٌ', meaning: 'a "pen"' },
  ])
  const unknown = '#separator:constructor\nقَلَمٌ\ta pen'
  expect((await read('deck.txt', unknown)).data.words).toMatchObject([{ meaning: 'a pen' }])
  expect(await read('words.zip', 'PK not a zip')).toMatchObject({ code: 'csv_unreadable' })
  const broken = [
    '#separator:tab\nقَلَمٌ\t"a pen\nبَيْتٌ\ta house',
    `#separator:tab\n${'ق'.repeat(60_000)}`,
  ]
  for (const text of broken)
    expect(await read('deck.txt', text)).toMatchObject({ http: 200, code: 'csv_unreadable' })
})

test('columns of a file of words that are not read are named (R-WORDS-001, R-WORDS-007)', async () => {
  const { read } = await seedEditor()
  const problems = ['The column Opposite was not read.']
  const word = { text: 'كَبِيرٌ', meaning: 'big' }
  const csv = 'Word,Meaning,Opposite\nكَبِيرٌ,big,صَغِيرٌ\n'
  expect((await read('words.csv', csv)).data).toMatchObject({ words: [word], problems })
  const anki = '#separator:tab\n#columns:Front\tBack\tOpposite\nكَبِيرٌ\tbig\tصَغِيرٌ\n'
  expect((await read('deck.txt', anki)).data).toMatchObject({ words: [word], problems })
})

test('a teacher of another class neither reads, writes nor exports the words of a lesson, nor uses its sounds (R-WORDS-001, R-STAFF-006)', async () => {
  const { school, lesson_id, class_id, save, upload } = await seedEditor()
  const file = await upload()
  await save([{ ...FULL, file }])
  const own = await seedStaff(school, 'teacher', [Number(class_id)])
  const other = await seedStaff(school, 'teacher')
  expect(await callApi(school, getLessonWords, { lesson_id }, own)).toMatchObject({ status: true })
  for (const call of [getLessonWords, exportLessonWords, saveLessonWords]) {
    const fields = { lesson_id, words: [], format: 'csv' }
    expect(await callApi(school, call, fields, other)).toMatchObject({ http: 404 })
  }
  const words = [{ ...FULL, file }]
  expect(await callApi(school, saveLessonWords, { lesson_id, words }, own)).toMatchObject({
    status: true,
  })
  // whose own lesson must not give the sound a new address
  const { id: classId } = await seedClass(school)
  const stranger = await seedStaff(school, 'teacher', [classId])
  const theirs = String(await seedLessonRow(school, classId))
  const stolen = await callApi(school, saveLessonWords, { lesson_id: theirs, words }, stranger)
  expect(stolen).toMatchObject({ http: 404 })
})

/** Words that differ in letters or in marks alone: five patterns of each root. */
function sixHundredWords() {
  const roots = ['ك ت ب', 'د ر س', 'ع ل م', 'ح م ل', 'ش ر ب', 'ف ت ح', 'ج ل س', 'خ ر ج']
  const letters = [...'بتجدرسعفقلمنهيط']
  const more = letters.flatMap((one) => letters.map((other) => `${one} ${other} ل`))
  const patterns = ['َ َ َ', 'َّ َّ َّ', 'ُ ِ َ', 'ِ ْ ٌ', 'ُ ُ ٌ'].map((it) => it.split(' '))
  return [...roots, ...more].slice(0, 120).flatMap((root, at) =>
    patterns.map((marks, form) => {
      const text = root
        .split(' ')
        .map((it, place) => it + (marks[place] ?? ''))
        .join('')
      return { text, root, meaning: `meaning ${at + 1}-${form}: "a thing"; = of` }
    }),
  )
}

test('a class of 600 words comes in by pasted lines and by CSV, and goes out to Anki and back unchanged (R-WORDS-001, R-WORDS-007)', async () => {
  const { school, maryam, addLessonWith } = await seedEditor()
  const all = sixHundredWords()
  expect(new Set(all.map(({ text }) => cardKey(text))).size).toBe(600)
  const of = (lesson_id: string) => ({
    edited: async () => (await callApi(school, getLessonWords, { lesson_id }, maryam)).data.words,
    out: async (format: 'csv' | 'anki') =>
      (await callApi(school, exportLessonWords, { lesson_id, format }, maryam)).data.content,
    read: async (name: string, bytes: Buffer | string) => {
      const file = { name, bytes: Buffer.from(bytes) }
      const { data } = await uploadFile(school, readWordsFile, { lesson_id }, file, maryam)
      expect(data.problems).toEqual([])
      return data.words
    },
    save: (words: readonly object[]) =>
      callApi(school, saveLessonWords, { lesson_id, words }, maryam),
  })
  const signs = [' — ', ' – ', ' - ', ': ', ' = ', '\t']
  for (let start = 0; start < 600; start += 60) {
    const words = all.slice(start, start + 60)
    const lesson = of(await addLessonWith([], `Words ${start}`))
    if (start % 120 === 0) {
      const lines = words.map(({ text, meaning }, i) => {
        const sides = i % 2 ? [text, meaning] : [meaning, text]
        // the meaning has a colon and a sign of equality: from left to right only what stands before the word can separate
        return i % 2 ? sides.join(signs[i % 6]) : sides.join('\t')
      })
      const pasted = readWordLines(lines.join('\n'))
      expect(pasted).toEqual(words.map(({ text, meaning }) => ({ text, meaning })))
      await lesson.save(pasted)
    } else {
      const csv = [
        'Root,Meaning,Word',
        ...words.map((it) => `${it.root},"${it.meaning.replaceAll('"', '""')}",${it.text}`),
      ]
      await lesson.save(await lesson.read('words.csv', csv.join('\r\n')))
    }
    const saved = await lesson.edited()
    expect(saved.map(({ text }: { text: string }) => text)).toEqual(words.map(({ text }) => text))
    const copy = of(await addLessonWith([], `Copy of ${start}`))
    await copy.save(await copy.read('words.zip', Buffer.from(await lesson.out('anki'), 'base64')))
    expect(await copy.edited()).toEqual(saved)
    await copy.save(await copy.read('words.csv', await lesson.out('csv')))
    expect(await copy.edited()).toEqual(saved)
    expect(await copy.out('csv')).toBe(await lesson.out('csv'))
  }
}, 120_000)
