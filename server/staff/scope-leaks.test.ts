import { expect, test } from 'vitest'
import { findStudents } from '../../contract/admin/admin.ts'
import { assignCertificate } from '../../contract/certificates/certificates.ts'
import { getGivenCertificates } from '../../contract/certificates/given-certificates.ts'
import { addComment, getComments } from '../../contract/comments/comments.ts'
import { getLessonQuestions, uploadQuestionMedia } from '../../contract/exams/manage-questions.ts'
import { updateLesson } from '../../contract/lessons/lesson-form.ts'
import { getManagedLesson } from '../../contract/lessons/manage-lessons.ts'
import {
  getUnsentEmails,
  sendMessage,
  sendMessageAgain,
} from '../../contract/messages/announcements.ts'
import { getMessages } from '../../contract/messages/messages.ts'
import {
  getScheduledMessages,
  scheduleMessage,
} from '../../contract/messages/scheduled-messages.ts'
import { HOUR } from '../../contract/platform/duration.ts'
import { sendScheduledMessages } from '../messages/schedule-worker.ts'
import { now } from '../platform/clock.ts'
import { callApi } from '../test/call-api.ts'
import { CORRECT_ANSWERS, NOUN_OR_VERB, seedExam, submitAnswers } from '../test/exams/seed-exam.ts'
import { freezeClock, setClock } from '../test/freeze-clock.ts'
import { createLessonWithFile, seedLessonWithFile } from '../test/lessons/lesson-with-file.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { seedClass, seedEnrolment, seedLessonRow } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStaff,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'

/** Two classes; Bilal teaches both, and Amina studies in both. */
async function openTwoClasses() {
  freezeClock('2026-11-28T09:00:00Z')
  const school = await openTestSchool()
  const { id: nahw } = await seedClass(school, { name: 'Naḥw' })
  const { id: sarf } = await seedClass(school, { name: 'Ṣarf' })
  const amina = await seedStudent(school, {
    name: 'Amina Bello',
    email: 'zz@example.org',
    wallet: 9_00,
  })
  const musa = await seedStudent(school, {
    name: 'Musa Sani',
    email: 'aa@example.org',
    wallet: 5_00,
  })
  for (const classId of [nahw, sarf]) await seedEnrolment(school, { studentId: amina.id, classId })
  await seedEnrolment(school, { studentId: musa.id, classId: sarf })
  const bilal = await seedStaff(school, 'teacher', [nahw, sarf])
  const takeAway = (classId: number) =>
    school.db
      .deleteFrom('class_staff')
      .where('class_id', '=', classId)
      .where('user_id', '=', bilal.id)
      .execute()
  return { school, nahw, sarf, amina, musa, bilal, takeAway }
}

const allowContacts = ({ db }: TestSchool) =>
  db.insertInto('settings').values({ name: 'teacherContacts', value: '1' }).execute()

test('the order of a list tells no address and no balance to a teacher who must not see them (R-STAFF-003)', async () => {
  const { school, bilal } = await openTwoClasses()
  const order = async (sort: string, direction: string) =>
    (await callApi(school, findStudents, { sort, order: direction }, bilal)).data.rows.map(
      (it: { name: string }) => it.name,
    )

  for (const sort of ['email', 'wallet', 'name']) {
    expect(await order(sort, 'asc'), sort).toEqual(['Amina Bello', 'Musa Sani'])
    expect(await order(sort, 'desc'), sort).toEqual(['Musa Sani', 'Amina Bello'])
  }
  await allowContacts(school)
  expect(await order('email', 'asc')).toEqual(['Musa Sani', 'Amina Bello'])
})

test('a teacher sees no addresses under lessons of a class in which the teacher only studies (R-STAFF-003)', async () => {
  const { school, nahw, sarf, amina, bilal, takeAway } = await openTwoClasses()
  await allowContacts(school)
  const lessons = new Map<number, string>()
  for (const classId of [nahw, sarf]) {
    lessons.set(classId, String(await seedLessonRow(school, classId)))
    const target = { class_id: String(classId), lesson_id: lessons.get(classId) }
    const comment = await callApi(school, addComment, { ...target, comment: 'Salām' }, amina)
    expect(comment).toMatchObject({ status: true })
  }
  await takeAway(sarf)
  await seedEnrolment(school, { studentId: bilal.id, classId: sarf })
  const emails = async (classId: number) => {
    const target = { class_id: String(classId), lesson_id: lessons.get(classId) }
    const { data } = await callApi(school, getComments, target, bilal)
    return data.map((it: { email: string }) => it.email)
  }

  expect(await emails(nahw)).toEqual([amina.email])
  expect(await emails(sarf)).toEqual([''])
})

test.each([
  ['the students of a class', (classId: number) => ({ kind: 'class', class_id: String(classId) })],
  [
    'those who failed its exam',
    (_: number, examId: number) => ({ kind: 'failed', exam_id: String(examId), pass_mark: 50 }),
  ],
])(
  'a scheduled message to %s is not sent once the class was taken away from its sender (R-STAFF-006)',
  async (_, audienceOf) => {
    const { school, sarf, amina, bilal, takeAway } = await openTwoClasses()
    const exam = await seedExam(school, { classId: sarf })
    const audience = audienceOf(sarf, exam.id)
    expect(
      await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS, theory: '-' }),
    ).toMatchObject({ status: true })
    await school.db.updateTable('exam_results').set({ marked_at: now(), total_score: 10 }).execute()
    const message = { subject: 'Revision', message: 'Revise.', delivery_method: 'inApp' }
    const scheduled = await callApi(
      school,
      scheduleMessage,
      { ...message, audience, send_at: String(now() + HOUR) },
      bilal,
    )
    expect(scheduled).toMatchObject({ status: true })

    await takeAway(sarf)
    setClock(now() + HOUR)
    await sendScheduledMessages(school.db, failOnWarning)

    // Amina is in his other class too
    expect(await school.db.selectFrom('inbox').selectAll().execute()).toEqual([])
    const { data } = await callApi(school, getScheduledMessages, {}, bilal)
    expect(data.messages).toMatchObject([{ failure: expect.stringMatching(/not found$/) }])
  },
)

test('a message that is sent again has no link to a lesson of a class that was taken away or to a deleted one, and keeps any other (R-STAFF-006)', async () => {
  const { school, nahw, sarf, amina, bilal, takeAway } = await openTwoClasses()
  const send = async (classId: number) => {
    const lesson_id = await seedLessonRow(school, classId)
    const { data } = await callApi(
      school,
      sendMessage,
      {
        ...{ subject: 'Read this', message: 'Before Monday.', delivery_method: 'inApp' },
        ...{ audience: { kind: 'class', class_id: String(sarf) }, lesson_id: String(lesson_id) },
      },
      bilal,
    )
    return { message_id: String(data.id), lesson_id }
  }
  const [ofNahw, ofSarf, deleted] = [await send(nahw), await send(sarf), await send(sarf)]
  await takeAway(nahw)
  await school.db
    .updateTable('lessons')
    .set({ deleted_at: now() })
    .where('id', '=', deleted.lesson_id)
    .execute()
  const linkAfterRepeat = async ({ message_id }: { message_id: string }) => {
    const { data } = await callApi(school, sendMessageAgain, { message_id }, bilal)
    const [newest] = (await callApi(school, getMessages, {}, amina)).data
    expect(newest.id).toBe(data.id)
    return [newest.class_id, newest.lesson_id]
  }

  expect(await linkAfterRepeat(ofNahw)).toEqual(['', ''])
  expect(await linkAfterRepeat(deleted)).toEqual(['', ''])
  expect(await linkAfterRepeat(ofSarf)).toEqual([String(sarf), String(ofSarf.lesson_id)])
})

test('the list of failed emails quotes no address to a teacher without contacts, and none of a class that was taken away (R-STAFF-003, R-STAFF-006)', async () => {
  const { school, sarf, amina, musa, bilal, takeAway } = await openTwoClasses()
  const audience = { kind: 'class', class_id: String(sarf) }
  const message = { subject: 'Revision', message: 'Revise.', delivery_method: 'email' }
  const { data } = await callApi(school, sendMessage, { ...message, audience }, bilal)
  for (const { email } of [amina, musa])
    await school.db
      .updateTable('email_outbox')
      .set({ last_error: `550 5.1.1 <${email}>: Recipient address rejected`, failed_at: now() })
      .where('to_address', '=', email)
      .execute()
  const unsent = async () =>
    (await callApi(school, getUnsentEmails, { message_id: data.id }, bilal)).data

  const hidden = await unsent()
  expect(hidden.total).toBe(2)
  expect(JSON.stringify(hidden)).not.toContain('example.org')
  expect(hidden.emails[0].reason).toBe('550 5.1.1 <…>: Recipient address rejected')
  await allowContacts(school)
  expect(JSON.stringify(await unsent())).toContain(`<${musa.email}>`)
  await takeAway(sarf)
  expect(await unsent()).toMatchObject({ total: 1, emails: [{ to: amina.email }] })
})

test("an address of a file that an owner has copied stops when the owner becomes a teacher of another class, and a teacher's when the teacher becomes an accountant (R-STAFF-006)", async () => {
  freezeClock('2026-11-28T09:00:00Z')
  const { school, course, id } = await createLessonWithFile('writing-ba.mp4')
  const owner = await seedAdministrator(school, { email: 'second@example.org' })
  const teacher = await seedStaff(school, 'teacher', [Number(course.classId)])
  const urlFor = async (as: TestUser) =>
    (await callApi(school, getManagedLesson, { lesson_id: id }, as)).data.material_url
  const urls = [await urlFor(owner), await urlFor(teacher)]
  const statuses = () =>
    Promise.all(
      urls.flatMap((url) =>
        [url, `${url}&width=480`].map(async (it) => (await school.app.inject(it)).statusCode),
      ),
    )
  expect(await statuses()).toEqual([200, 200, 200, 200])

  for (const [user, staff] of [
    [owner, 'teacher'],
    [teacher, 'accountant'],
  ] as const)
    await school.db.updateTable('users').set({ staff }).where('id', '=', user.id).execute()
  setClock(now() + 6)

  expect(await statuses()).toEqual([403, 403, 403, 403])
})

test('the number of a picture that another teacher has just uploaded leads nobody else to it (R-STAFF-006)', async () => {
  const { school, nahw, bilal } = await openTwoClasses()
  const exam = await seedExam(school, { classId: nahw })
  const zainab = await seedStaff(school, 'teacher', [])
  const upload = (as: TestUser) =>
    uploadFile(school, uploadQuestionMedia, {}, demoFile('letter-shapes.png'), as)
  const [own, foreign] = [(await upload(bilal)).data, (await upload(zainab)).data]
  const use = (media: string) =>
    callApi(
      school,
      updateLesson,
      {
        ...{ lesson_id: String(exam.id), subject: 'E', inputetype: 'Exam', scheduled: '0' },
        questions: [{ ...NOUN_OR_VERB[0], id: String(exam.questionIds[0]), media }],
      },
      bilal,
    )
  expect(await use(foreign.id)).toMatchObject({ http: 404, code: 'question_media_not_found' })
  expect(await use(own.id)).toMatchObject({ status: true })
  const questions = await callApi(school, getLessonQuestions, { lesson_id: String(exam.id) }, bilal)
  const shown = JSON.stringify(questions.data)
  expect(shown).toContain(own.url.split('?')[0])
  expect(shown).not.toContain(foreign.url.split('?')[0])
})

test('a certificate without a class is shown to the teacher who gave it only while the student is in a class of the teacher (R-STAFF-006)', async () => {
  const { school, sarf, musa, bilal, takeAway } = await openTwoClasses()
  const certificate = { certificate_content: 'For Ṣarf', issue_date: '2026-11-01' }
  const given = await callApi(
    school,
    assignCertificate,
    { ...certificate, student_ids: [String(musa.id)] },
    bilal,
  )
  expect(given).toMatchObject({ status: true })
  const names = async () => {
    const { data } = await callApi(school, getGivenCertificates, {}, bilal)
    return [data.total, JSON.stringify(data).includes('Musa')]
  }
  expect(await names()).toEqual([1, true])
  await takeAway(sarf)
  expect(await names()).toEqual([0, false])
})

test('the addresses of the renditions of a lesson stop when its class is taken away from the teacher (R-STAFF-006)', async () => {
  freezeClock('2026-11-28T09:00:00Z')
  const { school, course, lessonId, runJobs } = await seedLessonWithFile(
    demoFile('letter-shapes.png'),
  )
  await runJobs()
  const teacher = await seedStaff(school, 'teacher', [Number(course.classId)])
  const lesson = await callApi(school, getManagedLesson, { lesson_id: lessonId }, teacher)
  const urls: string[] = lesson.data.renditions.forms.map((it: { url: string }) => it.url)
  const statuses = () =>
    Promise.all(urls.map(async (it) => (await school.app.inject(it)).statusCode))
  expect(urls.length).toBeGreaterThan(0)
  expect(await statuses()).toEqual(urls.map(() => 200))

  await school.db.deleteFrom('class_staff').where('user_id', '=', teacher.id).execute()
  setClock(now() + 6)

  expect(await statuses()).toEqual(urls.map(() => 403))
})
