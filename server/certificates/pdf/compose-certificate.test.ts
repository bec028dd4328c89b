import { expect, test } from 'vitest'
import { composeCertificate } from './compose-certificate.ts'

const code = 'aB3_x-9QwErTyUiOpLkJhG'

/** The lines of a certificate from top to bottom, as text. */
function linesAt(site: string): string[] {
  const { drawing } = composeCertificate({
    locale: 'en',
    ...{ school: 'Lisan', title: 'Certificate', content: 'has finished', footer: 'Kano' },
    ...{ name: 'Amina Bello', issuedOn: '2026-11-27', code, verifyUrl: `${site}/verify/${code}` },
    signature: '',
  })
  return drawing.shapes.flatMap((it) =>
    it.kind === 'text' ? [it.line.clusters.map(({ text }) => text).join('')] : [],
  )
}

test('a certificate prints the address that its QR code opens, for readers without a camera (R-DASH-015)', () => {
  expect(linesAt('https://lisan.example').slice(-2)).toEqual(['lisan.example/verify/', code])
  expect(linesAt('http://school.example/arabic').slice(-2)).toEqual([
    'school.example/arabic/verify/',
    code,
  ])
})

test('a long address of the school is printed completely, above the code on a line of its own (R-DASH-015)', () => {
  const host = `${'the-institute-of-arabic.'.repeat(5)}example`
  const lines = linesAt(`https://${host}`)
  expect(lines.at(-1)).toBe(code)
  expect(lines.join('')).toContain(`${host}/verify/${code}`)
})
