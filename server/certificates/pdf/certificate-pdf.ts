import { messagesIn } from '../../../messages/catalog.ts'
import { LANGUAGES } from '../../../messages/languages.ts'
import { type CertificateData, composeCertificate } from './compose-certificate.ts'
import { drawPdf } from './draw-pdf.ts'
import { pdfText, writePdf } from './pdf-file.ts'
import { addFonts } from './pdf-fonts.ts'

/** Renders a certificate as a one-page A4 PDF. */
export function renderCertificatePdf(data: CertificateData): Buffer {
  const { drawing } = composeCertificate(data)
  const { operators, usedGlyphs, pictures } = drawPdf(drawing)
  return writePdf((objects) => {
    const contents = objects.addStream(operators.join('\n'))
    const fonts = addFonts(objects, usedGlyphs)
    const named = pictures.map((it, index) => `/P${index} ${objects.addJpeg(it)}`)
    const pages = objects.reserve()
    const pageReference = objects.add(
      `<</Type/Page/Parent ${pages.reference}/MediaBox[0 0 ${drawing.width} ${drawing.height}]` +
        `/Contents ${contents}/Resources<</Font ${fonts}/XObject<<${named.join('')}>>>>>>`,
    )
    pages.fill(`<</Type/Pages/Kids[${pageReference}]/Count 1>>`)
    const { title, name, school, locale } = data
    const direction = LANGUAGES[locale].dir === 'rtl' ? '/Direction/R2L' : ''
    const documentTitle = messagesIn(locale).pages_title_of_certificate({ title, name })
    return {
      catalogue: objects.add(
        `<</Type/Catalog/Pages ${pages.reference}/Lang(${locale})/ViewerPreferences<</DisplayDocTitle true${direction}>>>>`,
      ),
      info: objects.add(
        `<</Title ${pdfText(documentTitle)}/Author ${pdfText(school)}/Producer(Lisan)>>`,
      ),
    }
  })
}
