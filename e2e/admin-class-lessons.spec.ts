import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { DECLINED_WITHOUT_MESSAGE, LESSONS, openAdminClass, stubResponse } from './admin-class.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import { waitTwoFrames } from './wait-two-frames.ts'

/** Drags one handle to another, by touch or mouse. */
async function drag(page: Page, from: Locator, to: Locator, by: 'finger' | 'mouse') {
  await from.scrollIntoViewIfNeeded()
  // both have to be visible: a drag to the edge of the screen scrolls the list
  await to.scrollIntoViewIfNeeded()
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const steps = [1, 2, 3, 4, 5, 6].map((it) => start.y + ((end.y - start.y) * it) / 6)
  if (by === 'mouse') {
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    for (const y of steps) await page.mouse.move(start.x, y)
    return page.mouse.up()
  }
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: start.x, y }],
    })
  await touch('touchStart', start.y)
  // the list finds the place under the finger once per frame
  for (const y of steps) {
    await touch('touchMove', y)
    await waitTwoFrames(page)
  }
  await touch('touchEnd')
}

async function middleOf(it: Locator) {
  const box = await it.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('lessons are reordered by keyboard and by drag, restored after a declined change, and deleted (R-ACLASS-016, R-ACLASS-017, R-ACLASS-018, R-ALESSON-011, R-ALESSON-014, R-ALESSON-015, R-ALESSON-023, R-ALESSON-024)', async ({
  page,
  school,
  signIn,
}) => {
  const { id } = await school.addClass()
  await signIn(school.admin)
  await openAdminClass(page, id, 'lessons')
  await expect(page.getByRole('heading', { name: 'No lessons' })).toBeVisible()
  await expect(page.getByText('Get started by adding a new lesson.')).toBeVisible()

  await school.addLesson(id, { subject: 'Noun · الاِسْم', sample: '1' })
  await school.addLesson(id, { subject: 'Verb', scheduled: '1', studydate: '1900000000' })
  await school.addLesson(id, { subject: 'Particle', inputetype: 'Exam' })
  await school.addLesson(id, { subject: 'Weekly', inputetype: 'Timetableble' })
  await page.reload()
  const rows = page.getByRole('table', { name: 'Lessons' }).locator('tbody tr')
  await expect(rows.filter({ hasText: 'Noun' })).toContainText('Free lesson')
  await expect(rows.filter({ hasText: 'Particle' })).toContainText('0 questions')
  const handle = (subject: string) => page.getByRole('button', { name: new RegExp(`: ${subject}`) })
  const shown = async () =>
    (await rows.getByRole('button', { name: /^Move lesson/ }).allTextContents()).map((it) =>
      it.replace(/^.*: (\w+).*$/, '$1'),
    )
  const savedOrder = async () => {
    const lessons = await school.call(LESSONS, 'getLessons', { class_id: id }, school.admin)
    return lessons.map((it: { position: number; subject: string }) =>
      `${it.position} ${it.subject}`.replace(/ ·.*/, ''),
    )
  }

  await expect(rows).toHaveCount(4)
  await expect(rows.nth(0)).toContainText('Not set')
  await expect(rows.nth(1)).toContainText('17 Mar 2030, 6:46 PM')
  await expect(rows.nth(2)).toContainText('Exam')
  await expect(rows.nth(3)).toContainText('Timetable')
  await expect(rows.nth(3)).not.toContainText('Timetableble')
  // cards on phones show no icons
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(rows.nth(0).getByRole('cell').nth(3)).toHaveText('Not scheduled')
  await expect(rows.nth(1).getByRole('cell').nth(3)).toHaveText('Scheduled')
  await drag(page, handle('Weekly'), handle('Particle'), 'mouse')
  await expect.poll(shown).toEqual(['Noun', 'Verb', 'Weekly', 'Particle'])
  await drag(page, handle('Particle'), handle('Weekly'), 'mouse')
  await expect.poll(savedOrder).toEqual(['1 Noun', '2 Verb', '3 Particle', '4 Weekly'])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: 'Edit Verb' })).toHaveAttribute(
    'href',
    new RegExp(`/admin/classes/manage/${id}/lessons/\\d+$`),
  )
  await expectAccessible(page)

  // Space lifts, arrows move, Escape cancels, Space drops; each step is announced
  const announcement = page.locator('[aria-live=assertive]').filter({ hasText: /place/ })
  const lift = async (position: number) => {
    await handle('Noun').focus()
    await page.keyboard.press('Space')
    await expect(announcement).toHaveText(`Lifted Noun · الاِسْم, place ${position} of 4.`)
    await waitTwoFrames(page)
  }
  await lift(1)
  await page.keyboard.press('ArrowDown')
  await expect(announcement).toHaveText('Noun · الاِسْم is over place 2 of 4.')
  await page.keyboard.press('Escape')
  await expect(announcement).toHaveText('Noun · الاِسْم is back at place 1 of 4.')
  expect(await shown()).toEqual(['Noun', 'Verb', 'Particle', 'Weekly'])
  await lift(1)
  for (const position of [2, 3]) {
    await page.keyboard.press('ArrowDown')
    await expect(announcement).toHaveText(`Noun · الاِسْم is over place ${position} of 4.`)
  }
  await page.keyboard.press('Space')
  await expect(announcement).toHaveText('Dropped Noun · الاِسْم, place 3 of 4.')
  expect(await shown()).toEqual(['Verb', 'Particle', 'Noun', 'Weekly'])
  await expect.poll(savedOrder).toEqual(['1 Verb', '2 Particle', '3 Noun', '4 Weekly'])
  await expect(handle('Noun')).toBeFocused()

  await drag(page, handle('Weekly'), handle('Verb'), 'finger')
  await expect.poll(shown).toEqual(['Weekly', 'Verb', 'Particle', 'Noun'])
  await expect.poll(savedOrder).toEqual(['1 Weekly', '2 Verb', '3 Particle', '4 Noun'])

  // a declined or failed request restores the order
  allowConsoleMessage('Failed to load resource')
  for (const [answer, words] of [
    [{ ...DECLINED_WITHOUT_MESSAGE }, 'Failed to reorder lessons'],
    [undefined, 'An error occurred while reordering lessons'],
  ] as const) {
    const removeStub = await stubResponse(page, LESSONS, 'reorderLessons', answer)
    await lift(4)
    await page.keyboard.press('ArrowUp')
    await expect(announcement).toHaveText(/is over place 3/)
    await page.keyboard.press('Space')
    await expect(toast(page, words)).toBeVisible()
    await expect.poll(shown).toEqual(['Weekly', 'Verb', 'Particle', 'Noun'])
    await removeStub()
  }

  // in the row on a desktop, in its menu on a phone
  const dialog = page.getByRole('dialog', { name: 'Delete Lesson' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await rows.getByRole('button', { name: 'Delete Verb' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(rows.getByRole('button', { name: 'Delete Verb' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Actions for Verb' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(dialog).toContainText('Verb')
  const removeStub = await stubResponse(page, LESSONS, 'deleteLesson', DECLINED_WITHOUT_MESSAGE)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page, 'Failed to delete lesson')).toBeVisible()
  await removeStub()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('tab', { name: 'Lessons' })).toContainText('3')
})
