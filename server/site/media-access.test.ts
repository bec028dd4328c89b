import { expect, test } from 'vitest'
import { deleteStudent } from '../../contract/admin/admin.ts'
import { changeRole, setStudentsActive } from '../../contract/admin/manage-students.ts'
import { removeStudentsFromClass } from '../../contract/enrolment/manage-enrolments.ts'
import { getManagedLesson } from '../../contract/lessons/manage-lessons.ts'
import { HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { getLessonDetails } from '../../contract/study/study.ts'
import { now } from '../platform/clock.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock, setClock } from '../test/freeze-clock.ts'
import { createLessonWithFile } from '../test/lessons/lesson-with-file.ts'
import { seedEnrolledStudent } from '../test/seed-course.ts'
import { seedAdministrator, type TestUser } from '../test/test-school.ts'

/** An enrolled student with the addresses of a video, which are open. */
async function openVideo() {
  freezeClock('2026-11-22T09:00:00Z')
  const { school, course, id } = await createLessonWithFile('writing-ba.mp4')
  const amina = await seedEnrolledStudent(school, course)
  const maryam = await seedAdministrator(school, { email: 'maryam.two@example.org' })
  const lesson = { class_id: course.classId, lesson_id: id }
  const urlsOf = async (as: TestUser) => {
    const { data } = await callApi(school, getLessonDetails, lesson, as)
    return [data.material_url, ...data.forms.map((it: { url: string }) => it.url)]
  }
  const statusesOf = (urls: string[]) =>
    Promise.all(urls.map(async (it) => (await school.app.inject(it)).statusCode))
  const urls = await urlsOf(amina)
  expect(await statusesOf(urls)).toEqual(urls.map(() => 200))
  /** The address is checked again five seconds after the last time. */
  const later = () => setClock(now() + 6)
  return { school, course, lesson, amina, maryam, urls, statusesOf, urlsOf, later }
}

test.each([
  [
    'is removed from the class',
    removeStudentsFromClass,
    (it: Opened) => ({
      class_id: it.course.classId,
      student_ids: [String(it.amina.id)],
      refund: 'none',
    }),
  ],
  [
    'is deactivated',
    setStudentsActive,
    (it: Opened) => ({ student_ids: [String(it.amina.id)], active: '0' }),
  ],
  ['is deleted', deleteStudent, (it: Opened) => ({ student_id: String(it.amina.id) })],
] as const)(
  'an address of a video or recording stops answering within seconds when its student %s (R-LESSON-039, R-FORMS-006)',
  async (_, change, fieldsOf) => {
    const opened = await openVideo()
    const { school, maryam, urls, statusesOf, later } = opened
    expect(await callApi(school, change, fieldsOf(opened), maryam)).toMatchObject({ status: true })
    later()
    expect(await statusesOf(urls)).toEqual(urls.map(() => 403))
  },
)

type Opened = Awaited<ReturnType<typeof openVideo>>

test('an address given to an administrator ends with the role (R-LESSON-039)', async () => {
  const { school, lesson, maryam, statusesOf, later } = await openVideo()
  const other = await seedAdministrator(school, { email: 'owner.two@example.org' })
  const { data } = await callApi(school, getManagedLesson, lesson, other)
  expect(await statusesOf([data.material_url])).toEqual([200])
  const change = { student_id: String(other.id), role: '1' }
  expect(await callApi(school, changeRole, change, maryam)).toMatchObject({ status: true })
  later()
  expect(await statusesOf([data.material_url])).toEqual([403])
})

test('the addresses of two students differ, and one is not made from the other (R-LESSON-040)', async () => {
  const { school, course, amina, urls, urlsOf, statusesOf } = await openVideo()
  const bilal = await seedEnrolledStudent(school, course)
  const own = await urlsOf(bilal)
  expect(own).not.toEqual(urls)
  const forged = urls.map((it) => it.replace(`sign=u${amina.id}c`, `sign=u${bilal.id}c`))
  expect(forged).not.toEqual(urls)
  expect(await statusesOf(forged)).toEqual(urls.map(() => 403))
})

test('an address of a rendition stays the same for hours, so that browsers cache it, and is open for at most seven (R-FORMS-006)', async () => {
  const { amina, urls, urlsOf, statusesOf } = await openVideo()
  setClock(now() + 30 * MINUTE)
  expect((await urlsOf(amina)).slice(1)).toEqual(urls.slice(1))
  setClock(now() + 6.5 * HOUR)
  expect(await statusesOf(urls)).toEqual(urls.map(() => 403))
})
