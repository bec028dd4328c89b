import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deleteClass, updateClass } from '../../contract/classes.ts'
import { addLesson, updateLesson } from '../../contract/lessons.ts'
import { getClassDetails, viewStatus } from '../../contract/study.ts'
import { aCourse, aPupil, signedInAgain } from '../test/a-course.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import { aStudent, openSchool } from '../test/school.ts'
import { demoFile, send } from '../test/send-file.ts'

const week = [
  { subject: 'The noun', about: 'Its four signs.' },
  { subject: 'The verb', about: 'Its signs.', scheduled: '1' as const, studydate: '1900000000' },
  { subject: 'When we meet', about: 'Mondays at 20:00.', inputetype: 'Timetableble' as const },
  { subject: 'First exam', inputetype: 'Exam' as const },
]

test('a class page holds the class, its lessons in order and where the student stands (R-CLASS-017, R-LESSON-036, R-LESSON-044)', async () => {
  const school = await openSchool()
  const nahw = await aCourse(school, week, { monthlyLimit: 3 })
  const amina = await aPupil(school, nahw)

  const fields = { class_id: nahw.rand, email: amina.email }
  const { http, status, data } = await ask(school, getClassDetails, fields, amina)

  expect({ http, status }).toEqual({ http: 200, status: true })
  // it is encoded by hand (decision 0040), so the schema is asked here
  expect(z.safeDecode(getClassDetails.answers, data).success).toBe(true)
  expect(data).toMatchObject({
    class_details: {
      id: nahw.classId,
      rand: nahw.rand,
      name: 'Foundations of Naḥw',
      premium: '0',
      amount: '0',
      monthlySub: '0',
      // a timetable is no lesson to be done
      subjecttotal: 3,
    },
    isEnrolled: true,
    nextSub: '0',
    subscriptionStatus: 'active',
    monthlyLessonLimit: 3,
  })
  expect(data.lessons).toMatchObject([
    {
      id: nahw.ids[0],
      subject: 'The noun',
      inputetype: 'Lesson',
      scheduled: '0',
      viewed: '0',
      viewedDate: 0,
      examDone: 0,
    },
    { subject: 'The verb', scheduled: '1', studydate: '1900000000' },
    { subject: 'When we meet', inputetype: 'Timetableble', about: 'Mondays at 20:00.' },
    { subject: 'First exam', inputetype: 'Exam', examDone: 0 },
  ])
})

test('nobody finds a lesson’s text or the address of its material on the class page (R-LESSON-041)', async () => {
  const school = await openSchool()
  const nahw = await aCourse(school, week)
  await send(
    school,
    updateLesson,
    { lesson_id: nahw.ids[0] ?? '', subject: 'The noun', inputetype: 'Lesson', scheduled: '0' },
    demoFile('reading-sheet.pdf'),
    nahw.teacher,
  )
  const amina = await aPupil(school, nahw)
  const visitor = await aStudent(school, { name: 'Musa Ɗanjuma' })
  const page = async (who: typeof amina) =>
    (await ask(school, getClassDetails, { class_id: nahw.classId }, who)).data

  const [hers, his] = [await page(amina), await page(visitor)]

  expect(hers.lessons[0]).toMatchObject({ about: '', material_url: '', materialExtension: 'pdf' })
  expect(his).toMatchObject({ isEnrolled: false, subscriptionStatus: 'none', nextSub: '0' })
  expect(his.lessons).toHaveLength(4)
  expect(JSON.stringify(his)).not.toContain('Mondays')
  for (const text of [JSON.stringify(hers), JSON.stringify(his)]) {
    expect(text).not.toMatch(/media|four signs/)
  }
})

test('a timetable that was uploaded reaches those who are in the class, signed anew (R-CLASS-014, R-LESSON-041)', async () => {
  const school = await openSchool()
  const nahw = await aCourse(school, week)
  const timetable = nahw.ids[2] ?? ''
  await send(
    school,
    updateLesson,
    { lesson_id: timetable, subject: 'When we meet', inputetype: 'Timetableble', scheduled: '0' },
    demoFile('reading-sheet.pdf'),
    nahw.teacher,
  )
  const amina = await aPupil(school, nahw)
  const visitor = await aStudent(school, { name: 'Musa Ɗanjuma' })
  const page = async (who: typeof amina) =>
    (await ask(school, getClassDetails, { class_id: nahw.classId }, who)).data

  const file = (await page(amina)).lessons[2]

  expect(file).toMatchObject({
    materialExtension: 'pdf',
    material_name: 'reading-sheet.pdf',
    material_size: expect.any(Number),
  })
  const sheet = await school.app.inject(file.material_url)
  expect(sheet.statusCode).toBe(200)
  expect(sheet.headers['content-type']).toBe('application/pdf')
  expect(JSON.stringify(await page(visitor))).not.toContain('/media/')
})

test('a missing or deleted class is refused (R-CLASS-018)', async () => {
  const school = await openSchool()
  const nahw = await aCourse(school, week)
  const amina = await aPupil(school, nahw)
  await ask(school, deleteClass, { class_id: nahw.classId }, nahw.teacher)

  for (const class_id of ['4711', 'no-such-rand', nahw.classId, nahw.rand]) {
    expect(await ask(school, getClassDetails, { class_id }, amina)).toMatchObject({
      http: 200,
      status: false,
      message: 'Class not found',
    })
  }
})

test('a subscription is expired once its end is past, and what was viewed before stays open (R-CLASS-043, R-CLASS-044, R-LESSON-032)', async () => {
  at('2026-03-10T09:00:00Z')
  const school = await openSchool()
  const two = [{ subject: 'The noun' }, { subject: 'The verb' }]
  const hadith = await aCourse(school, two, { price: 1_000_00, monthly: true })
  let amina = await aPupil(school, hadith, { wallet: 5_000_00 })
  const page = async () =>
    (await ask(school, getClassDetails, { class_id: hadith.rand }, amina)).data
  const open = (nth: number) =>
    ask(school, viewStatus, { class_id: hadith.rand, lesson_id: hadith.ids[nth] }, amina)
  const { nextSub } = await page()
  expect((await open(0)).status).toBe(true)

  at('2026-04-10T09:00:00Z')
  amina = await signedInAgain(school, amina)
  expect(await page()).toMatchObject({ subscriptionStatus: 'active', nextSub })
  at('2026-04-10T09:00:01Z')

  expect(await page()).toMatchObject({ subscriptionStatus: 'expired', nextSub })
  expect(await open(0)).toMatchObject({ status: true })
  expect(await open(1)).toMatchObject({
    http: 200,
    status: false,
    message: 'Your subscription has expired. Please renew to access new content.',
  })
})

test('a limit of 0 is no limit, and the limit on the page is the class’s own (R-CLASS-045, R-LESSON-031)', async () => {
  const school = await openSchool()
  const many = Array.from({ length: 4 }, (_, nth) => ({ subject: `Lesson ${nth + 1}` }))
  const nahw = await aCourse(school, many, { monthlyLimit: 0 })
  const amina = await aPupil(school, nahw)

  for (const lesson_id of nahw.ids) {
    const answer = await ask(school, viewStatus, { class_id: nahw.classId, lesson_id }, amina)
    expect(answer.status).toBe(true)
  }
  const { data } = await ask(school, getClassDetails, { class_id: nahw.classId }, amina)
  expect(data.monthlyLessonLimit).toBe(0)
})

test('whatever an administrator changes is on the next student’s page', async () => {
  const school = await openSchool()
  const nahw = await aCourse(school, [{ subject: 'The noun' }])
  const amina = await aPupil(school, nahw)
  const page = async () => (await ask(school, getClassDetails, { class_id: nahw.rand }, amina)).data
  await page()

  const verb = { class_id: nahw.classId, subject: 'The verb', inputetype: 'Lesson', scheduled: '0' }
  await ask(school, addLesson, verb, nahw.teacher)
  expect(await page()).toMatchObject({
    class_details: { subjecttotal: 2 },
    lessons: [{ subject: 'The noun' }, { subject: 'The verb' }],
  })

  const form = {
    class_id: nahw.classId,
    category: 'Grammar',
    name: 'Naḥw, slowly',
    about: 'Slower.',
    premium: '0',
    amount: '0',
    status: '1',
    monthlylimit: 2,
  }
  await ask(school, updateClass, form, nahw.teacher)
  expect(await page()).toMatchObject({
    class_details: { name: 'Naḥw, slowly' },
    monthlyLessonLimit: 2,
  })
})
