import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { exportQuizQuestions, importQuizQuestions } from '../../contract/game/quiz-bank.ts'
import { inTransaction } from '../platform/db.ts'
import { callApi } from '../test/call-api.ts'
import { openSchoolWithQuiz } from '../test/game/quiz.ts'
import { HEAD, importResults, openBank, sampleQuestion } from '../test/game/quiz-bank.ts'
import { seedAdministrator } from '../test/test-school.ts'
import { insertQuestion } from './bank-store.ts'

const hostile = [
  'two\r=1+1',
  'two\n=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u200b=1+1',
  '＝1+1',
  'a;=1+1',
  'a,"=1+1"',
  'a\t@SUM(A1)',
  "'=1+1",
  "''-1",
  'a\r\n- one\r\n- two',
]

test('questions with any text are exported safely and imported unchanged (R-GAME-038)', async () => {
  const school = await openSchoolWithQuiz()
  const maryam = await seedAdministrator(school)
  for (const [index, text] of hostile.entries()) {
    const content = {
      question: `${text} ${index}`,
      answer: text,
      wrongOptions: [`-${index}`],
      source: text,
    }
    // a row of an older version may contain text that the form rejects today
    await inTransaction(school.db, (tx) =>
      insertQuestion(tx, { level: 'hard', seconds: 20, ...content }),
    )
  }

  const { csv } = (await callApi(school, exportQuizQuestions, {}, maryam)).data
  const { rows } = (await callApi(school, importQuizQuestions, { csv, dry_run: true }, maryam)).data

  expect(new Set(rows.map((it: { fate: string }) => it.fate))).toEqual(new Set(['same']))
  expect(rows.length).toBeGreaterThan(hostile.length)
  const lines = csv.split(/\r\n|\r|\n|;|\t/)
  expect(lines.filter((it: string) => /^[\s"\u200b]*[=+\-@＝]/.test(it))).toEqual([])
  const cells: string[][] = parse(csv, { bom: true })
  expect(cells.flat().filter((it) => /^[\s\u200b]*[=+\-@＝\t\r\n]/.test(it))).toEqual([])
})

test('an import returns a result for every row; a dry run changes nothing, and wrong rows are skipped (R-GAME-038)', async () => {
  const { list, importCsv, save } = await openBank()
  await save(sampleQuestion)
  const before = (await list()).counts
  const csv = [
    `\ufeff${HEAD}`,
    'Hard,"Who wrote ""al-Kitāb"", the first grammar?",Sībawayhi,al-Khalīl,al-Kisāʾī,,40,',
    'easy,ما جذر كلمة «مَدْرَسَة»؟,د ر س,م د ر,س ر د,ر س د,25,Lisān al-ʿArab',
    'easy,How many pillars is Islam built upon?,Five,Three,Four,,15,',
    '',
    'medium,Which level?,a,b,,,20,',
    'easy,No options?,a,,,,20,',
    'hard,"who wrote ""al-Kitāb"", the first grammar?",x,y,,,20,',
  ].join('\r\n')
  const fates = [
    'new',
    'same',
    'changed',
    'wrong: The level must be one of: easy, intermediate, hard.',
    'wrong: Write at least one wrong option.',
    'wrong: The same question is in row 2.',
  ]

  const dry = await importCsv(csv, true)
  expect(importResults(dry)).toEqual(fates)
  expect(dry.data.rows.map((it: { row: number }) => it.row)).toEqual([2, 3, 4, 6, 7, 8])
  expect((await list()).counts).toEqual(before)

  expect(importResults(await importCsv(csv))).toEqual(fates)
  expect((await list()).counts).toEqual({ ...before, hard: before.hard + 1 })
  expect((await list({ level: 'hard', search: 'sibawayhi' })).questions[0]).toMatchObject({
    others: ['al-Khalīl', 'al-Kisāʾī'],
    seconds: 40,
  })
  expect(importResults(await importCsv(csv)).slice(0, 3)).toEqual(['same', 'same', 'same'])
})

test('an invalid CSV file is declined completely', async () => {
  const { importCsv } = await openBank()
  const messageFor = async (csv: string) => (await importCsv(csv)).message

  expect(await messageFor('')).toBe(
    'The first row must name the columns: level, question, answer, other1',
  )
  expect(await messageFor(`${HEAD}\n"easy,never closed`)).toBe(
    'Line 2 of this file cannot be read: misplaced quotation mark.',
  )
  expect(await messageFor(`${HEAD}\n${'easy,q,a,b\n'.repeat(5_001)}`)).toBe(
    'A file may have at most 5000 rows.',
  )
})

test('an exported file is imported unchanged and runs nothing in a spreadsheet (R-GAME-038)', async () => {
  const { exportCsv, importCsv, save, list } = await openBank()
  const formula = {
    ...sampleQuestion,
    question: '=HYPERLINK("https://example.org")',
    others: ['-1', '+1'],
  }
  await save(formula)

  const csv = await exportCsv()
  expect(csv).toContain(`"'=HYPERLINK(""https://example.org"")"`)
  expect(csv).toContain(`'-1,'+1`)
  const fates = importResults(await importCsv(csv))
  expect(new Set(fates)).toEqual(new Set(['same']))
  const { counts } = await list()
  expect(fates).toHaveLength(counts.easy + counts.intermediate + counts.hard)
  // some spreadsheet locales write semicolons
  expect(
    importResults(await importCsv(`${HEAD.replaceAll(',', ';')}\nhard;Why, then?;a;b;;;20;`)),
  ).toEqual(['new'])
})

test('columns that are not read are named, and a title above the header does not stop the file (R-GAME-038)', async () => {
  const { importCsv } = await openBank()
  const csv = `Questions of the term\n${HEAD},topic,seconds\nhard,Which?,a,b,,,20,,nouns,30`
  const response = await importCsv(csv, true)
  expect(importResults(response)).toEqual(['new'])
  expect(response.data.unused_columns).toEqual(['topic', 'seconds'])
  expect((await importCsv(`${HEAD}\nhard,Which?,a,b,,,20,`, true)).data).not.toHaveProperty(
    'unused_columns',
  )
})
