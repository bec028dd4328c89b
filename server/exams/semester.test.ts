import { expect, test } from 'vitest'
import { deleteClass } from '../../contract/classes.ts'
import { semesterGrades } from '../../contract/exams.ts'
import { markExam } from '../../contract/marking.ts'
import { aClass } from '../test/a-class.ts'
import { aCandidate, anExam, handIn, NOUN_OR_VERB, papersOf } from '../test/an-exam.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import { anAdministrator, aStudent, openSchool, type TestSchool } from '../test/school.ts'

const [NOUN = '', VERB = ''] = NOUN_OR_VERB.map((it) => it.answer)
const GRADES = { 100: [NOUN, VERB], 50: [NOUN, NOUN], 0: [VERB, NOUN] }

/** A class in which Amina may hand in one exam after the other. */
async function aYear(school: TestSchool) {
  const course = await aClass(school, { name: 'Foundations of Naḥw' })
  const first = await anExam(school, { classId: course.id, subject: 'Exam 1' })
  const amina = await aCandidate(school, first)
  let nth = 0
  return {
    course,
    amina,
    async takes(moment: string, grade: keyof typeof GRADES) {
      nth += 1
      const exam =
        nth === 1 ? first : await anExam(school, { classId: course.id, subject: `Exam ${nth}` })
      const now = at(moment)
      await school.db
        .updateTable('sessions')
        .set({ expires_at: now + 1000 })
        .execute()
      expect(await handIn(school, exam, amina, { answers: GRADES[grade] })).toMatchObject({
        status: true,
      })
      return now
    },
  }
}

test('exams of two months make two months, the newest first, each with its mean (R-SEM-010, R-SEM-011, R-SEM-013)', async () => {
  const school = await openSchool()
  const { amina, takes } = await aYear(school)
  const october = await takes('2026-10-05T09:00:00Z', 50)
  const november = await takes('2026-11-02T09:00:00Z', 100)
  await takes('2026-11-12T09:00:00Z', 50)
  await takes('2026-11-20T09:00:00Z', 0)

  const { data } = await ask(school, semesterGrades, { email: amina.email }, amina)

  const row = (exam_name: string, date_formatted: string, score: number) => ({
    exam_name,
    class_name: 'Foundations of Naḥw',
    date_formatted,
    score,
  })
  expect(data).toEqual([
    {
      start_date: november,
      average_score: 50,
      exam_count: 3,
      exams: [
        row('Exam 4', '20 Nov 2026', 0),
        row('Exam 3', '12 Nov 2026', 50),
        row('Exam 2', '2 Nov 2026', 100),
      ],
    },
    {
      start_date: october,
      average_score: 50,
      exam_count: 1,
      exams: [row('Exam 1', '5 Oct 2026', 50)],
    },
  ])
})

test("a month ends when the school's own clock says so (R-SEM-013)", async () => {
  const lagos = await openSchool()
  const inLagos = await aYear(lagos)
  // half past midnight on the first in Lagos
  await inLagos.takes('2026-10-31T23:30:00Z', 100)
  expect((await ask(lagos, semesterGrades, {}, inLagos.amina)).data[0].exams).toMatchObject([
    { date_formatted: '1 Nov 2026' },
  ])

  const dakar = await openSchool({ SITE_TIMEZONE: 'Africa/Dakar' })
  const inDakar = await aYear(dakar)
  await inDakar.takes('2026-10-31T23:30:00Z', 100)
  await inDakar.takes('2026-11-01T00:30:00Z', 100)
  const months = (await ask(dakar, semesterGrades, {}, inDakar.amina)).data
  expect(months.map((it: { exam_count: number }) => it.exam_count)).toEqual([1, 1])
})

test('an exam that waits for its mark is in no month until it has its total', async () => {
  const school = await openSchool()
  const exam = await anExam(school, { theoryAnswer: 'Kitāb is a noun.' })
  const amina = await aCandidate(school, exam)
  await handIn(school, exam, amina, { answers: [NOUN, VERB], theory: 'Kitāb.' })
  expect((await ask(school, semesterGrades, {}, amina)).data).toEqual([])

  const [paper] = await papersOf(school, exam)
  const mark = { lesson_id: String(exam.id), result_id: String(paper?.id), theory_score: '75' }
  await ask(school, markExam, mark, await anAdministrator(school))

  expect((await ask(school, semesterGrades, {}, amina)).data).toMatchObject([
    { average_score: 87.5, exam_count: 1, exams: [{ score: 87.5 }] },
  ])
})

test("a deleted class's exams stay in the student's months", async () => {
  const school = await openSchool()
  const { course, amina, takes } = await aYear(school)
  await takes('2026-11-02T09:00:00Z', 100)

  const maryam = await anAdministrator(school)
  await ask(school, deleteClass, { class_id: String(course.id) }, maryam)

  expect((await ask(school, semesterGrades, {}, amina)).data).toMatchObject([
    { exams: [{ exam_name: 'Exam 1', class_name: 'Foundations of Naḥw', score: 100 }] },
  ])
})

test('a student without exams gets an empty list, and nobody gets another student’s (R-SEM-012)', async () => {
  const school = await openSchool()
  const { amina, takes } = await aYear(school)
  await takes('2026-11-02T09:00:00Z', 100)
  const bilal = await aStudent(school)

  expect(await ask(school, semesterGrades, {}, bilal)).toMatchObject({ status: true, data: [] })
  expect((await ask(school, semesterGrades, { email: amina.email }, bilal)).http).toBe(403)
  expect((await ask(school, semesterGrades)).http).toBe(401)
})
