import { paths } from '../web/api/paths.ts'
import { issueCertificate } from './certificates-page.ts'
import { markExam, seedExam, submitHalfRight } from './exam-page.ts'
import { expect, test, uniqueText } from './fixtures.ts'

test('the result of an exam is sent to WhatsApp with its score and a link to it (R-SESSION-008)', async ({
  page,
  school,
  signIn,
}) => {
  const exam = await seedExam(school)
  await submitHalfRight(school, exam)
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  await signIn(exam.aisha)
  const send = page.getByRole('link', { name: 'Send to WhatsApp' })
  const message = async () => {
    const { origin, pathname, searchParams } = new URL((await send.getAttribute('href')) ?? '')
    expect(origin + pathname).toBe('https://wa.me/')
    return searchParams.get('text')
  }
  const title = `Noun or verb? (${exam.course.name})`
  const link = school.url + exam.path

  await page.goto(exam.path)
  await expect(send).toHaveAttribute('target', '_blank')
  expect(await message()).toBe(
    `My result so far: 50% in ${title}. The written part is not marked yet.\n${link}`,
  )

  await markExam(school, exam.lessonId, 92)
  await page.reload()
  await expect(send).toBeVisible()
  expect(await message()).toBe(`My result: 71% in ${title}\n${link}`)
})

test('where the phone has a share sheet, the result is handed to it, and closing the sheet is no error (R-SESSION-008)', async ({
  page,
  school,
  signIn,
}) => {
  const exam = await seedExam(school)
  await submitHalfRight(school, exam)
  await page.addInitScript(() => {
    navigator.share = async (it) => {
      document.title = it?.text ?? ''
      throw new DOMException('closed', 'AbortError')
    }
  })
  await signIn(exam.aisha)
  await page.goto(exam.path)
  await page.getByRole('button', { name: 'Send to WhatsApp' }).click()
  await expect(page).toHaveTitle(/^My result so far: 50% in Noun or verb\?/)
  await expect(page.getByText('It could not be shared')).toHaveCount(0)
})

test('a certificate shows the link that checks it, which can be copied and sent to WhatsApp, unless it was revoked (R-SESSION-008, R-DASH-015)', async ({
  page,
  context,
  school,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  const amina = await school.addStudent()
  const title = 'Certificate of Recitation'
  const address = `${school.url}/verify/${await issueCertificate(school, amina, { title })}`
  await signIn(amina)
  await page.goto('/')
  const card = page.getByRole('region', { name: 'My Certificates' }).getByRole('listitem')

  const link = card.getByRole('link', { name: address.replace('http://', '') })
  await expect(link).toHaveAttribute('href', address)
  await card.getByRole('button', { name: `Copy the link to check ${title}` }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const send = card.getByRole('link', { name: /^Send to WhatsApp ?: Certificate of Recitation$/ })
  const href = (await send.getAttribute('href')) ?? ''
  expect(new URL(href).searchParams.get('text')).toBe(
    `My certificate from Lisan: ${title}\n${address}`,
  )

  const [{ id }] = await school.call('/mycertificates.php', 'getMyCertificates', {}, amina)
  const revocation = { certificate_id: id, reason: 'Wrong name' }
  await school.call('/mycertificates.php', 'revokeCertificate', revocation, school.admin)
  await page.reload()
  await expect(card).toContainText('Wrong name')
  await expect(card.getByRole('link')).toHaveCount(0)
})

test('a class, a session, an invitation and a reminder of payment are sent to WhatsApp, each with a link to its place (R-SESSION-008)', async ({
  page,
  school,
  signIn,
}) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  const fields = { premium: '1', amount: '9000', parts: 3, name: `Ṣarf ${uniqueText()}` }
  const paid = await school.addClass(fields)
  const amina = await school.addStudent({ name: `Amina ${uniqueText()}`, wallet: 9000 })
  const join = { class_id: paid.id, in_parts: '1' }
  await school.call('/api.php', 'classenrolement', join, amina)
  const session = {
    ...{ class_id: paid.id, starts_at: String(Math.floor(Date.now() / 1000) + 86_400) },
    ...{ minutes: 60, link: 'https://meet.example.org/arabic', note: '' },
  }
  await school.call('/lessonsAction.php', 'addLiveSessions', session, school.admin)
  const send = page.getByRole('link', { name: /^Send to WhatsApp/ }).filter({ visible: true })
  const message = async (link = send.first()) => {
    const { searchParams } = new URL((await link.getAttribute('href')) ?? '')
    return (searchParams.get('text') ?? '').replaceAll(/[\u2066-\u2069]/g, '')
  }
  const address = `${school.url}/classes/${paid.rand}`
  await signIn(school.admin)

  await page.goto(paths.admin.class(paid.id))
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  expect(await message()).toBe(`${paid.name}\n${school.url}/courses/${paid.rand}`)

  await page.goto(`${paths.admin.class(paid.id)}?tab=sessions`)
  await expect(send).toBeVisible()
  expect(await message()).toMatch(/^Live .+ Ṣarf .+\n/)
  expect(await message()).toContain(`\n${address}`)

  await page.goto('/admin/owed')
  await page.getByText('Due and later', { exact: true }).click()
  const reminder = page.getByRole('link', {
    name: new RegExp(`^Send to WhatsApp ?: ${amina.name}$`),
  })
  expect(await message(reminder)).toMatch(
    new RegExp(
      `^Salaam ${amina.name}, ₦3,000 for ${paid.name} is due on .+\\. Pay it here:\\n${address}$`,
    ),
  )

  await page.goto(paths.admin.staff)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to the staff' })
  await dialog.getByLabel('Email', { exact: true }).fill(`${uniqueText()}@example.org`)
  await dialog.getByRole('radio', { name: /^Teacher/ }).check()
  await dialog.getByRole('checkbox', { name: paid.name }).check()
  await dialog.getByRole('checkbox', { name: 'Send the invitation by email' }).uncheck()
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByRole('textbox', { name: 'Link of the invitation' })).toBeVisible()
  expect(await message()).toMatch(/\nhttp:\/\/\S+\/invitation#\S+$/)
})
