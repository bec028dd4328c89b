import { expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'
import { getUserData } from '../../contract/auth/auth.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import { verifyCertificate } from '../../contract/certificates/certificates.ts'
import { addComment, deleteComment, getComments } from '../../contract/comments/comments.ts'
import { getLessonQuestions } from '../../contract/exams/manage-questions.ts'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import { type Call, callerEmail } from '../../contract/platform/call.ts'
import { createSeededRandom } from '../demo/seeded-random.ts'
import { seedBank } from '../game/bank-store.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedFuzzWorld } from '../test/fuzz/seed-world.ts'
import { validFields } from '../test/fuzz/values.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

const HAUWA = {
  email: 'hauwa@example.org',
  password: 'a long password',
  name: 'Hauwa Idris',
  phonenumber: '08031234567',
}

test('a sign-up with the fields of an administrator and a wallet creates an ordinary student', async () => {
  const school = await openTestSchool()
  const extraFields = { role: 11, wallet: 1000, confirmPassword: HAUWA.password }

  const { data, token = '' } = await callApi(school, signup, { ...HAUWA, ...extraFields })

  expect(data).toMatchObject({ name: 'Hauwa Idris', role: 1, wallet: 0 })
  expect((await callApi(school, getUserData, {}, { token })).data).toMatchObject({
    role: 1,
    wallet: 0,
  })
  const stored = await school.db.selectFrom('users').select(['role', 'wallet']).execute()
  expect(stored).toEqual([{ role: 1, wallet: 0 }])
})

test('an older client that also sends the class of a comment can delete it', async () => {
  const school = await openTestSchool()
  const course = await seedCourse(school, [{ subject: 'The noun' }])
  const amina = await seedEnrolledStudent(school, course)
  const lessonRef = { class_id: course.classId, lesson_id: course.ids[0] }
  await callApi(school, addComment, { ...lessonRef, comment: 'Why is this a noun?' }, amina)
  const [{ id }] = (await callApi(school, getComments, lessonRef, amina)).data

  const deleted = await callApi(
    school,
    deleteComment,
    { comment_id: id, ...lessonRef, _: '1' },
    amina,
  )

  expect(deleted).toMatchObject({ http: 200, status: true })
  expect((await callApi(school, getComments, lessonRef, amina)).data).toEqual([])
})

test('unknown fields of a question are ignored', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { id } = await seedClass(school)
  const question = { question: 'ك?', answer: 'kaf', option1: 'kaf', option2: 'lam' }
  const lesson = { class_id: String(id), subject: 'Letters', inputetype: 'Exam', scheduled: '0' }

  const added = await callApi(
    school,
    addLesson,
    { ...lesson, questions: [{ ...question, position: '7', lesson_id: '1' }] },
    maryam,
  )

  expect(added).toMatchObject({ http: 200, status: true })
  const request = { lesson_id: added.data.id }
  expect((await callApi(school, getLessonQuestions, request, maryam)).data).toMatchObject([
    { question: 'ك?', answer: 'kaf' },
  ])
})

/** The responses of every call to valid fields together with unknown ones. */
async function responsesWith(unknownFields: Record<string, string>) {
  const school = await openTestSchool()
  await seedBank(school.db)
  let world = await seedFuzzWorld(school)
  const responses = new Map<string, object>()
  for (const [index, { name, call }] of allCalls.entries()) {
    // a call can have signed out or deleted a user
    if (index % 5 === 4) world = await seedFuzzWorld(school)
    const { student, administrator, known } = world
    const fields = validFields(createSeededRandom(index), call.fields, known)
    if (typeof call.action === 'object') fields.action = call.action[0]
    // another test covers the identity fields
    for (const name of ['email', 'admin_email'])
      if (call.fields[name] === callerEmail) delete fields[name]
    for (const field of Object.keys(unknownFields)) expect(fields, name).not.toHaveProperty(field)
    const as = typeof call.access === 'object' ? administrator : student
    const response = await callApi(school, call, { ...fields, ...unknownFields }, as)
    responses.set(name, { http: response.http, status: response.status, message: response.message })
  }
  return responses
}

test('every call ignores unknown fields', async () => {
  // some refusals name the time
  freezeClock(new Date().toISOString())
  const plain = await responsesWith({})

  expect(await responsesWith({ _: '1', colour: 'red' })).toEqual(plain)
  expect(
    [...plain.values()].filter((it) => 'http' in it && it.http === 200).length,
  ).toBeGreaterThan(40)
})

test('an email that a call does not declare must still be the one of the token (R-SEC-005)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { email: 'amina@example.org' })
  const cases: [Call, string][] = [
    [verifyCertificate, 'email'],
    [signup, 'admin_email'],
  ]
  for (const [call, name] of cases) {
    const other = { ...(call === signup ? HAUWA : { code: 'any' }), [name]: 'musa@example.org' }
    expect(await callApi(school, call, other, amina)).toMatchObject({
      http: 403,
      message: `${name} is not yours.`,
    })
  }
  const own = { code: 'any', email: 'AMINA@example.org' }
  expect(await callApi(school, verifyCertificate, own, amina)).toMatchObject({
    http: 404,
    code: 'certificate_not_found',
  })
})
