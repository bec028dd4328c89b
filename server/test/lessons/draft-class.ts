import { expect, onTestFinished } from 'vitest'
import { addClass } from '../../../contract/classes/classes.ts'
import { addLesson } from '../../../contract/lessons/lesson-form.ts'
import { fanOutDueNotices, sendDuePushes } from '../../push/delivery-worker.ts'
import { readPushKeys } from '../../push/vapid-keys.ts'
import { createWebPushClient } from '../../push/web-push-client.ts'
import { callApi } from '../call-api.ts'
import { freezeClock } from '../freeze-clock.ts'
import { failOnWarning } from '../messages/counting-transport.ts'
import { openPushServiceStub, subscribeDevice } from '../messages/push-service-stub.ts'
import { seedEnrolment } from '../seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test-school.ts'

/** The form of the draft class. */
export const CLASS_FORM = {
  category: 'Grammar',
  name: 'Term 2',
  about: 'The grammar of the sentence.',
  premium: '0',
  amount: '0',
  monthlylimit: 0,
}

/** A draft class made through the API, with a lesson and a student who was added by an administrator. */
export async function openSchoolWithDraft() {
  freezeClock('2026-11-20T08:00:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { data } = await callApi(
    school,
    addClass,
    { ...CLASS_FORM, status: '1', draft: '1' },
    maryam,
  )
  const classId = String(data.id)
  const add = async (fields: object = {}) => {
    const lesson = { class_id: classId, inputetype: 'Lesson', subject: 'The noun', scheduled: '0' }
    return String((await callApi(school, addLesson, { ...lesson, ...fields }, maryam)).data.id)
  }
  const lessonId = await add()
  const amina = await seedStudent(school)
  await seedEnrolment(school, { studentId: amina.id, classId: Number(classId) })
  const { rand } = await school.db
    .selectFrom('classes')
    .select('rand')
    .where('id', '=', Number(classId))
    .executeTakeFirstOrThrow()
  return { school, maryam, amina, classId, rand, lessonId, add }
}

/** Sends due pushes to the student's device and returns their texts. */
export async function openDevice(school: TestSchool, student: TestUser) {
  const service = await openPushServiceStub()
  const client = createWebPushClient(school.config, await readPushKeys(school.db), service.agent)
  onTestFinished(() => client.close())
  const phone = await subscribeDevice(school, student)
  return async () => {
    service.posted.length = 0
    await fanOutDueNotices(school.db, failOnWarning)
    await sendDuePushes(school.db, client, (sentence) => expect.unreachable(sentence))
    return service.posted.map((it): string => phone.decrypt(it).body)
  }
}
