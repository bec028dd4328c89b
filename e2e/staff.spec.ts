import { paths } from '../web/api/paths.ts'
import { expectAccessible } from './a11y.ts'
import { addStaff } from './add-staff.ts'
import { row, scoreField, submitWaitingExam } from './admin-exams-page.ts'
import { countInput } from './counted-input.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'
import { expectLayers } from './open-layers.ts'

const ADMIN = '/adminActions.php'

test('an owner invites a teacher by a link, the teacher joins, and the owner looks at what the teacher sees (R-STAFF-001, R-STAFF-007, R-STAFF-010, R-STAFF-011)', {
  tag: '@wide',
}, async ({ page, school, signIn, browser, viewport }) => {
  const own = await school.addClass({ name: `Own ${uniqueText()}` })
  const other = await school.addClass({ name: `Other ${uniqueText()}` })
  const email = `${uniqueText()}@example.org`
  await signIn(school.admin)
  await page.goto(paths.admin.settings)
  await page.getByRole('main').getByRole('link', { name: 'Staff' }).click()
  await expect(page.getByRole('heading', { name: 'What each may do' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to the staff' })
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByRole('radio', { name: /^Teacher/ }).check()
  await dialog.getByRole('checkbox', { name: own.name }).check()
  await dialog.getByRole('checkbox', { name: 'Send the invitation by email' }).uncheck()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  const shown = page.getByRole('textbox', { name: 'Link of the invitation' })
  const link = await shown.inputValue()
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByText(email, { exact: true })).toBeVisible()

  // another device
  const device = await browser.newContext({ viewport, baseURL: school.url })
  const visitor = await device.newPage()
  await visitor.goto(link)
  await expect(visitor.getByText('join the staff as a teacher')).toBeVisible()
  await expectAccessible(visitor)
  const name = `Zaynab ${uniqueText()}`
  await visitor.getByLabel('Full Name').fill(name)
  await visitor.getByLabel('Password', { exact: true }).fill('the moon of Kano')
  await visitor.getByRole('button', { name: 'Join' }).click()
  await expect(visitor.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await visitor.goto(paths.admin.classes)
  await expect(visitor.getByText(own.name).first()).toBeVisible()
  await expect(visitor.getByText(other.name)).toHaveCount(0)
  await visitor.goto(paths.admin.payments)
  await expect(visitor).toHaveURL(paths.admin.dashboard)
  await expect(visitor.getByText('That page is not part of your work here.')).toBeVisible()
  await visitor.goto(link)
  await expect(visitor.getByText(/has expired, was used or was replaced/)).toBeVisible()
  await device.close()

  await page.goto(paths.admin.staff)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: `View as ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'View', exact: true }).click()
  const banner = page.getByRole('complementary', { name: 'View as a member of the staff' })
  await expect(banner).toContainText(`You see what ${name} sees`)
  await page.goto(paths.admin.class(own.id))
  await page.getByRole('button', { name: 'Edit Class' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Class' })
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeVisible()
  await expect(form.getByText('Paid', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await banner.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(paths.admin.staff)
  await expect(banner).toHaveCount(0)
})

test('an owner invites a teacher with a class, the teacher marks, the owner hands the class over and removes the teacher, in few taps (R-STAFF-007, R-STAFF-009)', {
  tag: ['@journey', '@wide'],
}, async ({ page, school, signIn, browser, viewport }) => {
  const exam = await submitWaitingExam(school, { theory: 'Kitāb.' })
  const { course } = exam
  const email = `${uniqueText()}@example.org`
  const input = countInput()
  const steps: Record<string, { taps: number; fields: number }> = {}
  const finish = (step: string) => {
    steps[step] = { ...input.counts }
    Object.assign(input.counts, { taps: 0, fields: 0 })
  }
  await signIn(school.admin)

  await page.goto(paths.admin.staff)
  await input.tap(page.getByRole('button', { name: 'Invite', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Invite to the staff' })
  await expect(dialog.getByRole('radio', { name: /^Teacher/ })).toBeChecked()
  await input.type(dialog.getByLabel('Email', { exact: true }), email)
  await input.tap(dialog.getByRole('checkbox', { name: course.name }))
  // this school has no mail server, so the link is handed over
  await input.tap(dialog.getByRole('checkbox', { name: 'Send the invitation by email' }))
  await input.tap(dialog.getByRole('button', { name: 'Invite' }))
  const link = await page.getByRole('textbox', { name: 'Link of the invitation' }).inputValue()
  finish('invite a teacher with a class')

  const device = await browser.newContext({ viewport, baseURL: school.url })
  const teacher = await device.newPage()
  const name = `Zaynab ${uniqueText()}`
  await teacher.goto(link)
  await input.type(teacher.getByLabel('Full Name'), name)
  await input.type(teacher.getByLabel('Password', { exact: true }), 'the moon of Kano')
  await input.tap(teacher.getByRole('button', { name: 'Join' }))
  await expect(teacher.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  finish('join')
  await input.tap(teacher.getByRole('link', { name: 'Mark Exams', exact: true }).first())
  await input.tap(row(teacher, exam.subject).getByRole('button', { name: 'Mark Exam' }))
  await input.type(scoreField(teacher), '80')
  await input.tap(teacher.getByRole('button', { name: 'Save Marking' }))
  await expect(toast(teacher, 'Exam marked successfully!')).toBeVisible()
  finish('mark an answer')
  await device.close()

  const successor = await addStaff(school, 'teacher')
  await page.goto(paths.admin.class(course.id))
  await input.tap(page.getByRole('button', { name: 'Hand over' }))
  const handOver = page.getByRole('dialog', { name: 'Hand over the class' })
  await input.tap(handOver.getByText(successor.name))
  await input.tap(handOver.getByRole('button', { name: 'Hand over' }))
  await expect(handOver).toBeHidden()
  await expectLayers(page, 0)
  finish('hand a class over')

  await page.goto(paths.admin.staff)
  await input.tap(page.getByRole('button', { name: `Actions for ${name}` }))
  await input.tap(page.getByRole('menuitem', { name: 'Remove' }))
  await input.tap(page.getByRole('dialog').getByRole('button', { name: 'Remove' }))
  await expect(toast(page, 'Removed from the staff')).toBeVisible()
  finish('remove a teacher')

  expect(steps).toEqual({
    'invite a teacher with a class': { taps: 4, fields: 1 },
    join: { taps: 1, fields: 2 },
    'mark an answer': { taps: 3, fields: 1 },
    'hand a class over': { taps: 3, fields: 0 },
    'remove a teacher': { taps: 3, fields: 0 },
  })
})

test('a class is handed to another teacher in three taps (R-STAFF-009)', { tag: '@wide' }, async ({
  page,
  school,
  signIn,
}) => {
  const { id } = await school.addClass()
  const bilal = await addStaff(school, 'teacher', [id])
  const zaynab = await addStaff(school, 'teacher', [], `Zaynab ${uniqueText()}`)
  await signIn(school.admin)
  await page.goto(paths.admin.class(id))
  const card = page
    .getByRole('region', { name: 'Teachers' })
    .or(page.locator('.card', { has: page.getByRole('heading', { name: 'Teachers' }) }))
  await expect(card.getByText(bilal.name, { exact: true })).toBeVisible()
  await expectAccessible(page)

  await card.getByRole('button', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over the class' })
  await dialog.getByText(zaynab.name).click()
  await dialog.getByRole('button', { name: 'Hand over' }).click()

  await expect(card.getByText(zaynab.name, { exact: true })).toBeVisible()
  await expect(card.getByText(bilal.name, { exact: true })).toHaveCount(0)
})

for (const kind of ['teacher', 'marker', 'accountant'] as const) {
  test(`no page of the administrators’ area fails or shows a closed action to a ${kind} (R-STAFF-011)`, {
    tag: '@wide',
  }, async ({ page, school, signIn, settled }) => {
    const { id } = await school.addClass()
    const lessonId = await school.addLesson(id)
    const amina = await school.addStudent()
    await school.call(
      ADMIN,
      'addStudentsToClass',
      { class_id: id, student_ids: [amina.id], payment: 'waived' },
      school.admin,
    )
    const member = await addStaff(school, kind, kind === 'accountant' ? [] : [id])
    const refused: string[] = []
    page.on('response', (it) => {
      if (it.status() === 403) refused.push(`${page.url()}: ${it.url()}`)
    })
    await signIn(member)
    const { admin } = paths
    const classPage = admin.class(id)
    const pages = [
      ...Object.values(admin).filter((it): it is string => typeof it === 'string'),
      ...['lessons', 'students', 'gradebook', 'attendance'].map((it) => `${classPage}?tab=${it}`),
      ...[classPage, admin.gradebook(id), admin.lesson(id, lessonId), admin.student(amina.id)],
      ...['marks', 'wallet', 'certificates', 'messages', 'sign-ins'].map(
        (it) => `${admin.student(amina.id)}?tab=${it}`,
      ),
      ...[`${admin.lists}?list=emails`, `${admin.payments}?tab=cards`],
      ...[`${admin.exams}?list=marked`, `${admin.exams}?list=typed`],
      `${admin.certificates}?tab=given`,
    ]
    for (const path of pages) {
      await page.goto(path)
      await settled()
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expect(page.getByText('did not load'), path).toHaveCount(0)
      await expect(page.getByText('Failed to load'), path).toHaveCount(0)
      for (const closed of ['Delete Class', 'Add students', 'Add New Class', 'Add Student'])
        await expect(page.getByRole('button', { name: closed }), path).toHaveCount(0)
    }
    expect(refused).toEqual([])
  })
}
