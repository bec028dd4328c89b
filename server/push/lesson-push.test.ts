import { expect, onTestFinished, test } from 'vitest'
import { updateProfile } from '../../contract/auth/own-profile.ts'
import { updateClass } from '../../contract/classes/classes.ts'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { addLesson, updateLesson } from '../../contract/lessons/lesson-form.ts'
import { deleteLesson } from '../../contract/lessons/manage-lessons.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { openPushServiceStub, subscribeDevice } from '../test/messages/push-service-stub.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'
import { fanOutDueNotices, sendDuePushes } from './delivery-worker.ts'
import { excerpt } from './push-payload.ts'
import { readPushKeys } from './vapid-keys.ts'
import { createWebPushClient } from './web-push-client.ts'

/** A class with one subscribed student, and its administrator. */
async function openSchoolWithTaughtClass(price = 0) {
  freezeClock('2026-11-20T08:00:00Z')
  const school = await openTestSchool()
  const service = await openPushServiceStub()
  const client = createWebPushClient(school.config, await readPushKeys(school.db), service.agent)
  onTestFinished(() => client.close())
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { wallet: 5_000_00 })
  const taughtClass = await seedClass(school, {
    name: 'Tajwīd · التَّجْوِيد',
    price,
    monthly: price > 0,
  })
  await callApi(school, enrolInClass, { class_id: taughtClass.publicId }, amina)
  const phone = await subscribeDevice(school, amina)
  const addLessonAsAdmin = async (fields: object = {}) => {
    const lesson = {
      class_id: taughtClass.id,
      subject: 'The rules of nūn',
      about: 'A text.',
      inputetype: 'Lesson',
      scheduled: '0',
      ...fields,
    }
    const { data } = await callApi(school, addLesson, lesson, maryam)
    return String(data.id)
  }
  /** Sends due pushes and returns what the device received. */
  const listNotified = async () => {
    service.posted.length = 0
    await fanOutDueNotices(school.db, failOnWarning)
    await sendDuePushes(school.db, client, (sentence) => expect.unreachable(sentence))
    return service.posted.map((it) => phone.decrypt(it))
  }
  return { school, maryam, amina, taughtClass, addLessonAsAdmin, listNotified }
}

const seconds = (moment: string) => String(new Date(moment).getTime() / 1000)

test('a new lesson notifies the students of its class and links to the class (R-PUSH-003)', async () => {
  const { school, taughtClass, addLessonAsAdmin, listNotified } = await openSchoolWithTaughtClass()
  const bilal = await seedStudent(school, { name: 'Bilal Musa' })
  await subscribeDevice(school, bilal)

  await addLessonAsAdmin()

  expect(await listNotified()).toEqual([
    {
      title: 'Tajwīd · التَّجْوِيد',
      body: 'New lesson: The rules of nūn',
      path: `/classes/${taughtClass.publicId}`,
      tag: `class-${taughtClass.id}`,
    },
  ])
  expect(await listNotified()).toEqual([])
})

test('a scheduled lesson notifies when it opens, also after its day is moved', async () => {
  const { school, maryam, addLessonAsAdmin, listNotified } = await openSchoolWithTaughtClass()
  const fields = { scheduled: '1', studydate: seconds('2026-11-21T08:00:00Z') }
  const lesson_id = await addLessonAsAdmin(fields)
  const reschedule = (studydate: string) =>
    callApi(
      school,
      updateLesson,
      { lesson_id, subject: 'Moved', inputetype: 'Lesson', scheduled: '1', studydate },
      maryam,
    )

  expect(await listNotified()).toEqual([])
  await reschedule(seconds('2026-11-22T08:00:00Z'))
  freezeClock('2026-11-21T09:00:00Z')
  expect(await listNotified()).toEqual([])
  freezeClock('2026-11-22T08:00:01Z')
  expect(await listNotified()).toMatchObject([{ body: 'New lesson: Moved' }])
  await reschedule(seconds('2026-11-23T08:00:00Z'))
  freezeClock('2026-11-23T08:00:01Z')
  expect(await listNotified()).toEqual([])
})

test('a deleted lesson and a lesson of an inactive class send no notification', async () => {
  const { school, maryam, taughtClass, addLessonAsAdmin, listNotified } =
    await openSchoolWithTaughtClass()
  const lesson_id = await addLessonAsAdmin()
  await callApi(school, deleteLesson, { lesson_id }, maryam)
  expect(await listNotified()).toEqual([])

  const form = {
    category: 'Recitation',
    name: 'Tajwīd',
    about: 'The rules.',
    premium: '0',
    amount: '0',
    monthlylimit: 0,
  }
  await callApi(school, updateClass, { ...form, class_id: taughtClass.id, status: '0' }, maryam)
  await addLessonAsAdmin()
  expect(await listNotified()).toEqual([])
})

test('students whose subscription has ended are not notified of lessons they cannot open', async () => {
  const { school, addLessonAsAdmin, listNotified } = await openSchoolWithTaughtClass(500_00)
  await addLessonAsAdmin()
  expect(await listNotified()).toHaveLength(1)

  await school.db.updateTable('enrolments').set({ paid_until: 1 }).execute()
  await addLessonAsAdmin()
  expect(await listNotified()).toEqual([])
})

test('a long text is cut between words, and never inside a character', () => {
  const words = 'كَلِمَةٌ '.repeat(60)
  expect(excerpt(words)).toMatch(/^(كَلِمَةٌ )+…$/)
  expect(excerpt('a  b\n\nc')).toBe('a b c')
  const oneWord = excerpt('بَ'.repeat(200))
  expect(oneWord).toMatch(/^(بَ)+…$/)
  expect(excerpt('👩🏽‍🏫'.repeat(100))).toMatch(/^(👩🏽‍🏫)+…$/u)
})

test('a text that is cut within a name has its dots outside of it (R-LANG-007)', () => {
  const body = `أضاف المعهد اسمك إلى دورة \u2068${'Reading '.repeat(30)}\u2069.`
  expect(excerpt(body)).toMatch(/Reading\u2069 …$/)
  expect(excerpt(`دورة \u2068${'x'.repeat(200)}\u2069`)).toMatch(/x\u2069…$/)
})

test('a notification of a lesson is in the language of each reader, with the title of the lesson isolated (R-LANG-004, R-LANG-007)', async () => {
  const { school, amina, addLessonAsAdmin, listNotified } = await openSchoolWithTaughtClass()
  await callApi(school, updateProfile, { language: 'ar' }, amina)

  await addLessonAsAdmin()

  const [notice] = await listNotified()
  expect(notice).toMatchObject({ title: 'Tajwīd · التَّجْوِيد' })
  expect(notice?.body).toBe('درس جديد: \u2068The rules of nūn\u2069')
})
