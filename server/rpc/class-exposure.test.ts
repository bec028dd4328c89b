import { expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'
import { getClasses, getEligibleClasses } from '../../contract/classes/classes.ts'
import { getClassDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { createMarkedSchool, findVisibleMarks } from '../test/exams/marked-classes.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

/** The parts of a class that each caller can see in the response of each call: the table of decision 0371. */

test('an anonymous caller sees of a class what the landing page and its public page show, and nothing of an inactive class (R-LANDING-017)', async () => {
  const { school, courses } = await createMarkedSchool()

  expect(await findVisibleMarks(school, courses)).toEqual({
    getClasses: ['paid about', 'paid name'],
    getPublicClass: ['paid about', 'paid name', 'paid subject'],
  })
})

test('a student outside a class sees its titles, but neither links nor material nor inactive classes (R-SEC-009)', async () => {
  const { school, courses } = await createMarkedSchool()
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })

  expect(await findVisibleMarks(school, courses, musa)).toEqual({
    getClasses: ['paid about', 'paid name'],
    getEligibleClasses: ['paid about', 'paid name'],
    getClassDetails: ['paid about', 'paid name', 'paid subject'],
    getPublicClass: ['paid about', 'paid name', 'paid subject'],
  })
})

test('a student of a class sees its links and open lessons, also while it is inactive, and nothing of a deleted class (R-CLASS-047)', async () => {
  const { school, courses, student } = await createMarkedSchool()
  const both = (...parts: string[]) =>
    ['inactive', 'paid'].flatMap((kind) => parts.map((part) => `${kind} ${part}`))

  const seen = await findVisibleMarks(school, courses, student)

  // the wallet history keeps payments
  const { getWalletHistory, ...rest } = seen
  expect(getWalletHistory).toEqual(['deleted name', 'inactive name', 'paid name'])
  expect(rest).toEqual({
    getClasses: ['paid about', 'paid name'],
    getMyClasses: both('about', 'links', 'name', 'subject'),
    getClassDetails: both('about', 'links', 'name', 'subject', 'timetable'),
    getLessonDetails: both('file', 'name', 'question', 'subject', 'text'),
    getComments: both('comment'),
    getPublicClass: ['paid about', 'paid name', 'paid subject'],
  })
})

test('an administrator sees every class that is not deleted, with its links (R-ACLASS-037)', async () => {
  const { school, courses } = await createMarkedSchool()
  const maryam = await seedAdministrator(school)

  const { getClasses, getClassDetails } = await findVisibleMarks(school, courses, maryam)

  expect(getClasses).toEqual(
    ['inactive', 'paid'].flatMap((kind) => [`${kind} about`, `${kind} links`, `${kind} name`]),
  )
  expect(getClassDetails).toContain('inactive links')
})

test('the links of a class that anyone can join for free are on its page but in no list (R-CLASS-047)', async () => {
  const school = await openTestSchool()
  const musa = await seedStudent(school)
  const links = 'https://chat.example/group'
  const free = await seedClass(school, { links })
  const others = [
    await seedClass(school, { links, price: 100 }),
    await seedClass(school, { links, prerequisiteId: free.id }),
    await seedClass(school, { links, registrationCloses: '2020-01-01' }),
  ]
  const linksOf = async ({ publicId }: { publicId: string }) =>
    (await callApi(school, getClassDetails, { class_id: publicId }, musa)).data.class_details.links

  expect(await linksOf(free)).toBe(links)
  for (const it of others) expect(await linksOf(it), it.publicId).toBe('')
  for (const call of [getClasses, getEligibleClasses])
    expect(JSON.stringify(await callApi(school, call, {}, musa))).not.toContain('chat.example')
})

test('to a student outside it, an inactive class is the same as one that does not exist (R-CLASS-018)', async () => {
  const { school, courses } = await createMarkedSchool()
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const [, inactive] = courses
  const names = ['getClassDetails', 'getLessonDetails', 'viewStatus', 'getComments', 'addComment']

  for (const { call, name } of allCalls.filter((it) => names.includes(it.name))) {
    const about = (class_id: string) =>
      callApi(school, call, { class_id, lesson_id: inactive?.ids[0], comment: 'Peace' }, musa)
    const missing = await about('4711')
    for (const class_id of [inactive?.classId ?? '', inactive?.rand ?? '']) {
      const { http, status, message, data } = await about(class_id)
      expect({ http, status, message, data }, name).toEqual({
        http: missing.http,
        status: missing.status,
        message: missing.message,
        data: missing.data,
      })
    }
  }
})
