import { paths } from '../web/api/paths.ts'
import { addStaff } from './add-staff.ts'
import { countInput } from './counted-input.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'
import { demoPath } from './lesson-editor.ts'
import { enrolEarlier, moveSession } from './move-sessions.ts'

const LESSONS = '/lessonsAction.php'

test('a teacher keeps a week with three sessions on a phone: planned with one form, a list in a few taps, a recording in three (R-SESSION-001, R-SESSION-003, R-SESSION-005, R-SESSION-009)', async ({
  page,
  school,
  signIn,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  const course = await school.addClass({ name: `Naḥw ${uniqueText()}` })
  const students = []
  for (const name of ['Amina', 'Bilal', 'Hauwa']) {
    const student = await school.addStudent({ name: `${name} ${uniqueText()}` })
    await school.call('/api.php', 'classenrolement', { class_id: course.id }, student)
    students.push(student)
  }
  const [amina, bilal] = students
  if (!amina || !bilal) throw new Error('no students')
  const guardian = { name: 'Hajiya Bello', language: 'en' }
  await school.call('/api.php', 'addGuardianLink', guardian, amina)
  await signIn(await addStaff(school, 'teacher', [course.id]))
  const counted: Record<string, { taps: number; fields: number }> = {}
  let input = countInput()
  const finish = (name: string) => {
    counted[name] = { ...input.counts }
    input = countInput()
  }

  // Monday, Wednesday and Saturday of one week
  await page.goto(`${paths.admin.class(course.id)}?tab=sessions`)
  await input.tap(page.getByRole('button', { name: 'Add session' }))
  const dialog = page.getByRole('dialog', { name: 'Add session' })
  await input.type(dialog.getByLabel('Start'), '2030-01-07T20:00')
  await input.type(dialog.getByLabel('Link of the call'), 'https://meet.example.org/arabic')
  for (const name of ['Monday', 'Wednesday', 'Saturday'])
    await input.tap(dialog.getByRole('checkbox', { name }))
  await input.type(dialog.getByLabel('Until'), '2030-01-12')
  await input.tap(dialog.getByRole('button', { name: 'Add session' }))
  await expect(toast(page, '3 sessions added')).toBeVisible()
  finish('plan the week')

  const request = { class_id: course.id }
  const { rows } = await school.call(LESSONS, 'getLiveSessions', request, school.admin)
  for (const [index, { id }] of rows.entries()) {
    moveSession(school, id, index + 5)
    await school.call('/api.php', 'joinLiveSession', { live_id: id }, amina)
  }
  await page.reload()
  for (let index = 0; index < rows.length; index++) {
    await input.tap(page.getByRole('button', { name: /^Attendance, / }).nth(index))
    const list = page.getByRole('dialog', { name: /^Attendance, / })
    await input.tap(list.getByRole('button', { name: 'Mark all as there' }))
    const ofBilal = list.getByRole('group', { name: `Attendance of ${bilal.name}` })
    await input.tap(ofBilal.getByText('Late'))
    await input.tap(list.getByRole('button', { name: 'Save' }))
    await expect(list).toBeHidden()
    await expect(page.getByText('3 students were there')).toHaveCount(index + 1)
  }
  finish('three lists')

  enrolEarlier(school, course.id)
  for (const [index, { id }] of rows.entries()) moveSession(school, id, -200 + index)
  await page.reload()
  await page.getByText('Past', { exact: true }).click()
  await input.tap(page.getByRole('button', { name: 'Add recording' }).first())
  const lesson = page.getByRole('dialog', { name: 'Add Lesson' })
  await expect(lesson.getByLabel('Subject')).toHaveValue(/^Recording/)
  input.counts.taps++
  await lesson.getByLabel('Audio', { exact: true }).setInputFiles(demoPath('greetings.mp3'))
  await input.tap(lesson.getByRole('button', { name: 'Save Lesson' }))
  await expect(page.getByRole('link', { name: 'Recording', exact: true })).toHaveCount(1)
  finish('a recording')

  await page.goto(paths.admin.student(amina.id))
  const send = page.getByRole('link', { name: /^Send to WhatsApp ?: Hajiya Bello$/ })
  const text = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  expect(text.replaceAll(/[\u2066-\u2069]/g, '')).toBe(
    `${amina.name} this week: no lessons. There in 3 of 3 live sessions.`,
  )
  test.info().annotations.push({ type: 'taps', description: JSON.stringify(counted) })
  expect(counted).toEqual({
    'plan the week': { taps: 5, fields: 3 },
    'three lists': { taps: 12, fields: 0 },
    'a recording': { taps: 3, fields: 0 },
  })
})
