import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { startSchool } from './running-school.ts'

/** The transferred bytes of a page: compressed, cold cache, with fonts and responses. */
async function measureTransfers(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: false })
  const cost = { bytes: 0, requests: 0 }
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    cost.bytes += encodedDataLength
  })
  client.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) cost.requests++
  })
  return cost
}

const KB = 1024

test(
  'landing, sign-in and dashboard stay within their weight budget',
  { tag: ['@wide', '@empty-cache'] },
  async ({ page, settled }, info) => {
    // classes of other tests would be on the landing page
    const { school, stop } = await startSchool()
    try {
      for (let at = 0; at < 8; at++)
        await school.addClass({ name: `Everyday Conversation ${at} · المُحَادَثَةُ` })
      const amina = await school.addStudent()
      const cost = await measureTransfers(page)

      await page.goto(`${school.url}/login`)
      await settled()
      info.annotations.push({
        type: 'landing',
        description: `${(cost.bytes / KB).toFixed(1)} KB, ${cost.requests} requests`,
      })
      expect(cost.bytes).toBeLessThanOrEqual(208 * KB)

      await page.getByRole('button', { name: 'Sign In' }).last().click()
      const dialog = page.getByRole('dialog', { name: 'Sign In' })
      await dialog.getByLabel('Email').fill(amina.email)
      await dialog.getByLabel('Password', { exact: true }).fill(amina.password)
      await dialog.getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL(`${school.url}/`)
      await expect(page.getByText('No Grades Yet')).toBeVisible()
      await settled()
      info.annotations.push({
        type: 'to the dashboard',
        description: `${(cost.bytes / KB).toFixed(1)} KB, ${cost.requests} requests`,
      })
      expect(cost.bytes).toBeLessThanOrEqual(272 * KB)
      expect(cost.requests).toBeLessThanOrEqual(45)
    } finally {
      await stop()
    }
  },
)

test(
  // on a computer the code that keeps lessons comes with a lesson, not with its class
  'each later page costs at most 44 KB',
  { tag: '@empty-cache' },
  async ({ page, school, signIn, settled }, info) => {
    const grammar = await school.addClass()
    const lessonId = await school.addLesson(grammar.id, {
      about: 'فَالاسْمُ يُعْرَفُ بِالخَفْضِ. '.repeat(40),
    })
    const amina = await school.addStudent()
    await school.call('/api.php', 'classenrolement', { class_id: grammar.id }, amina)
    await signIn(amina)
    await page.goto('/')
    await settled()
    const cost = await measureTransfers(page)
    for (const path of [
      '/classes',
      '/my-classes',
      `/classes/${grammar.rand}`,
      `/classes/${grammar.rand}/lessons/${lessonId}`,
      '/profile',
      '/wallet-history',
    ]) {
      cost.bytes = 0
      await page.evaluate((to) => history.pushState(null, '', to), path)
      await settled()
      info.annotations.push({ type: path, description: `${(cost.bytes / KB).toFixed(1)} KB` })
      expect(cost.bytes, path).toBeLessThanOrEqual(44 * KB)
    }
  },
)
