import { expect, onTestFinished, test } from 'vitest'
import { requestPasswordReset } from '../../contract/auth/auth.ts'
import { updateProfile } from '../../contract/auth/own-profile.ts'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { invitationEmail } from '../admin/invitations.ts'
import { createMailTransport } from '../platform/mail-transport.ts'
import { callApi } from '../test/call-api.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { decodeEmail } from '../test/messages/decode-email.ts'
import { sendEmails } from '../test/messages/email-queue.ts'
import { openSmtpServer } from '../test/messages/smtp-server.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'
import { emailTo } from './emails.ts'

/** A school that sends emails, and a function that sends the waiting ones and returns what arrived. */
async function openSchoolWithMail() {
  const smtp = await openSmtpServer()
  onTestFinished(smtp.close)
  const school = await openTestSchool({ SMTP_URL: smtp.url })
  const transport = createMailTransport(school.config)
  onTestFinished(() => transport.close())
  const receive = async () => {
    await sendEmails(school, transport, failOnWarning)
    return smtp.received.splice(0).map((it) => ({ to: it.to, ...decodeEmail(it.text) }))
  }
  const set = async (settings: Record<string, unknown>) =>
    callApi(school, updateAppSettings, settings, await seedAdministrator(school))
  return { school, receive, set }
}

test('an email is in the language of its recipient, and in Arabic written from right to left (R-LANG-003, R-LANG-004)', async () => {
  const { school, receive } = await openSchoolWithMail()
  const [amina, musa] = [await seedStudent(school), await seedStudent(school)]
  await callApi(school, updateProfile, { language: 'ar' }, amina)

  // the language of the one who asks says nothing about the one who receives it
  for (const { email } of [amina, musa])
    await callApi(school, requestPasswordReset, { email }, undefined, { 'accept-language': 'ar' })
  const emails = await receive()
  const arabic = emails.find((it) => it.to === amina.email)
  const english = emails.find((it) => it.to === musa.email)

  expect(arabic?.subject).toBe('\u2068Lisan\u2069: رمز التحقق لاستعادة كلمة المرور')
  expect(arabic?.plain).toMatch(/^رمز التحقق: \u2068\d{6}\u2069\n\n.*خلال 15 دقيقة\./)
  expect(arabic?.html).toContain('<html lang="ar" dir="rtl">')
  expect(arabic?.html).toMatch(/<p>رمز التحقق: <bdi>\d{6}<\/bdi><\/p>/)
  expect(arabic?.html).toMatch(/font:17px\/1\.8 [^"]*Arabic/)
  // only the code, the name of the school and digits are not Arabic
  expect(arabic?.plain.replaceAll('Lisan', '')).not.toMatch(/[A-Za-z]/)
  expect(english?.subject).toBe('Lisan: your code to reset the password')
  expect(english?.plain).toMatch(/It works once, within 15 minutes\./)
  expect(english?.html).toBe('')
})

test('someone without a choice is written to in the language of the school (R-LANG-004)', async () => {
  const { school, receive, set } = await openSchoolWithMail()
  await set({ siteName: 'Kano <Arabic>', language: 'ar', numerals: 'arab' })
  onTestFinished(() => set({ numerals: 'latn' }).then(() => {}))
  const [amina, musa] = [await seedStudent(school), await seedStudent(school)]
  await callApi(school, updateProfile, { language: 'en' }, musa)

  for (const { email } of [amina, musa]) await callApi(school, requestPasswordReset, { email })
  const emails = await receive()

  const arabic = emails.find((it) => it.to === amina.email)
  expect(arabic?.subject).toContain('\u2068Kano <Arabic>\u2069: رمز')
  expect(arabic?.plain).toContain('خلال ١٥ دقيقة')
  expect(arabic?.html).toContain('<p dir="ltr" style="text-align:right">Kano &lt;Arabic&gt;</p>')
  expect(emails.find((it) => it.to === musa.email)?.subject).toBe(
    'Kano <Arabic>: your code to reset the password',
  )
})

test('a link in an Arabic email has no mark in it that a reader of emails would make a part of it (R-LANG-007)', () => {
  const recipient = { email: 'amina@example.org', language: 'ar' }
  const sender = { site: 'Lisan', language: '' }
  const { body } = invitationEmail(recipient, sender, {
    url: 'https://lisan.example',
    token: 'abc',
  })

  const links = body.match(/https:\S+/g) ?? []
  expect(links).toHaveLength(2)
  expect(links[1]).toBe('https://lisan.example/forgot-password')
})

test('what a person wrote in Latin letters keeps its order in an Arabic email (R-LANG-007)', async () => {
  const smtp = await openSmtpServer()
  onTestFinished(smtp.close)
  const school = await openTestSchool({ SMTP_URL: smtp.url })
  const transport = createMailTransport(school.config)
  onTestFinished(() => transport.close())
  const recipient = { email: 'amina@example.org', language: 'ar' }
  const sender = { site: 'Lisan', language: '' }
  const email = emailTo(recipient, sender, (m) => ({
    subject: 'x',
    paragraphs: [
      m.notices_teacher_wrote(),
      'Good work!',
      'أحسنت Amina!',
      m.mail_code({ code: '1' }),
    ],
  }))

  await transport.send({ id: 1, createdAt: 0, ...email, body: `${email.body}\n\n-- \nLisan` })

  const { html } = decodeEmail(smtp.received[0]?.text ?? '')
  const latin = '<p dir="ltr" style="text-align:right">'
  expect(html).toContain(`<p>ملاحظات المعلّم:</p>${latin}Good work!</p><p>أحسنت Amina!</p><p>رمز`)
  // the mark of a signature is for plain text
  expect(html).toContain(`${latin}Lisan</p>${latin}Lisan</p>`)
})
