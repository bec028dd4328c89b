import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { DAY } from '../contract/platform/duration.ts'
import { postFields, readJson } from '../server/test/http/post-fields.ts'
import { expectAccessible } from './a11y.ts'
import { addTemplate, card } from './admin-certificates-page.ts'
import { LESSONS } from './admin-class.ts'
import { rows } from './admin-classes-page.ts'
import { scoreField } from './admin-exams-page.ts'
import { countInput } from './counted-input.ts'
import { expect, type RunningSchool, type TestUser, test, toast, uniqueText } from './fixtures.ts'

const STUDENTS = 20
const LESSON_COUNT = 12
/** The maximum input of an administrator on a phone for the whole term. */
const MOST = { taps: 67, fields: 4 }

/** Last term's class: a lesson a week, and a written exam at the end. */
async function seedLastTerm(school: RunningSchool) {
  const { id, name } = await school.addClass({ name: `Naḥw ${uniqueText()}` })
  const begin = Math.floor(Date.now() / 1000) - 100 * DAY
  for (let week = 0; week < LESSON_COUNT; week++)
    await school.addLesson(id, {
      subject: `Lesson ${week + 1}`,
      ...{ scheduled: '1', studydate: String(begin + week * 7 * DAY) },
    })
  await school.addLesson(id, {
    ...{ inputetype: 'Exam', subject: 'Final exam', about: 'Write about the noun.' },
    ...{ scheduled: '1', studydate: String(begin + LESSON_COUNT * 7 * DAY) },
    ...{ theoryAnswer: 'A noun has no time.', questions: [] },
  })
  return { id, name }
}

/** The lessons of the new class have taken place: their dates are in the past. */
function letTermPass(school: RunningSchool, classId: string) {
  const database = new Sqlite(join(school.dataDir, 'lisan.sqlite'))
  database
    .prepare('update lessons set opens_at = ? where class_id = ?')
    .run(Math.floor(Date.now() / 1000) - DAY, Number(classId))
  database.prepare('update classes set version = version + 1').run()
  database.close()
}

/** Every student views the lessons and submits the written exam. */
async function studyAsStudents(school: RunningSchool, classId: string) {
  const lessons = await school.call(LESSONS, 'getLessons', { class_id: classId }, school.admin)
  const students = await school.call(
    LESSONS,
    'getClassStudents',
    { class_id: classId },
    school.admin,
  )
  expect(students).toHaveLength(STUDENTS)
  for (const { email } of students) {
    const student = await signInAs(school, email)
    for (const { id, inputetype } of lessons)
      if (inputetype !== 'Exam')
        await school.call('/api.php', 'viewStatus', { class_id: classId, lesson_id: id }, student)
    const exam = lessons.find((it: { inputetype: string }) => it.inputetype === 'Exam')
    const page = { class_id: classId, lesson_id: exam.id }
    const { rand } = await school.call('/api.php', 'get_lesson_details', page, student)
    const submission = { lesson_id: exam.id, examRand: rand, theory: `I am ${email}.` }
    await school.call('/submitExam.php', '', submission, student)
  }
}

/** A session of an imported student, who has not set a password yet. */
async function signInAs(school: RunningSchool, email: string): Promise<TestUser> {
  const response = await postFields(
    `${school.url}/adminActions.php`,
    { action: 'loginAsStudent', student_email: email },
    school.admin,
  )
  const { token } = await readJson<{ token: string }>(response)
  return { id: '', name: '', email, password: '', token }
}

const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test("a whole term: last term's class moved to new dates, twenty students from a file, twenty exams marked, twenty certificates given", async ({
  page,
  school,
  signIn,
}) => {
  const lastTerm = await seedLastTerm(school)
  const certificate = await addTemplate(school)
  await signIn(school.admin)
  await page.goto('/admin')
  const { counts, tap, type, choose, chooseFile } = countInput()
  const spent =
    (part: string, from = { ...counts }) =>
    () =>
      test.info().annotations.push({
        type: part,
        description: `${counts.taps - from.taps} taps, ${counts.fields - from.fields} fields`,
      })

  let record = spent('duplicate and publish')
  const name = `${lastTerm.name}, term 2`
  await tap(bar(page, 'Classes'))
  await type(page.getByRole('searchbox'), lastTerm.name)
  await expect(rows(page)).toHaveCount(1)
  await tap(page.getByRole('link', { name: lastTerm.name }))
  await tap(button(page, 'More actions'))
  await tap(page.getByRole('menuitem', { name: 'Duplicate Class' }))
  const duplicate = page.getByRole('dialog', { name: 'Duplicate Class' })
  await expect(duplicate.getByText('in the past')).toBeHidden()
  await type(duplicate.getByLabel('Name of the new class'), name)
  await tap(duplicate.getByRole('button', { name: 'Duplicate Class' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('tab', { name: 'Lessons' })).toContainText(String(LESSON_COUNT + 1))
  await tap(button(page, 'Publish'))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Publish' }))
  await expect(toast(page, 'Class published.')).toBeVisible()
  const classId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  record()

  record = spent('import')
  await tap(bar(page, 'Students'))
  await tap(button(page, 'Import students'))
  const importing = page.getByRole('dialog', { name: 'Import students' })
  const known = await school.addStudent({ name: 'Amina Bello' })
  const lines = Array.from({ length: STUDENTS - 1 }, (_, index) => {
    const email = `s${index}-${uniqueText()}@example.org`
    return `Student ${index + 1},${email},"${name}"`
  })
  await chooseFile(importing.getByLabel('CSV file'), {
    name: 'term-2.csv',
    text: `الاسم,البريد الإلكتروني,الفصل\n${lines.join('\n')}\nAmina,${known.email},"${name}"\nHafsa,hafsa@,"${name}"\n`,
  })
  await expect(importing.getByText('The email is not valid')).toBeVisible()
  await expectAccessible(page)
  await tap(importing.getByRole('button', { name: `Add ${STUDENTS - 1} students, enrol 1` }))
  await expect(toast(page, 'The students were added, also to their classes.')).toBeVisible()
  record()

  letTermPass(school, classId)
  await studyAsStudents(school, classId)

  record = spent('mark')
  await tap(bar(page, 'Marking'))
  await choose(page.getByLabel('Class', { exact: true }), name)
  await expect(page).toHaveURL(/class=/)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await tap(button(page, 'Mark Exam').first())
  for (let submission = 1; submission <= STUDENTS; submission++) {
    await expect(
      page.getByRole('progressbar', { name: `${submission} of ${STUDENTS}` }),
    ).toBeVisible()
    await expect(scoreField(page)).toHaveValue('')
    await tap(page.getByRole('group', { name: 'Scores' }).getByText('80', { exact: true }))
    await tap(button(page, submission < STUDENTS ? 'Save and next' : 'Save Marking'))
  }
  await expect(page.getByText('No pending exams found')).toBeVisible()
  record()

  record = spent('certificates')
  await tap(button(page, 'More'))
  await tap(page.getByRole('link', { name: 'Certificates' }))
  await tap(card(page, certificate).getByRole('button', { name: 'Assign' }))
  const giving = page.getByRole('dialog', { name: 'Assign Certificate' })
  await tap(giving.getByText('Who Completed', { exact: true }))
  await choose(giving.getByLabel('Class', { exact: true }), name)
  await expect(
    giving.getByText(`${STUDENTS} students will be given this certificate.`),
  ).toBeVisible()
  await tap(giving.getByRole('button', { name: 'Assign Certificate' }))
  await expect(toast(page, `Given to ${STUDENTS} students.`)).toBeVisible()
  record()

  expect(counts.taps).toBeLessThanOrEqual(MOST.taps)
  expect(counts.fields).toBeLessThanOrEqual(MOST.fields)
  test.info().annotations.push({ type: 'whole term', description: JSON.stringify(counts) })
})
