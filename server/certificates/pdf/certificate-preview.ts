import {
  type CertificateField,
  certificateFields,
} from '../../../contract/certificates/certificate-text.ts'
import { type CertificateData, composeCertificate, withoutEmoji } from './compose-certificate.ts'
import { drawSvg } from './draw-svg.ts'
import { missingCharacters } from './drawing.ts'
import { type Face, serif, serifLight } from './font-faces.ts'
import { analyzeParagraph, shapeLine } from './shape-text.ts'

/** Renders a certificate as an SVG picture with the layout of its PDF, and the size of its content in points. */
export function renderCertificateSvg(data: CertificateData): { svg: string; contentSize: number } {
  const { drawing, contentSize } = composeCertificate(data)
  return { svg: drawSvg(drawing), contentSize }
}

const faces: Record<CertificateField, Face> = {
  title: serif,
  content: serifLight,
  footer: serifLight,
}

/** The characters of each field that certificates cannot print, each once. */
export function findUnprintable(
  text: Record<CertificateField, string>,
): Record<CertificateField, string[]> {
  const entries = certificateFields.map((it) => [it, unprintableIn(text[it], faces[it])])
  // the entries are the fields
  return Object.fromEntries(entries) as Record<CertificateField, string[]>
}

/** The characters of a name that certificates show as a box; its emoji are left out. */
export const unprintableInName = (name: string) => unprintableIn(withoutEmoji(name), serif)

function unprintableIn(text: string, face: Face): string[] {
  const found = text.split(/[\r\n\u2028\u2029]+/).flatMap((line) => {
    const paragraph = analyzeParagraph(line.replaceAll(/\s+/g, ' '), face)
    return missingCharacters(shapeLine(paragraph, 0, paragraph.text.length))
  })
  return [...new Set(found)]
}
