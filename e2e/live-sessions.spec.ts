import { paths } from '../web/api/paths.ts'
import { expectAccessible } from './a11y.ts'
import { changeSettings } from './admin-settings-page.ts'
import { expect, type RunningSchool, test, toast, uniqueText } from './fixtures.ts'

const LESSONS = '/lessonsAction.php'

/** A class with a student, and a session that has begun a minute ago. */
async function classWithStudent(school: RunningSchool) {
  const it = await school.addClass({ name: `Naḥw ${uniqueText()}` })
  const amina = await school.addStudent({ name: `Amina ${uniqueText()}` })
  await school.call('/api.php', 'classenrolement', { class_id: it.id }, amina)
  return { class: it, amina }
}

const inMinutes = (minutes: number) => String(Math.floor(Date.now() / 1000) + minutes * 60)

const addSession = (school: RunningSchool, classId: string, fields: object = {}) =>
  school.call(
    LESSONS,
    'addLiveSessions',
    {
      ...{ class_id: classId, starts_at: inMinutes(5), minutes: 60, note: 'Bring the sheet.' },
      ...{ link: 'https://meet.example.org/arabic', ...fields },
    },
    school.admin,
  )

test('a teacher plans a weekly session, moves one date and cancels another (R-SESSION-001)', {
  tag: ['@journey', '@wide'],
}, async ({ page, school, signIn }) => {
  const { class: it } = await classWithStudent(school)
  await signIn(school.admin)
  await page.goto(`${paths.admin.class(it.id)}?tab=sessions`)
  await expect(page.getByText('No sessions planned')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add session' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add session' })
  await dialog.getByLabel('Start').fill('2030-01-07T20:00')
  await dialog.getByLabel('Link of the call').fill('http://meet.example.org')
  await dialog.getByRole('checkbox', { name: 'Monday' }).check()
  await dialog.getByLabel('Until').fill('2030-01-21')
  await dialog.getByRole('button', { name: 'Add session' }).click()
  await expect(dialog.getByText('Enter a link that begins with https://')).toBeVisible()
  await dialog.getByLabel('Link of the call').fill('https://meet.example.org/arabic')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add session' }).click()
  await expect(toast(page, '3 sessions added')).toBeVisible()
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await expect(row('14 Jan 2030, 20:00')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for the session of 14 Jan 2030, 20:00' }).click()
  await page.getByRole('menuitem', { name: 'Edit session' }).click()
  await page.getByLabel('Start').fill('2030-01-15T19:30')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row('15 Jan 2030, 19:30')).toBeVisible()
  await expect(row('21 Jan 2030, 20:00')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for the session of 21 Jan 2030, 20:00' }).click()
  await page.getByRole('menuitem', { name: 'Cancel session' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click()
  await expect(row('21 Jan 2030, 20:00')).toContainText('Cancelled')
})

test('a student sees the session on the dashboard, in My Classes and in the class, and joins (R-SESSION-002, R-SESSION-003)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const { class: it, amina } = await classWithStudent(school)
  await addSession(school, it.id)
  await signIn(amina)
  await page.goto(paths.dashboard)
  await expect(page.getByText(/^Live (today|tomorrow) \d\d:\d\d$/)).toBeVisible()
  await expectAccessible(page)
  await page.goto(paths.myClasses)
  await expect(page.getByText(/^Live (today|tomorrow) \d\d:\d\d$/)).toBeVisible()
  await page.goto(paths.class(it.rand))
  const join = page.getByRole('link', { name: `Join the live session of ${it.name}` })
  await expect(join).toHaveAttribute('href', 'https://meet.example.org/arabic')
  await expect(join).toHaveAttribute('rel', /noopener/)
  await page.route('https://meet.example.org/**', (route) => route.fulfill({ body: 'call' }))
  await page
    .context()
    .route('https://meet.example.org/**', (route) => route.fulfill({ body: 'call' }))
  await join.click()
  await expect(page.getByText('You joined')).toBeVisible()
})

test('a teacher keeps the list of a session, in which those who joined are there (R-SESSION-003)', {
  tag: ['@journey', '@wide'],
}, async ({ page, school, signIn }) => {
  const { class: it, amina } = await classWithStudent(school)
  await addSession(school, it.id)
  const { rows } = await school.call(LESSONS, 'getLiveSessions', { class_id: it.id }, school.admin)
  await school.call('/api.php', 'joinLiveSession', { live_id: rows[0].id }, amina)
  await signIn(school.admin)
  await page.goto(`${paths.admin.class(it.id)}?tab=sessions`)
  await page.getByRole('button', { name: /^Attendance, / }).click()
  const dialog = page.getByRole('dialog')
  const choices = dialog.getByRole('group', { name: `Attendance of ${amina.name}` })
  await expect(choices.getByRole('radio', { name: 'Was there' })).toBeChecked()
  await choices.getByRole('radio', { name: 'Late' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Attendance saved')).toBeVisible()
  await expect(page.getByText('1 student was there')).toBeVisible()
})

test('the time is shown in the zone of the school, and in that of the student where it differs (R-SESSION-002)', async ({
  page,
  school,
  signIn,
}) => {
  const { class: it, amina } = await classWithStudent(school)
  await addSession(school, it.id)
  await signIn(amina)
  await page.goto(paths.class(it.rand))
  await expect(page.getByText(/^Live (today|tomorrow)/)).toBeVisible()
  await expect(page.getByText('where you are')).toBeHidden()
})

test('a student gets a private calendar and a page for a guardian, which needs no JavaScript (R-SESSION-004, R-SESSION-009)', {
  tag: '@journey',
}, async ({ page, school, signIn, browser }) => {
  const { amina } = await classWithStudent(school)
  await signIn(amina)
  await page.goto(paths.profile)
  const calendar = page.getByRole('textbox', { name: 'Address of your calendar' })
  await page.getByRole('heading', { name: 'Where you are signed in' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 4000)
  await expect(calendar).toHaveValue(/\/calendar\/\S+\.ics$/)
  await expect(page.getByText('Google may show a change a day late')).toBeVisible()
  const file = await (await fetch(await calendar.inputValue())).text()
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)

  await page.getByRole('button', { name: 'Add guardian' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the guardian').fill('Hajiya Bello')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByText('Not opened yet')).toBeVisible()
  const links = await school.call('/api.php', 'getGuardianLinks', {}, amina)
  const visitor = await browser.newPage({ javaScriptEnabled: false, baseURL: school.url })
  await visitor.goto(links[0].path)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(amina.name)
  await visitor.getByRole('link', { name: 'العربية' }).click()
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
  await visitor.close()
})

test('Hijri dates stand beside the Gregorian ones once the school shows them, with its correction of a month, and not before (R-SESSION-007)', async ({
  page,
  school,
  signIn,
}) => {
  const { class: it } = await classWithStudent(school)
  // 7 January 2030 in Lagos
  await addSession(school, it.id, { starts_at: String(Date.UTC(2030, 0, 7, 19) / 1000) })
  await signIn(school.admin)
  const open = async () => {
    await page.goto(`${paths.admin.class(it.id)}?tab=sessions`)
    return page.getByRole('listitem').filter({ hasText: '7 Jan 2030, 20:00' })
  }
  await expect(await open()).not.toContainText('AH')
  try {
    await changeSettings(school, { hijri_dates: '1' })
    await expect(await open()).toContainText('3 Ramaḍān 1451 AH')
    await changeSettings(school, { hijri_corrections: '1451-09:1' })
    await expect(await open()).toContainText('2 Ramaḍān 1451 AH')
  } finally {
    await changeSettings(school, { hijri_dates: '0', hijri_corrections: '' })
  }
})
