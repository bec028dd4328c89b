import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit/audit.ts'
import { getUserData } from '../../contract/auth/auth.ts'
import { getSentMessages } from '../../contract/messages/announcements.ts'
import { DAY, HOUR } from '../../contract/platform/duration.ts'
import { callApi } from '../test/call-api.ts'
import { seedExam } from '../test/exams/seed-exam.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import {
  count,
  enrol,
  namesWithMessage,
  openSchool,
  sendTo,
} from '../test/messages/message-audiences.ts'
import { seedClass, seedSubmission } from '../test/seed-class.ts'
import { seedStudent, type TestUser } from '../test/test-school.ts'

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

test('a student who has used the school within the given days is not in the audience of unseen students', async () => {
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

test('students whose paid month ends within the given days are reached, and no others', async () => {
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

test('students below the pass mark of an exam are reached; an exam that is not marked yet counts for no student', async () => {
  const { school, admin, amina, musa, zainab } = await openSchool()
  const exam = await seedExam(school)
  const submit = (student: TestUser, score: number | null) =>
    seedSubmission(school, {
      ...{ studentId: student.id, lessonId: exam.id, classId: exam.classId, score },
    })
  await submit(amina, 49.5)
  await submit(musa, 50)
  await submit(zainab, null)

  const failed = { kind: 'failed', exam_id: String(exam.id), pass_mark: 50 }
  expect(await count(school, admin, failed)).toMatchObject({ students: 1 })
  await sendTo(school, admin, failed)
  expect(await namesWithMessage(school, amina, musa, zainab)).toEqual([amina.name])
})
