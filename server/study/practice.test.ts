import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import { savePractice } from '../../contract/study/practice.ts'
import { getPracticeResults } from '../../contract/study/practice-results.ts'
import { getClassDetails, getLessonDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { seedCandidate } from '../test/exams/seed-exam.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

async function seedPractice() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { id: classId } = await seedClass(school)
  const class_id = String(classId)
  const form = { class_id, subject: 'Words', inputetype: 'Practice', scheduled: '0' }
  const checks = [
    { kind: 'gap', question: 'Fill.', answer: '-', content: { line: 'هذا {{كتاب}}' } },
    { question: 'A pen?', answer: 'قلم', option1: 'كتاب' },
    { kind: 'hear', question: 'Listen.', answer: '-', content: { options: ['سيف', 'صيف'] } },
  ]
  const { data, message } = await callApi(school, addLesson, { ...form, checks }, maryam)
  if (!data) throw new Error(message)
  const lesson_id = String(data.id)
  const address = { class_id, lesson_id }
  const enrol = () => seedCandidate(school, { id: 0, classId, rand: '', questionIds: [] })
  const amina = await enrol()
  const read = async (student = amina) =>
    (await callApi(school, getLessonDetails, address, student)).data
  const ids: string[] = (await read()).checks.map((it: { id: string }) => it.id)
  const row = async () =>
    (await callApi(school, getClassDetails, { class_id }, amina)).data.lessons[0]
  const practise = (round: string, exercises: object[], student = amina) =>
    callApi(school, savePractice, { ...address, exercises, once: round.padEnd(16, '-') }, student)
  return { school, maryam, amina, ids, lesson_id, read, row, practise, enrol, form }
}

const done = (question_id: string | undefined, first: string, right = true, answer = '') => ({
  ...{ question_id, first, right, answer },
})

test('a practice counts as read when each exercise was right once, not when it is opened (R-LEARN-011)', async () => {
  const { ids, row, practise, read } = await seedPractice()
  expect(await row()).toMatchObject({ viewed: '0' })

  const first = await practise('one', [
    done(ids[0], 'right'),
    done(ids[1], 'wrong', true),
    done(ids[2], 'wrong', false),
  ])
  expect(first.data).toEqual({ read: false, right: 2, exercises: 3 })
  expect(await row()).toMatchObject({ viewed: '0' })
  expect((await read()).practised).toEqual([ids[0], ids[1]])

  const second = await practise('two', [done(ids[2], 'near', true)])
  expect(second.data).toEqual({ read: true, right: 3, exercises: 3 })
  expect(await row()).toMatchObject({ viewed: '1' })
})

test('a round that is sent again changes nothing (R-LEARN-011)', async () => {
  const { school, ids, practise } = await seedPractice()
  await practise('one', [done(ids[0], 'wrong', false)])
  await practise('one', [done(ids[0], 'wrong', false)])
  const rows = await school.db.selectFrom('practice_results').select('rounds').execute()
  expect(rows).toEqual([{ rounds: 1 }])
  await practise('two', [done(ids[0], 'right')])
  expect(
    await school.db
      .selectFrom('practice_results')
      .select(['rounds', 'first_verdict', 'is_right'])
      .execute(),
  ).toEqual([{ rounds: 2, first_verdict: 'wrong', is_right: 1 }])
})

test('the teacher sees who tried, what was right at first, the hardest three and the sounds that were confused (R-LEARN-001, R-LEARN-011)', async () => {
  const { school, maryam, lesson_id, ids, practise, enrol, amina } = await seedPractice()
  const bilal = await enrol()
  await practise('one', [done(ids[0], 'right'), done(ids[2], 'wrong', true, 'صيف')])
  await practise('one', [done(ids[0], 'wrong', true), done(ids[2], 'wrong', false, 'صيف')], bilal)

  const { data } = await callApi(school, getPracticeResults, { lesson_id }, maryam)

  expect(data.hardest).toEqual([ids[2], ids[0]])
  expect(data.exercises).toMatchObject([
    { number: 1, tried: 2, right_first: 1 },
    { number: 2, tried: 0, right_first: 0 },
    { number: 3, tried: 2, right_first: 0, answer: 'سيف' },
  ])
  expect(data.confusions).toEqual([{ right: 'سيف', chosen: 'صيف', count: 2 }])
  const byId = Object.fromEntries(
    data.students.map((it: { student_id: string }) => [it.student_id, it]),
  )
  expect(byId[String(amina.id)]).toMatchObject({ tried: 2, right_first: 1, right: 2 })
  expect(byId[String(bilal.id)]).toMatchObject({ tried: 2, right_first: 0, right: 1 })
})

test('a practice has up to 100 exercises of any kind, and other lessons take no rounds (R-LEARN-011)', async () => {
  const { school, maryam, form, amina } = await seedPractice()
  const gap = { kind: 'gap', question: 'Fill.', answer: '-', content: { line: '{{كتاب}}' } }
  const save = (count: number, kind = 'Practice') =>
    callApi(
      school,
      addLesson,
      { ...form, inputetype: kind, checks: Array.from({ length: count }, () => gap) },
      maryam,
    )
  expect(await save(100)).toMatchObject({ status: true })
  expect(await save(101)).toMatchObject({ http: 400 })
  expect(await save(6, 'Lesson')).toMatchObject({ http: 400 })
  const lesson = await save(1, 'Lesson')
  const round = {
    ...{ class_id: form.class_id, lesson_id: lesson.data.id, once: 'x'.repeat(16) },
    exercises: [done('1', 'right')],
  }
  expect(await callApi(school, savePractice, round, amina)).toMatchObject({
    ...{ http: 400, message: 'This lesson has no practice.' },
  })
})

test('a practice of 100 exercises costs at most 60 KB without sounds, of each kind (R-LEARN-011)', async () => {
  const { school, maryam, form, amina } = await seedPractice()
  const word = (index: number) => `كَلِمَةٌ${String.fromCodePoint(0x628 + (index % 20))}${index}`
  const contents: Record<string, (index: number) => object> = {
    hear: (i) => ({ options: [word(i), word(i + 100), word(i + 200)] }),
    gap: (i) => ({ line: `هٰذَا {{${word(i)}}} جَدِيدٌ فِي البَيْتِ` }),
    order: (i) => ({ text: `ذَهَبَ الوَلَدُ إِلَى ${word(i)} صَبَاحًا` }),
    match: (i) => ({
      pairs: [0, 1, 2, 3].map((it) => ({
        left: { text: word(4 * i + it) },
        right: { text: `meaning ${4 * i + it}` },
      })),
    }),
    marks: (i) => ({ text: `كَتَبَ الوَلَدُ ${word(i)}` }),
    parse: (i) => ({
      words: [{ text: word(i), kind: 'noun', role: 'doer', case: 'nominative' }],
    }),
  }
  for (const [kind, content] of Object.entries(contents)) {
    const checks = Array.from({ length: 100 }, (_, index) => ({
      ...{ kind, question: `Exercise ${index + 1} of this kind.`, answer: '-' },
      content: content(index),
    }))
    const { data, message } = await callApi(school, addLesson, { ...form, checks }, maryam)
    if (!data) throw new Error(`${kind}: ${message}`)
    const address = { class_id: form.class_id, lesson_id: data.id }
    const page = await callApi(school, getLessonDetails, address, amina)
    expect(page.data.checks).toHaveLength(100)
    const bytes = gzipSync(JSON.stringify(page.data)).length
    expect(bytes, `${kind}: ${bytes} bytes compressed`).toBeLessThanOrEqual(60 * 1024)
  }
})
