import { expect, test } from 'vitest'
import {
  deleteQuizQuestion,
  exportQuizQuestions,
  getQuizQuestions,
  importQuizQuestions,
  saveQuizQuestion,
} from '../../contract/quiz-bank.ts'
import { callApi } from '../test/call-api.ts'
import { openSchoolWithQuiz } from '../test/quiz.ts'
import { seedAdministrator } from '../test/test-school.ts'

const sampleQuestion = {
  level: 'easy',
  question: 'ما جذر كلمة «مَدْرَسَة»؟',
  answer: 'د ر س',
  others: ['م د ر', 'س ر د', 'ر س د'],
  seconds: 25,
  source: 'Lisān al-ʿArab',
}
const HEAD = 'level,question,answer,other1,other2,other3,seconds,source'

async function openBank() {
  const school = await openSchoolWithQuiz()
  const maryam = await seedAdministrator(school)
  const list = async (fields: object = {}) =>
    (await callApi(school, getQuizQuestions, { level: 'easy', ...fields }, maryam)).data
  const deleteQuestion = (id: string) =>
    callApi(school, deleteQuizQuestion, { question_id: id }, maryam)
  const importCsv = (csv: string, dry_run = false) =>
    callApi(school, importQuizQuestions, { csv, dry_run }, maryam)
  const exportCsv = async (): Promise<string> =>
    (await callApi(school, exportQuizQuestions, {}, maryam)).data.csv
  /** Deletes questions of a level until this many remain. */
  const shrink = async (level: 'easy' | 'hard', to: number) => {
    const rows = await school.db
      .selectFrom('quiz_questions')
      .select('id')
      .where('level', '=', level)
      .orderBy('id', 'desc')
      .execute()
    await school.db
      .updateTable('quiz_questions')
      .set({ deleted_at: 1 })
      .where(
        'id',
        'in',
        rows.slice(to).map((it) => it.id),
      )
      .execute()
  }
  const save = (fields: object) => callApi(school, saveQuizQuestion, { ...fields }, maryam)
  return { list, save, deleteQuestion, importCsv, exportCsv, shrink }
}

const importFates = (answer: { data: { rows: { fate: string; reason: string }[] } }) =>
  answer.data.rows.map(({ fate, reason }) => (reason ? `${fate}: ${reason}` : fate))

test('a question is added, found without diacritics, updated and deleted (R-GAME-038)', async () => {
  const { list, save, deleteQuestion } = await openBank()
  const before = await list()

  const { data, status } = await save(sampleQuestion)
  expect(status).toBe(true)
  const found = await list({ search: 'مدرسة' })
  expect(found).toMatchObject({ found: 1, questions: [{ id: data.id, ...sampleQuestion }] })
  expect(found.counts.easy).toBe(before.counts.easy + 1)

  await save({ ...sampleQuestion, question_id: data.id, others: ['س ر د'], seconds: '30' })
  expect((await list()).questions[0]).toMatchObject({ id: data.id, others: ['س ر د'], seconds: 30 })

  expect((await deleteQuestion(data.id)).status).toBe(true)
  expect((await list()).counts).toEqual(before.counts)
  expect(await deleteQuestion(data.id)).toMatchObject({
    http: 404,
    code: 'question_not_found',
    message: 'Question not found',
  })
})

test('a level is listed ten questions per page, and searched in all texts, ignoring case and diacritics (R-GAME-038)', async () => {
  const { list } = await openBank()

  const first = await list()
  const second = await list({ page: 2 })
  expect([first.questions.length, second.questions.length]).toEqual([10, 10])
  expect(first.questions[0].id).not.toBe(second.questions[0].id)
  expect(first.found).toBe(first.counts.easy)
  const hajj = await list({ search: 'HAJJ' })
  expect(hajj.questions.map((it: { question: string }) => it.question)).toContain(
    'In which city do Muslims perform the ḥajj?',
  )
  expect((await list({ search: '100% no such thing' })).found).toBe(0)
})

test('an invalid or duplicate question is declined with the reason (R-GAME-038)', async () => {
  const { save } = await openBank()
  await save(sampleQuestion)
  const invalid: [object, string][] = [
    [{ question: ' ' }, 'Write the question.'],
    [{ answer: '' }, 'Write the right answer.'],
    [{ others: ['', ' '] }, 'Write at least one wrong option.'],
    [{ others: ['a', 'A'] }, 'Two options are the same.'],
    [{ others: [sampleQuestion.answer] }, 'Two options are the same.'],
    [{ seconds: 2 }, 'Enter 5 to 300 whole seconds.'],
  ]
  for (const [change, message] of invalid) {
    expect(await save({ ...sampleQuestion, ...change })).toMatchObject({
      status: false,
      code: 'invalid_question',
      message,
    })
  }
  expect(await save({ ...sampleQuestion, level: 'hard' })).toMatchObject({
    status: false,
    code: 'question_exists',
    message: 'This question already exists.',
  })
})

test('a level keeps ten questions under deletions, moves and concurrent requests (R-GAME-038)', async () => {
  const { list, save, deleteQuestion, shrink, importCsv } = await openBank()
  await shrink('hard', 12)
  const { questions } = await list({ level: 'hard' })
  const ids: string[] = questions.map((it: { id: string }) => it.id)

  const answers = await Promise.all(ids.slice(0, 5).map(deleteQuestion))

  expect(answers.filter((it) => it.status)).toHaveLength(2)
  const refused = {
    status: false,
    code: 'level_too_small',
    message: 'A level needs at least 10 questions. Add another one first.',
  }
  expect(answers.filter((it) => !it.status)).toMatchObject([refused, refused, refused])
  const [left] = (await list({ level: 'hard' })).questions
  const { id: question_id, ...words } = left
  expect(await save({ ...words, question_id, level: 'easy' })).toMatchObject(refused)
  const moved = `${HEAD}\neasy,"${left.question}",${left.answer},x,,,20,`
  expect(await importCsv(moved)).toMatchObject(refused)
  expect((await list({ level: 'hard' })).counts.hard).toBe(10)
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
  expect(importFates(dry)).toEqual(fates)
  expect(dry.data.rows.map((it: { row: number }) => it.row)).toEqual([2, 3, 4, 6, 7, 8])
  expect((await list()).counts).toEqual(before)

  expect(importFates(await importCsv(csv))).toEqual(fates)
  expect((await list()).counts).toEqual({ ...before, hard: before.hard + 1 })
  expect((await list({ level: 'hard', search: 'sibawayhi' })).questions[0]).toMatchObject({
    others: ['al-Khalīl', 'al-Kisāʾī'],
    seconds: 40,
  })
  expect(importFates(await importCsv(csv)).slice(0, 3)).toEqual(['same', 'same', 'same'])
})

test('an invalid CSV file is declined completely', async () => {
  const { importCsv } = await openBank()
  const refusalOf = async (csv: string) => (await importCsv(csv)).message

  expect(await refusalOf('')).toBe(
    'The first row must name the columns: level, question, answer, other1',
  )
  expect(await refusalOf(`${HEAD}\n"easy,never closed`)).toBe(
    'The file could not be read. Please save it as CSV (UTF-8).',
  )
  expect(await refusalOf(`${HEAD}\n${'easy,q,a,b\n'.repeat(5_001)}`)).toBe(
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
  const fates = importFates(await importCsv(csv))
  expect(new Set(fates)).toEqual(new Set(['same']))
  const { counts } = await list()
  expect(fates).toHaveLength(counts.easy + counts.intermediate + counts.hard)
  // some spreadsheet locales write semicolons
  expect(
    importFates(await importCsv(`${HEAD.replaceAll(',', ';')}\nhard;Why, then?;a;b;;;20;`)),
  ).toEqual(['new'])
})
