import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  comparePrints,
  compareTexts,
  getSimilarAnswers,
  toComparedText,
} from '../../contract/exams/similar-answers.ts'
import { callApi } from '../test/call-api.ts'
import { seedExam, submitAnswers } from '../test/exams/seed-exam.ts'
import { seedClass, seedEnrolment } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStaff, seedStudent } from '../test/test-school.ts'

const ANSWER =
  'The subject of a verbal sentence is raised, and it follows its verb, which agrees with it in gender.'
const CHANGED = ANSWER.replace('raised', 'marfūʿ')
const OTHER =
  'The predicate of a nominal sentence can be a word, a sentence or a phrase, as the books say.'

async function openExam() {
  const school = await openTestSchool()
  const owner = await seedAdministrator(school)
  const { id: classId } = await seedClass(school)
  const exam = await seedExam(school, { classId, questions: [], theoryAnswer: 'The reference' })
  const submit = async (name: string, fields: Record<string, unknown>) => {
    const student = await seedStudent(school, { name })
    await seedEnrolment(school, { studentId: student.id, classId })
    const response = await submitAnswers(school, exam, student, fields)
    if (!response.status) throw new Error(JSON.stringify(response))
    const row = await school.db
      .selectFrom('exam_results')
      .select('id')
      .where('student_id', '=', student.id)
      .executeTakeFirstOrThrow()
    return String(row.id)
  }
  const similar = async (result_id: string, as = owner) =>
    callApi(school, getSimilarAnswers, { result_id }, as)
  return { school, owner, classId, submit, similar }
}

test('the marker sees whose written answer is the same or nearly the same, and no score changes (R-FAIR-004)', async () => {
  const it = await openExam()
  const amina = await it.submit('Amina Bello', { theory: ANSWER })
  await it.submit('Bashir Musa', { theory: CHANGED })
  await it.submit('Zainab Sani', { theory: `  ${ANSWER.toUpperCase()} ` })
  await it.submit('Musa Ali', { theory: OTHER })
  expect((await it.similar(amina)).data).toMatchObject([
    { student_name: 'Zainab Sani', likeness: 'same' },
    { student_name: 'Bashir Musa', likeness: 'near' },
  ])
  const scores = await it.school.db.selectFrom('exam_results').select('total_score').execute()
  expect(scores.every(({ total_score }) => total_score === null)).toBe(true)
})

test('short answers, which many write without copying, are not compared (R-FAIR-004)', async () => {
  const it = await openExam()
  const amina = await it.submit('Amina Bello', { theory: 'It is raised.' })
  await it.submit('Bashir Musa', { theory: 'It is raised.' })
  expect((await it.similar(amina)).data).toEqual([])
})

test('a marker with numbers in place of names sees the number, and nobody sees papers of other classes (R-FAIR-004, R-STAFF-004)', async () => {
  const it = await openExam()
  await it.school.db
    .updateTable('classes')
    .set({ anonymous_marking: 1 })
    .where('id', '=', it.classId)
    .execute()
  const amina = await it.submit('Amina Bello', { theory: ANSWER })
  await it.submit('Bashir Musa', { theory: ANSWER })
  const marker = await seedStaff(it.school, 'marker', [it.classId])
  const { data } = await it.similar(amina, marker)
  expect(data).toMatchObject([{ student_name: expect.stringMatching(/^Student \d+$/) }])
  const stranger = await seedStaff(it.school, 'marker', [(await seedClass(it.school)).id])
  expect((await it.similar(amina, stranger)).http).toBe(404)
})

/** A page with lines of writing, as a data URL. */
async function photo(seed: number, quality: number, width = 600) {
  const boxes = Array.from({ length: 40 }, (_, index) => {
    const at = (index * 7919 + seed * 104_729) % 1000
    return `<rect x="${(at * 37) % 520}" y="${(at * 53) % 720}" width="${60 + (at % 50)}" height="${14 + (at % 30)}" fill="rgb(${at % 90},20,40)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#f4efe4"/>${boxes.join('')}</svg>`
  const jpeg = await sharp(Buffer.from(svg)).resize({ width }).jpeg({ quality }).toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

test('the same photograph is found, also encoded again at another size, and another page is not (R-FAIR-004)', async () => {
  const it = await openExam()
  const amina = await it.submit('Amina Bello', { theory_image: await photo(1, 90) })
  await it.submit('Bashir Musa', { theory_image: await photo(1, 40, 450) })
  await it.submit('Musa Ali', { theory_image: await photo(2, 90) })
  const { data } = await it.similar(amina)
  expect(data.map((row: { student_name: string }) => row.student_name)).toEqual(['Bashir Musa'])
})

test('Arabic texts are compared without marks, and prints by their bits (R-FAIR-004)', () => {
  const plain = toComparedText('الفاعل اسم مرفوع يأتي بعد الفعل ويدل على من قام به')
  const marked = toComparedText('الفاعِلُ اسمٌ مرفوعٌ يأتي بعدَ الفعلِ ويدلُّ على مَن قامَ به')
  if (!plain || !marked) throw new Error('long enough')
  expect(compareTexts(plain, marked)).toBe('same')
  expect(comparePrints('f'.repeat(64), 'f'.repeat(64))).toBe('same')
  expect(comparePrints('f'.repeat(64), `0${'f'.repeat(63)}`)).toBe('near')
  expect(comparePrints('f'.repeat(64), '0'.repeat(64))).toBe('none')
  expect(comparePrints('', '')).toBe('none')
})
