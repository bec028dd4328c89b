import { expect, test } from 'vitest'
import {
  assignCertificate,
  certificatePdfPath,
  getMyCertificates,
  saveCertificateTemplate,
} from '../../contract/certificates/certificates.ts'
import { previewCertificate } from '../../contract/certificates/given-certificates.ts'
import { callApi } from '../test/call-api.ts'
import {
  glyphsOfPdf,
  glyphsOfSvg,
  type PlacedGlyph,
} from '../test/certificates/certificate-glyphs.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

const SITE_URL = 'https://lisan.example'

const texts = [
  {
    title: 'Certificate of Term Two · شَهَادَةُ الفَصْلِ الثَّانِي',
    content: 'has completed Naḥw, Term Two, with distinction\nأَتَمَّتِ الفَصْلَ الثَّانِيَ مِنَ النَّحْوِ بِتَفَوُّقٍ',
    footer: 'Lisan Institute, Kano · مَعْهَدُ لِسَانٍ، كَانُو',
  },
  { title: 'Long', content: 'has read aloud '.repeat(60).trim(), footer: 'Ọlọ́run, Ɗanja' },
]

/** The PDF draws the glyphs of a cluster in another order. */
const inReadingOrder = (glyphs: PlacedGlyph[]) =>
  glyphs.toSorted(
    (one, other) => one.outline.localeCompare(other.outline) || one.x - other.x || one.y - other.y,
  )

test.each(texts)(
  'the preview of "$title" has the lines, heights and letters of its PDF',
  async (text) => {
    const school = await openTestSchool({ SITE_URL })
    const admin = await seedAdministrator(school)
    const amina = await seedStudent(school, { name: 'Maryam Sani' })
    const fields = { title: text.title, certificateContent: text.content, footer: text.footer }
    const { data: template } = await callApi(school, saveCertificateTemplate, fields, admin)
    await callApi(
      school,
      assignCertificate,
      {
        ...{
          template_id: template.id,
          certificate_content: text.content,
          issue_date: '2026-11-01',
        },
        student_ids: [String(amina.id)],
      },
      admin,
    )
    const [{ code }] = (await callApi(school, getMyCertificates, {}, amina)).data
    const pdf = await school.app.inject({ method: 'GET', url: certificatePdfPath(code) })
    const { data: preview } = await callApi(
      school,
      previewCertificate,
      { ...fields, name: amina.name, issue_date: '2026-11-01' },
      admin,
    )

    // the preview has a different code
    const isCode = ({ x, y }: PlacedGlyph) => x > 650 && y > 500
    const ofPdf = inReadingOrder(glyphsOfPdf(pdf.rawPayload).filter((it) => !isCode(it)))
    const ofSvg = inReadingOrder(glyphsOfSvg(preview.svg).filter((it) => !isCode(it)))
    expect(ofPdf.length).toBeGreaterThan(100)
    expect(ofSvg).toHaveLength(ofPdf.length)
    for (const [index, glyph] of ofPdf.entries()) {
      // both arrays have the same length
      const shown = ofSvg[index] as PlacedGlyph
      expect(shown.outline, String(index)).toBe(glyph.outline)
      for (const key of ['x', 'y', 'size'] as const) {
        expect(Math.abs(shown[key] - glyph[key]), `${key} of ${index}`).toBeLessThanOrEqual(0.11)
      }
    }
  },
)

test('characters that certificates cannot print are listed by field, and a template with them is declined', async () => {
  const school = await openTestSchool()
  const admin = await seedAdministrator(school)
  const fields = { title: 'Naḥw 😀', certificateContent: 'has finished 李', footer: 'Kano ₦' }

  const { data: preview } = await callApi(
    school,
    previewCertificate,
    { ...fields, name: 'Amina', issue_date: '2026-11-01' },
    admin,
  )
  expect(preview.unprintable).toEqual({ title: ['😀'], content: ['李'], footer: [] })
  expect(await callApi(school, saveCertificateTemplate, fields, admin)).toMatchObject({
    ...{ http: 200, status: false, code: 'unprintable_title' },
    message: 'A certificate cannot print 😀. Remove it.',
  })
  const long = { ...fields, title: 'Naḥw', certificateContent: 'a'.repeat(10_000) }
  expect(await callApi(school, saveCertificateTemplate, long, admin)).toMatchObject({
    ...{ http: 400, message: 'Certificate Content has at most 2,000 characters' },
  })
})

test('emoji in a name are not printed; other letters that the fonts lack are reported when the certificate is given', async () => {
  const school = await openTestSchool()
  const admin = await seedAdministrator(school)
  const emoji = await seedStudent(school, { name: 'Amina 😀👩🏽‍🎓' })
  const chinese = await seedStudent(school, { name: '李明' })
  const fields = { title: 'a', certificateContent: 'b', footer: 'c', issue_date: '2026-11-01' }
  const svgOf = async (name: string) =>
    (await callApi(school, previewCertificate, { ...fields, name }, admin)).data.svg

  expect(await svgOf(emoji.name)).toBe(await svgOf('Amina'))
  const result = await callApi(
    school,
    assignCertificate,
    {
      ...{ certificate_content: 'b', issue_date: '2026-11-01' },
      student_ids: [String(emoji.id), String(chinese.id)],
    },
    admin,
  )
  expect(result.data).toEqual({ given: 2, already: 0, unprintable: ['李明'] })
})
