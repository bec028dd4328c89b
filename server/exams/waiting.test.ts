import { expect, test } from 'vitest'
import { getExamDetails, getUnmarkedExamsPage, markExam } from '../../contract/marking.ts'
import { aClass } from '../test/a-class.ts'
import { aCandidate, anExam, handIn, papersOf } from '../test/an-exam.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import { anAdministrator, openSchool } from '../test/school.ts'

/** A school whose list of waiting papers is read page by page. */
async function openOffice() {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const page = async (fields: object = {}) =>
    (await ask(school, getUnmarkedExamsPage, { ...fields }, maryam)).data
  return { school, maryam, page }
}

test('papers that wait come ten at a time, the oldest first, with who wrote them and when', async () => {
  const { school, page } = await openOffice()
  const exam = await anExam(school, { questions: [], theoryAnswer: 'Kitāb.' })
  for (let nth = 0; nth < 12; nth++) {
    const student = await aCandidate(school, exam, `Student ${nth}`)
    at(new Date(Date.UTC(2026, 10, 21, 9, nth)).toISOString())
    await handIn(school, exam, student, { theory: `Answer ${nth}` })
  }

  const first = await page()
  expect(first).toMatchObject({ total: 12, page: 1, pages: 2, assistant: '0' })
  expect(first.exams).toHaveLength(10)
  expect(first.exams[0]).toEqual({
    lesson_id: String(exam.id),
    user_id: expect.any(String),
    class_id: String(exam.classId),
    subject: 'Noun or verb?',
    class_name: 'Foundations of Naḥw',
    student_name: 'Student 0',
    submitted_at: Date.UTC(2026, 10, 21, 9, 0) / 1000,
  })
  const names = (await page({ page: 2 })).exams.map(
    (it: { student_name: string }) => it.student_name,
  )
  expect(names).toEqual(['Student 10', 'Student 11'])
  expect(await page({ page: 99 })).toMatchObject({ page: 2 })
})

test('a search looks in subject and class name without case, accents and vowel marks (R-AEXAM-002)', async () => {
  const { school, page } = await openOffice()
  for (const [name, subject] of [
    ['Foundations of Naḥw', 'Noun or verb?'],
    ['Ṣarf', 'The ten forms'],
    ['Reading', 'المُبْتَدَأُ'],
  ]) {
    const { id: classId } = await aClass(school, { name })
    const exam = await anExam(school, { classId, subject, theoryAnswer: 'Kitāb.', questions: [] })
    await handIn(school, exam, await aCandidate(school, exam), { theory: 'Kitāb.' })
  }
  const found = async (search: string) =>
    (await page({ search })).exams.map((it: { class_name: string }) => it.class_name)

  expect(await found('NOUN')).toEqual(['Foundations of Naḥw'])
  expect(await found(' ṣARF ')).toEqual(['Ṣarf'])
  expect(await found('المُبْتَدَأُ')).toEqual(['Reading'])
  expect(await found('nahw')).toEqual(['Foundations of Naḥw'])
  expect(await found('المبتدأ')).toEqual(['Reading'])
  expect(await found('100%')).toEqual([])
  expect(await found('')).toHaveLength(3)
})

test('what is marked or deleted is neither on a page nor counted', async () => {
  const { school, maryam, page } = await openOffice()
  const exam = await anExam(school, { questions: [], theoryAnswer: 'Kitāb.' })
  for (const name of ['Amina Bello', 'Bilal Musa', 'Hauwa Sule']) {
    await handIn(school, exam, await aCandidate(school, exam, name), { theory: 'Kitāb.' })
  }
  const [marked, ofOneWhoLeft] = await papersOf(school, exam)
  const fields = { lesson_id: String(exam.id), result_id: String(marked?.id), theory_score: '50' }
  await ask(school, markExam, fields, maryam)
  const leaves = school.db.updateTable('people').set({ deleted_at: 1 })
  await leaves.where('id', '=', ofOneWhoLeft?.student_id ?? 0).execute()

  const left = await page()
  expect(left).toMatchObject({ total: 1, exams: [{ student_name: 'Hauwa Sule' }] })

  await school.db.updateTable('lessons').set({ deleted_at: 1 }).where('id', '=', exam.id).execute()
  expect(await page()).toMatchObject({ total: 0, page: 1, pages: 1, exams: [] })
})

test('the marker may ask for one student’s paper alone', async () => {
  const { school, maryam } = await openOffice()
  const exam = await anExam(school, { questions: [], theoryAnswer: 'Kitāb.' })
  const [amina, bilal] = [await aCandidate(school, exam), await aCandidate(school, exam, 'Bilal')]
  for (const student of [amina, bilal]) await handIn(school, exam, student, { theory: 'Kitāb.' })

  const fields = { lesson_id: String(exam.id), user_id: String(bilal.id) }
  const { data } = await ask(school, getExamDetails, fields, maryam)

  expect(data).toMatchObject([{ student_name: 'Bilal' }])
})
