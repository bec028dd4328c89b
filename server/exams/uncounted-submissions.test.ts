import { expect, test } from 'vitest'
import { getSubmission } from '../../contract/exams/marking.ts'
import { callApi } from '../test/call-api.ts'
import { filesIn, openTheoryExam, plainImage, toDataUrl } from '../test/exams/answer-images.ts'
import { ACCEPTED, readExam, submissionsOf, submitAnswers } from '../test/exams/seed-exam.ts'
import { seedAdministrator } from '../test/test-school.ts'

const DECLINED = { http: 200, status: false, code: 'already_submitted' }

/** A theory exam that Amina submitted from her phone. */
async function openSubmittedTheory() {
  const { school, exam, amina } = await openTheoryExam()
  const submit = (device: string, fields: object) =>
    submitAnswers(school, exam, amina, { once: `${device}-0123456789abcdef`, ...fields })
  expect(await submit('phone', { theory: 'First.' })).toMatchObject(ACCEPTED)
  return { school, exam, amina, submit }
}

test('concurrent copies of a submission that does not count are stored once, with one photograph (R-OFFLINE-008)', async () => {
  const { school, exam, amina, submit } = await openSubmittedTheory()
  const theory_image = toDataUrl('jpeg', await plainImage(40, 30).jpeg().toBuffer())

  const copies = await Promise.all(
    Array.from({ length: 8 }, () => submit('tablet', { theory_image })),
  )

  for (const copy of copies) expect(copy).toMatchObject(DECLINED)
  expect((await readExam(school, exam, amina)).examResult.not_counted).toHaveLength(1)
  expect(await filesIn(school, 'media/theory')).toHaveLength(1)
})

test('student and teacher see the text or the photograph of a submission that does not count (R-OFFLINE-008)', async () => {
  const { school, exam, amina, submit } = await openSubmittedTheory()
  const theory_image = toDataUrl('jpeg', await plainImage(40, 30).jpeg().toBuffer())
  await submit('tablet', { theory: 'Second.' })
  await submit('laptop', { theory_image })

  const { not_counted } = (await readExam(school, exam, amina)).examResult
  const answers = [
    { theory_answer: 'Second.', photographed: '0' },
    { theory_answer: expect.stringMatching(/^\/media\/theory\//), photographed: '1' },
  ]
  expect(not_counted).toMatchObject(answers)
  const photograph = await school.app.inject(not_counted[1].theory_answer)
  expect(photograph.headers['content-type']).toBe('image/jpeg')
  const [counted] = await submissionsOf(school, exam)
  const maryam = await seedAdministrator(school)
  const details = await callApi(school, getSubmission, { result_id: String(counted?.id) }, maryam)
  // the address of the photograph is signed for each viewer
  expect(details.data).toMatchObject({ theory_answer: 'First.', not_counted: answers })
})

test('eighteen different submissions sent at once after the one that counts leave ten that do not count (R-OFFLINE-008)', async () => {
  const { school, exam, amina, submit } = await openSubmittedTheory()

  await Promise.all(
    Array.from({ length: 18 }, (_, index) => submit(`tablet-${index}`, { theory: `${index}.` })),
  )

  expect((await readExam(school, exam, amina)).examResult.not_counted).toHaveLength(10)
})
