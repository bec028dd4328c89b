import { expect, onTestFinished, test } from 'vitest'
import { updateClass } from '../../contract/classes.ts'
import { enrolInClass } from '../../contract/enrolment.ts'
import { addLesson, deleteLesson, updateLesson } from '../../contract/lessons.ts'
import { aClass } from '../test/a-class.ts'
import { aDeviceOf, aPushService } from '../test/a-push-service.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import { anAdministrator, aStudent, openSchool } from '../test/school.ts'
import { pushKeys } from './keys.ts'
import { beginningOf } from './notice.ts'
import { openPushOutlet } from './outlet.ts'
import { sendDuePushes, spreadDueNotices } from './send.ts'

/** A class with one student who is told on a phone, and the administrator who teaches it. */
async function aTaughtClass(price = 0) {
  at('2026-11-20T08:00:00Z')
  const school = await openSchool()
  const service = await aPushService()
  const outlet = openPushOutlet(school.config, await pushKeys(school.db), service.agent)
  onTestFinished(() => outlet.close())
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school, { wallet: 5_000_00 })
  const taught = await aClass(school, {
    name: 'Tajwīd · التَّجْوِيد',
    price,
    monthly: price > 0,
  })
  await ask(school, enrolInClass, { class_id: taught.rand }, amina)
  const phone = await aDeviceOf(school, amina)
  const adds = async (fields: object = {}) => {
    const lesson = {
      class_id: taught.id,
      subject: 'The rules of nūn',
      about: 'A text.',
      inputetype: 'Lesson',
      scheduled: '0',
      ...fields,
    }
    return (await ask(school, addLesson, lesson, maryam)).data.id as string
  }
  /** What the phone is told now. */
  const told = async () => {
    service.posted.length = 0
    await spreadDueNotices(school.db)
    await sendDuePushes(school.db, outlet, (sentence) => expect.unreachable(sentence))
    return service.posted.map((it) => phone.read(it))
  }
  return { school, maryam, amina, taught, adds, told }
}

const seconds = (moment: string) => String(new Date(moment).getTime() / 1000)

test('a new lesson is told to the students of its class, and leads to the class (R-PUSH-003)', async () => {
  const { school, taught, adds, told } = await aTaughtClass()
  const bilal = await aStudent(school, { name: 'Bilal Musa' })
  await aDeviceOf(school, bilal)

  await adds()

  expect(await told()).toEqual([
    {
      title: 'Tajwīd · التَّجْوِيد',
      body: 'New lesson: The rules of nūn',
      path: `/classes/${taught.rand}`,
      tag: `class-${taught.id}`,
    },
  ])
  expect(await told()).toEqual([])
})

test('a lesson that is set for a day is told of when it opens, also when that day is moved', async () => {
  const { school, maryam, adds, told } = await aTaughtClass()
  const fields = { scheduled: '1', studydate: seconds('2026-11-21T08:00:00Z') }
  const lesson_id = await adds(fields)
  const moves = (studydate: string) =>
    ask(
      school,
      updateLesson,
      { lesson_id, subject: 'Moved', inputetype: 'Lesson', scheduled: '1', studydate },
      maryam,
    )

  expect(await told()).toEqual([])
  await moves(seconds('2026-11-22T08:00:00Z'))
  at('2026-11-21T09:00:00Z')
  expect(await told()).toEqual([])
  at('2026-11-22T08:00:01Z')
  expect(await told()).toMatchObject([{ body: 'New lesson: Moved' }])
  await moves(seconds('2026-11-23T08:00:00Z'))
  at('2026-11-23T08:00:01Z')
  expect(await told()).toEqual([])
})

test('nobody is told of a lesson that is gone, nor in a class that is shut', async () => {
  const { school, maryam, taught, adds, told } = await aTaughtClass()
  const lesson_id = await adds()
  await ask(school, deleteLesson, { lesson_id }, maryam)
  expect(await told()).toEqual([])

  const form = {
    category: 'Recitation',
    name: 'Tajwīd',
    about: 'The rules.',
    premium: '0',
    amount: '0',
    monthlylimit: 0,
  }
  await ask(school, updateClass, { ...form, class_id: taught.id, status: '0' }, maryam)
  await adds()
  expect(await told()).toEqual([])
})

test('whose month is over is not told of lessons they cannot open', async () => {
  const { school, adds, told } = await aTaughtClass(500_00)
  await adds()
  expect(await told()).toHaveLength(1)

  await school.db.updateTable('enrolments').set({ paid_until: 1 }).execute()
  await adds()
  expect(await told()).toEqual([])
})

test('a long text ends between words, and never with half a letter', () => {
  const words = 'كَلِمَةٌ '.repeat(60)
  expect(beginningOf(words)).toMatch(/^(كَلِمَةٌ )+…$/)
  expect(beginningOf('a  b\n\nc')).toBe('a b c')
  const oneWord = beginningOf('بَ'.repeat(200))
  expect(oneWord).toMatch(/^(بَ)+…$/)
  expect(beginningOf('👩🏽‍🏫'.repeat(100))).toMatch(/^(👩🏽‍🏫)+…$/u)
})
