import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { assignCertificate } from '../../contract/certificates/certificates.ts'
import { revokeCertificate } from '../../contract/certificates/given-certificates.ts'
import { updateLesson } from '../../contract/lessons/lesson-form.ts'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { handlers } from '../handlers.ts'
import { createHttpServer } from '../http-server.ts'
import { callApi } from '../test/call-api.ts'
import { certificateFields, certificatesOf } from '../test/certificates/certificate-fields.ts'
import { seedCourse } from '../test/seed-course.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

const PAGE =
  '<!doctype html><html><head><!--head--><!--/head--></head><body><main><!--content-->Welcome<!--/content--><!--noscript--><noscript>Lisan</noscript><!--/noscript--></main><!--data--></body></html>'

/** A school with a WhatsApp number whose site is a small page, and what a browser without JavaScript shows of it. */
async function openSchoolWithSite() {
  const school = await openTestSchool({ SITE_URL: 'https://lisan.example' })
  const dist = join(school.config.DATA_DIR, 'dist')
  mkdirSync(dist)
  writeFileSync(join(dist, 'index.html'), PAGE)
  const app = await createHttpServer(school, handlers, dist)
  onTestFinished(() => app.close())
  const teacher = await seedAdministrator(school)
  const settings = { siteName: 'Noor', whatsappNumber: '2348031234567' }
  await callApi(school, updateAppSettings, settings, teacher)
  const readPage = async (url: string, language = '') =>
    (await app.inject({ url, headers: { 'accept-language': language } })).body
  const readPlain = async (url: string, language?: string) =>
    /<noscript>(.*)<\/noscript>/s.exec(await readPage(url, language))?.[1] ?? ''
  return { school, teacher, readPage, readPlain }
}

test('without JavaScript the page of a class shows its text, its lessons, the free lesson and the school’s WhatsApp number', async () => {
  const { school, readPlain } = await openSchoolWithSite()
  const course = await seedCourse(
    school,
    [
      { subject: 'The noun <i>', about: 'Its four signs.\n</noscript><script>alert(1)</script>' },
      { subject: 'The verb', about: 'Only for students.' },
      { subject: 'First exam', inputetype: 'Exam' as const, about: 'Twenty minutes.' },
    ],
    { name: 'Naḥw & <b>', about: 'The sentence.\n\n</noscript>ثُمَّ اقْرَأْ' },
  )
  const sample = { lesson_id: course.ids[0] ?? '', sample: '1', scheduled: '0' }
  const fields = { subject: 'The noun <i>', about: 'Its <four> signs.', inputetype: 'Lesson' }
  await callApi(school, updateLesson, { ...fields, ...sample }, course.teacher)

  const plain = await readPlain(`/courses/${course.rand}`)

  expect(plain).toContain(
    '<p dir="auto">The sentence.</p><p dir="auto">&lt;/noscript&gt;ثُمَّ اقْرَأْ</p>',
  )
  expect(plain).toMatch(
    /<ol class="rows">.*The noun &lt;i&gt;.*Free lesson.*The verb.*First exam.*Exam/,
  )
  expect(plain).toContain('<p dir="auto">Its &lt;four&gt; signs.</p>')
  expect(plain).not.toContain('Only for students')
  expect(plain).not.toMatch(/<script|<i>|<b>|<\/noscript>/)
  const text = encodeURIComponent(`Naḥw & <b> · Noor\nhttps://lisan.example/courses/${course.rand}`)
  expect(plain).toContain(`href="https://wa.me/2348031234567?text=${text}"`)
  expect(plain).toContain('+2348031234567')
})

test('the page of a class is in Arabic for a reader of Arabic, with and without JavaScript (R-LANG-001, R-LANG-002, R-LANG-007)', async () => {
  const { school, readPage, readPlain } = await openSchoolWithSite()
  const lessons = [{ subject: 'The noun' }, { subject: 'First exam', inputetype: 'Exam' as const }]
  const about = 'النحو من أوله.'
  const course = await seedCourse(school, lessons, { name: 'Naḥw', about, price: 7_500_00 })
  const url = `/courses/${course.rand}`

  const page = await readPage(url, 'ar')
  expect(page).toContain('<title>\u2068Naḥw\u2069 · \u2068Noor\u2069</title>')
  expect(page).toContain('<ul><li>درسان</li><li>7,500 نايرا</li><li>الالتحاق مفتوح</li></ul>')
  const plain = await readPlain(url, 'ar')
  const words = plain
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/The noun|First exam|JavaScript|\+234\d+/g, '')
  expect(words).not.toMatch(/[A-Za-z]/)
  expect(words).toContain('محتوى الدورة')
  const unknown = await readPlain('/courses/unknown', 'ar')
  expect(unknown).toContain('<p>لا شيء في هذا العنوان.</p>')
  expect(await readPlain('/', 'ar')).toContain('تحتاج صفحات \u2068Noor\u2069 إلى')
})

test('without JavaScript the page of a certificate says whether it is genuine, for whom and of which day (R-DASH-016, R-DASH-017)', async () => {
  const { school, teacher, readPlain } = await openSchoolWithSite()
  const amina = await seedStudent(school, { name: 'عَائِشَةُ <b>' })
  await callApi(
    school,
    assignCertificate,
    { ...certificateFields, student_ids: [amina.id] },
    teacher,
  )
  const [{ id, code }] = await certificatesOf(school, amina)

  const genuine = await readPlain(`/verify/${code}`)
  expect(genuine).toContain('This certificate is genuine')
  expect(genuine).toContain('عَائِشَةُ &lt;b&gt;')
  expect(genuine).toContain('Certificate of Completion')
  expect(genuine).toContain('1 November 2026')
  // the text is only in the PDF
  expect(genuine).not.toContain(certificateFields.certificate_content)
  expect(await readPlain('/verify/unknown')).toContain('Certificate not found')

  await callApi(school, revokeCertificate, { certificate_id: id, reason: 'Wrong name' }, teacher)
  const revoked = await readPlain(`/verify/${code}`)
  expect(revoked).toContain('This certificate is not valid: this school revoked it on')
  expect(revoked).not.toMatch(/genuine|Wrong name/)
})

test('without JavaScript every other page says that it needs it, and how to reach the school', async () => {
  const { school, teacher, readPlain } = await openSchoolWithSite()
  for (const url of ['/', '/login', '/classes/x', '/admin']) {
    const plain = await readPlain(url)
    expect(plain, url).toContain('Noor needs JavaScript to show its classes and lessons.')
    expect(plain, url).toContain('href="https://wa.me/2348031234567"')
  }
  expect(await readPlain('/courses/nowhere')).toContain('There is nothing at this address.')

  await callApi(school, updateAppSettings, { siteName: 'Noor', whatsappNumber: '' }, teacher)
  expect(await readPlain('/login')).not.toMatch(/WhatsApp|write to the school/)
})
