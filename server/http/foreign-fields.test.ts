import { expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'
import { getUserData } from '../../contract/auth.ts'
import { type Call, own } from '../../contract/call.ts'
import { verifyCertificate } from '../../contract/certificates.ts'
import { addComment, deleteComment, getComments } from '../../contract/comments.ts'
import { getLessonQuestions } from '../../contract/exams.ts'
import { addLesson } from '../../contract/lessons.ts'
import { signup } from '../../contract/sign-up.ts'
import { chanceFrom } from '../demo/chance.ts'
import { ensureBank } from '../game/bank.ts'
import { aClass } from '../test/a-class.ts'
import { aCourse, aPupil } from '../test/a-course.ts'
import { ask } from '../test/ask.ts'
import { shapeOf, validFields } from '../test/fuzz/values.ts'
import { aWorld } from '../test/fuzz/world.ts'
import { anAdministrator, aStudent, openSchool } from '../test/school.ts'

const HAUWA = {
  email: 'hauwa@example.org',
  password: 'a long password',
  name: 'Hauwa Idris',
  phonenumber: '08031234567',
}

test('who signs up as an administrator with a full wallet is an ordinary student with nothing', async () => {
  const school = await openSchool()
  const wishes = { role: 11, wallet: 1000, confirmPassword: HAUWA.password }

  const { data, token = '' } = await ask(school, signup, { ...HAUWA, ...wishes })

  expect(data).toMatchObject({ name: 'Hauwa Idris', role: 1, wallet: 0 })
  expect((await ask(school, getUserData, {}, { token })).data).toMatchObject({ role: 1, wallet: 0 })
  const kept = await school.db.selectFrom('people').select(['role', 'wallet']).execute()
  expect(kept).toEqual([{ role: 1, wallet: 0 }])
})

test('an older client that also says in which class a comment stands deletes it', async () => {
  const school = await openSchool()
  const course = await aCourse(school, [{ subject: 'The noun' }])
  const amina = await aPupil(school, course)
  const place = { class_id: course.classId, lesson_id: course.ids[0] }
  await ask(school, addComment, { ...place, comment: 'Why is this a noun?' }, amina)
  const [{ id }] = (await ask(school, getComments, place, amina)).data

  const deleted = await ask(school, deleteComment, { comment_id: id, ...place, _: '1' }, amina)

  expect(deleted).toMatchObject({ http: 200, status: true })
  expect((await ask(school, getComments, place, amina)).data).toEqual([])
})

test('what a question says beyond its fields is left out too', async () => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const { id } = await aClass(school)
  const question = { question: 'ك?', answer: 'kaf', option1: 'kaf', option2: 'lam' }
  const lesson = { class_id: String(id), subject: 'Letters', inputetype: 'Exam', scheduled: '0' }

  const added = await ask(
    school,
    addLesson,
    { ...lesson, questions: [{ ...question, position: '7', lesson_id: '1' }] },
    maryam,
  )

  expect(added).toMatchObject({ http: 200, status: true })
  const asked = { lesson_id: added.data.id }
  expect((await ask(school, getLessonQuestions, asked, maryam)).data).toMatchObject([
    { question: 'ك?', answer: 'kaf' },
  ])
})

/** What each call of the contract answers to fields it takes, when each carries so much beside them. */
async function heardWith(foreign: Record<string, string>) {
  const school = await openSchool()
  await ensureBank(school.db)
  let world = await aWorld(school)
  const heard = new Map<string, object>()
  for (const [nth, { name, call }] of allCalls.entries()) {
    // by then somebody may be signed out or deleted
    if (nth % 5 === 4) world = await aWorld(school)
    const { student, administrator, known } = world
    const fields = validFields(chanceFrom(nth), call.asks, known)
    if (typeof call.action === 'object') fields.action = call.action[0]
    // whose they are is another rule
    for (const name of ['email', 'admin_email'])
      if (shapeOf(call.asks)[name] === own) delete fields[name]
    for (const field of Object.keys(foreign)) expect(fields, name).not.toHaveProperty(field)
    const as = call.may === 'admin' ? administrator : student
    const answer = await ask(school, call, { ...fields, ...foreign }, as)
    heard.set(name, { http: answer.http, status: answer.status, message: answer.message })
  }
  return heard
}

test('every call answers what carries a foreign field as it does without it', {
  timeout: 60_000,
}, async () => {
  const plain = await heardWith({})

  expect(await heardWith({ _: '1', colour: 'red' })).toEqual(plain)
  expect(
    [...plain.values()].filter((it) => 'http' in it && it.http === 200).length,
  ).toBeGreaterThan(40)
})

test('an email that a call does not ask for is still only the token’s own (R-SEC-005)', async () => {
  const school = await openSchool()
  const amina = await aStudent(school, { email: 'amina@example.org' })
  const asked: [Call, string][] = [
    [verifyCertificate, 'email'],
    [signup, 'admin_email'],
  ]
  for (const [call, name] of asked) {
    const other = { ...(call === signup ? HAUWA : { code: 'any' }), [name]: 'musa@example.org' }
    expect(await ask(school, call, other, amina)).toMatchObject({
      http: 403,
      message: `${name} is not yours.`,
    })
  }
  const own = { code: 'any', email: 'AMINA@example.org' }
  expect((await ask(school, verifyCertificate, own, amina)).http).toBe(200)
})
