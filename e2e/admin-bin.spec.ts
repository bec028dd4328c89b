import { expectAccessible } from './a11y.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'

test('deleting a class names the affected records; the class returns with Undo, and can be restored from the bin', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const name = `Naḥw ${uniqueText()} · النَّحْو`
  const course = await school.addClass({ name })
  await school.addLesson(course.id)
  const student = await school.addStudent()
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, student)
  await signIn(school.admin)
  const deleteClass = async () => {
    await page.goto(`/admin/classes/manage/${course.id}`)
    const more = page.getByRole('button', { name: 'More actions' })
    await expect(more).toBeVisible()
    // beside the menu on a desktop, in it on a phone
    const remove = page.getByRole('button', { name: 'Delete Class' })
    if (!(await remove.isVisible())) await more.click()
    await remove.or(page.getByRole('menuitem', { name: 'Delete Class' })).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Class' })
    await expect(dialog).toContainText('It concerns 1 enrolled student and 1 lesson.')
    await expect(dialog).toContainText('You can restore it from the bin for 30 days.')
    await dialog.getByRole('button', { name: 'Delete Class' }).click()
    await expect(toast(page, 'Class deleted successfully!')).toBeVisible()
  }

  await deleteClass()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Restored')).toBeVisible()

  await deleteClass()
  await page.goto('/admin/audit')
  await page.getByRole('link', { name: 'Bin' }).click()
  const row = page
    .getByRole('list', { name: 'Deleted' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(row).toContainText('Deleted by Administrator')
  await expectAccessible(page)
  await page.getByLabel('Kind').selectOption('Students')
  await expect(row).toHaveCount(0)
  await page.getByLabel('Kind').selectOption('Classes')
  await row.getByRole('button', { name: 'Restore' }).click()
  await expect(row).toHaveCount(0)
  const mine = await school.call('/api.php', 'get_my_classes', {}, student)
  expect(mine).toHaveLength(1)

  await page.goto('/admin/audit')
  await expect(
    page.getByRole('list', { name: 'Audit entries' }).getByRole('listitem').first(),
  ).toContainText('restored from the bin')
  await expectAccessible(page)
})
