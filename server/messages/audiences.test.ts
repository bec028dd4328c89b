import { expect, test } from 'vitest'
import { countAudience, getSentMessages, sendMessage } from '../../contract/announcements.ts'
import { getAuditLog } from '../../contract/audit.ts'
import { getUserData } from '../../contract/auth.ts'
import { DAY, HOUR } from '../../contract/duration.ts'
import { setStudentsActive } from '../../contract/manage-students.ts'
import { getMessages } from '../../contract/messages.ts'
import { callApi } from '../test/call-api.ts'
import { setClock } from '../test/email-queue.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedExam } from '../test/seed-exam.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'

const START = 1_800_000_000

async function openSchool() {
  setClock(START)
  const school = await openTestSchool()
  const admin = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  const musa = await seedStudent(school, { name: 'Musa Sani' })
  const zainab = await seedStudent(school, { name: 'Zainab Idris' })
  return { school, admin, amina, musa, zainab }
}

async function enrol(school: TestSchool, classId: number, student: TestUser, paidUntil = 0) {
  await school.db
    .insertInto('enrolments')
    .values({
      student_id: student.id,
      class_id: classId,
      paid: 0,
      paid_until: paidUntil,
      enrolled_at: START,
    })
    .execute()
}

async function sendTo(school: TestSchool, admin: TestUser, audience: object) {
  const fields = { subject: 'The term', message: 'It begins.', delivery_method: 'inApp', audience }
  return callApi(school, sendMessage, fields, admin)
}

/** The students who have received the message with this subject. */
async function namesWithMessage(school: TestSchool, ...students: TestUser[]) {
  const names: string[] = []
  for (const it of students) {
    const { data } = await callApi(school, getMessages, {}, it)
    if (data.length > 0) names.push(it.name)
  }
  return names
}

const count = async (school: TestSchool, admin: TestUser, audience: object) =>
  (await callApi(school, countAudience, { audience }, admin)).data

test('a message reaches the students of a class at the moment of sending, and the list names the class (R-AMSG-012)', async () => {
  const { school, admin, amina, musa, zainab } = await openSchool()
  const { id } = await seedClass(school, { name: 'Naḥw 1' })
  await enrol(school, id, amina)
  const audience = { kind: 'class', class_id: String(id) }
  expect(await count(school, admin, audience)).toEqual({
    students: 1,
    description: 'students of Naḥw 1',
  })

  await enrol(school, id, musa)
  expect(await sendTo(school, admin, audience)).toMatchObject({ status: true })

  expect(await namesWithMessage(school, amina, musa, zainab)).toEqual([amina.name, musa.name])
  const { data } = await callApi(school, getSentMessages, {}, admin)
  expect(data.messages[0]).toMatchObject({ recipients: 2, audience: 'students of Naḥw 1', read: 0 })
  const { data: log } = await callApi(school, getAuditLog, {}, admin)
  expect(log.rows[0]).toMatchObject({ act: 'sendMessage', detail: 'The term, to 2 recipients' })
})

test('a student who has used the school within the days is not among those who were not seen', async () => {
  const { school, admin, amina, musa, zainab } = await openSchool()
  const { id } = await seedClass(school)
  await enrol(school, id, musa)
  setClock(START + 10 * DAY)
  await callApi(school, getUserData, {}, amina)
  setClock(START + 15 * DAY)
  const newcomer = await seedStudent(school, { name: 'Halima Nuhu' })

  const unseen = { kind: 'unseen', days: 14 }
  expect(await count(school, admin, unseen)).toEqual({
    students: 2,
    description: 'students not seen for 14 days',
  })
  expect(await count(school, admin, { kind: 'unseen', days: 4 })).toMatchObject({ students: 3 })
  expect(await count(school, admin, { ...unseen, class_id: String(id) })).toMatchObject({
    students: 1,
  })
  await sendTo(school, admin, unseen)
  expect(await namesWithMessage(school, amina, musa, zainab, newcomer)).toEqual([
    musa.name,
    zainab.name,
  ])
})

test('an administrator who is signed in as a student does not count as the student', async () => {
  const { school, admin, amina } = await openSchool()
  setClock(START + 15 * DAY)
  await school.db
    .updateTable('sessions')
    .set({ impersonator_id: admin.id })
    .where('user_id', '=', amina.id)
    .execute()

  await callApi(school, getUserData, {}, amina)

  expect(await count(school, admin, { kind: 'unseen', days: 14 })).toMatchObject({ students: 3 })
})

test('those whose paid month ends within the days are reached, and no others', async () => {
  const { school, admin, amina, musa, zainab } = await openSchool()
  const monthly = await seedClass(school, { price: 500_00, monthly: true })
  const other = await seedClass(school, { price: 500_00, monthly: true })
  await enrol(school, monthly.id, amina, START + 6 * DAY)
  await enrol(school, other.id, musa, START + 7 * DAY + HOUR)
  await enrol(school, other.id, zainab, START - HOUR)

  const ending = { kind: 'ending', days: 7 }
  expect(await count(school, admin, ending)).toEqual({
    students: 1,
    description: 'students whose subscription ends within 7 days',
  })
  expect(await count(school, admin, { ...ending, class_id: String(other.id) })).toMatchObject({
    students: 0,
  })
  expect(await count(school, admin, { kind: 'ending', days: 8 })).toMatchObject({ students: 2 })
  expect(await sendTo(school, admin, { ...ending, class_id: String(other.id) })).toMatchObject({
    status: false,
    code: 'audience_empty',
  })
  expect(await namesWithMessage(school, amina, musa, zainab)).toEqual([])
})

test('those below the pass mark of an exam are reached; an exam that is not marked yet counts for nobody', async () => {
  const { school, admin, amina, musa, zainab } = await openSchool()
  const exam = await seedExam(school)
  const submit = (student: TestUser, score: number | null) =>
    school.db
      .insertInto('exam_results')
      .values({
        lesson_id: exam.id,
        class_id: exam.classId,
        student_id: student.id,
        answers: '{}',
        objective_score: score,
        theory_text: '',
        theory_image: '',
        theory_score: null,
        total_score: score,
        submitted_at: START,
        marked_at: score === null ? null : START,
        marked_by: null,
      })
      .execute()
  await submit(amina, 49.5)
  await submit(musa, 50)
  await submit(zainab, null)

  const failed = { kind: 'failed', exam_id: String(exam.id), pass_mark: 50 }
  expect(await count(school, admin, failed)).toMatchObject({ students: 1 })
  await sendTo(school, admin, failed)
  expect(await namesWithMessage(school, amina, musa, zainab)).toEqual([amina.name])
})

test('an audience has bounds, exists, and is not combined with other recipients', async () => {
  const { school, admin, amina } = await openSchool()
  const refused = async (audience: object, more: object = {}) => {
    const fields = { subject: 'a', message: 'b', delivery_method: 'inApp', audience, ...more }
    return callApi(school, sendMessage, fields, admin)
  }
  expect(await refused({ kind: 'class', class_id: '99' })).toMatchObject({
    code: 'class_not_found',
  })
  expect(await refused({ kind: 'failed', exam_id: '99', pass_mark: 50 })).toMatchObject({
    code: 'lesson_not_found',
  })
  expect(await refused({ kind: 'unread', message_id: '99' })).toMatchObject({
    code: 'message_not_found',
  })
  for (const audience of [
    { kind: 'unseen', days: 0 },
    { kind: 'unseen', days: 366 },
    { kind: 'failed', exam_id: '1', pass_mark: 101 },
    { kind: 'everybody' },
  ]) {
    expect(await refused(audience), JSON.stringify(audience)).toMatchObject({ http: 400 })
  }
  const unseen = { kind: 'unseen', days: 14 }
  expect(await refused(unseen, { send_to_all: true })).toMatchObject({ http: 400 })
  expect(await refused(unseen, { recipients: [amina.email] })).toMatchObject({ http: 400 })
})

test('a deactivated student is left out of messages to all and of every audience, and can be chosen (decision 0581)', async () => {
  const { school, admin, amina, musa, zainab } = await openSchool()
  const { id } = await seedClass(school, { price: 500_00, monthly: true })
  for (const it of [amina, musa]) await enrol(school, id, it, START + 20 * DAY)
  setClock(START + 15 * DAY)
  admin.token = (await seedAdministrator(school)).token
  const musaOnly = { student_ids: [String(musa.id)] }
  await callApi(school, setStudentsActive, { ...musaOnly, active: '0' }, admin)

  for (const audience of [
    { kind: 'class', class_id: String(id) },
    { kind: 'ending', days: 7 },
  ])
    expect(await count(school, admin, audience), audience.kind).toMatchObject({ students: 1 })
  expect(await count(school, admin, { kind: 'unseen', days: 14 })).toMatchObject({ students: 2 })
  const words = { subject: 'The term', message: 'It begins.', delivery_method: 'both' }
  await callApi(school, sendMessage, { ...words, send_to_all: true }, admin)
  await callApi(school, sendMessage, { ...words, recipients: [musa.email] }, admin)
  const sent = await callApi(school, getSentMessages, {}, admin)
  const counts = sent.data.messages.map((it: { recipients: number }) => it.recipients)
  expect(counts).toEqual([1, 2])
  const inbox = await school.db.selectFrom('inbox').select('student_id').execute()
  expect(inbox.map((it) => it.student_id).sort()).toEqual([amina.id, zainab.id, musa.id].sort())
})
