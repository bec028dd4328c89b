import { issueCertificate } from './certificates-page.ts'
import { allowConsoleMessage, expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a visitor reads a public class, a certificate and how to reach the school, in the style of the site (R-DASH-016)', {
  tag: ['@journey', '@wide'],
}, async ({ page, school }) => {
  allowConsoleMessage('404')
  const setNumber = (whatsappNumber: string) =>
    school.call(
      '/api.php',
      'updateAppSettings',
      { siteName: 'Lisan', whatsappNumber },
      school.admin,
    )
  const { id, rand } = await school.addClass({
    name: 'Foundations · أُسُسُ النَّحْوِ',
    about: 'The sentence.\nثُمَّ اقْرَأْ',
  })
  await school.addLesson(id, { subject: 'The noun', about: 'Its four signs.', sample: '1' })
  await school.addLesson(id, { subject: 'The verb', about: 'Only for students.' })
  const code = await issueCertificate(school, await school.addStudent({ name: 'Amina Bello' }))
  await setNumber('2348031234567')
  try {
    await page.goto(`/courses/${rand}`)
    // Playwright's roles leave `noscript` out, also in a browser that shows it
    const content = page.locator('noscript .page')
    const chat = content.locator('a', { hasText: '+2348031234567' })
    const text = (it: string) => content.locator('p, li', { hasText: it })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Foundations')
    await expect(text('The sentence.')).toBeVisible()
    await expect(text('ثُمَّ اقْرَأْ')).toHaveCSS('direction', 'rtl')
    await expect(text('The verb')).toBeVisible()
    await expect(text('Its four signs.')).toBeVisible()
    await expect(text('Only for students.')).toHaveCount(0)
    await expect(chat).toBeVisible()
    // no button that does nothing
    const buttons = page.locator('a, button').filter({ hasText: /^Sign/, visible: true })
    await expect(buttons).toHaveCount(0)
    await expect(content.locator('.card').first()).toHaveCSS('border-radius', '14px')
    const { scrollWidth, clientWidth } = await page
      .locator('html')
      .evaluate((it) => ({ scrollWidth: it.scrollWidth, clientWidth: it.clientWidth }))
    expect(scrollWidth).toBe(clientWidth)

    await page.goto(`/verify/${code}`)
    await expect(text('This certificate is genuine')).toBeVisible()
    await expect(text('Amina Bello')).toBeVisible()
    for (const path of ['/login', '/classes']) {
      await page.goto(path)
      await expect(text('Lisan needs JavaScript')).toBeVisible()
      await expect(chat).toBeVisible()
      await expect(buttons).toHaveCount(0)
    }
  } finally {
    await setNumber('')
  }
})
