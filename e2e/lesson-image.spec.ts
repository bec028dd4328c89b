import type { Locator, Page } from '@playwright/test'
import { allowConsoleMessage, expect, test } from './fixtures.ts'
import { addEnrolledStudent, addLessonWithFile, lessonPath } from './lesson-files.ts'

test('an image is shown, and its viewer zooms between half and three times its size (R-LESSON-007, R-LESSON-012, R-LESSON-013)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  const id = await addLessonWithFile(school, course.id, 'letter-shapes.png', { fileType: 'image' })
  await signIn(await addEnrolledStudent(school, course.id))
  await page.goto(lessonPath(course, id))
  const picture = page.getByRole('button', { name: 'letter-shapes.png' })
  const widthOf = (within: Locator) => widthOfFile(within.getByRole('img'))
  // the page has a small rendition, the viewer the image itself (R-FORMS-009)
  await expect.poll(() => widthOf(picture)).toBeLessThanOrEqual(720)

  await picture.click()
  const viewer = page.getByRole('dialog', { name: 'Image viewer' })
  await expect.poll(() => widthOf(viewer)).toBe(800)
  const scale = viewer.getByLabel('Zoom', { exact: true })
  const zoomIn = viewer.getByRole('button', { name: 'Zoom in' })
  const zoomOut = viewer.getByRole('button', { name: 'Zoom out' })
  await expect(scale).toHaveText('100%')
  await zoomIn.click()
  await expect(scale).toHaveText('125%')
  for (let press = 0; press < 9; press++) await zoomIn.click({ force: true })
  await expect(scale).toHaveText('300%')
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
  await expect(viewer.getByRole('img')).toHaveCSS('transform', /matrix\(3, 0, 0, 3/)

  await drag(page, { x: 60, y: 90 })
  await expect(viewer.getByRole('img')).toHaveCSS('transform', 'matrix(3, 0, 0, 3, 60, 90)')

  for (let press = 0; press < 12; press++) await page.keyboard.press('-')
  await expect(scale).toHaveText('50%')
  await expect(viewer.getByRole('img')).toHaveCSS('transform', 'matrix(0.5, 0, 0, 0.5, 0, 0)')
  await page.keyboard.press('+')
  await expect(scale).toHaveText('75%')
  await zoomOut.click()
  await expect(scale).toHaveText('50%')

  await viewer.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await viewer.getByRole('button', { name: 'Leave full screen' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toBeHidden()
  await expect(picture).toBeFocused()

  await picture.click()
  await expect(scale).toHaveText('100%')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

/** The width of the file that an image element shows, 0 before it is loaded. */
function widthOfFile(image: Locator) {
  return image.evaluate(async (it: HTMLImageElement) => {
    if (it.currentSrc === '') return 0
    const file = new Image()
    file.src = it.currentSrc
    await file.decode()
    return file.naturalWidth
  })
}

async function drag(page: Page, { x, y }: { x: number; y: number }) {
  await page.mouse.move(150, 300)
  await page.mouse.down()
  await page.mouse.move(150 + x / 2, 300 + y / 2)
  await page.mouse.move(150 + x, 300 + y)
  await page.mouse.up()
}

test('an uploaded timetable is shown in Class Timetable (R-CLASS-014)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  await addLessonWithFile(school, course.id, 'letter-shapes.png', {
    inputetype: 'Timetableble',
    subject: 'When we meet',
    about: '',
    fileType: 'image',
  })
  await signIn(await addEnrolledStudent(school, course.id))
  await page.goto(`/classes/${course.rand}`)

  await page.getByRole('button', { name: 'View Timetable' }).click()

  const timetable = page.getByRole('dialog', { name: 'Class Timetable' })
  const picture = timetable.getByRole('button', { name: 'letter-shapes.png' })
  await expect.poll(() => widthOfFile(picture.getByRole('img'))).toBeGreaterThanOrEqual(360)
  await picture.click()
  const viewer = page.getByRole('dialog', { name: 'Image viewer' })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(timetable).toBeVisible()
})

test('a lesson stays open when the viewer of its image does not load', {
  tag: '@empty-cache',
}, async ({ page, context, school, signIn, settled }) => {
  allowConsoleMessage('Failed to load resource')
  allowConsoleMessage('assets/ImageVi')
  const course = await school.addClass()
  const id = await addLessonWithFile(school, course.id, 'letter-shapes.png', { fileType: 'image' })
  await signIn(await addEnrolledStudent(school, course.id))
  await page.goto(lessonPath(course, id))
  const picture = page.getByRole('button', { name: 'letter-shapes.png' })
  await expect(picture).toBeVisible()
  await settled()
  await context.setOffline(true)

  await picture.click()
  const viewer = page.getByRole('dialog', { name: 'Image viewer' })
  await expect(viewer).toContainText('This did not load. The connection may have dropped.')
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toHaveCount(0)
  await expect(picture).toBeVisible()
})
