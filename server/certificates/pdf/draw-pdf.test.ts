import { expect, test } from 'vitest'
import { composeCertificate } from './compose-certificate.ts'
import { drawPdf } from './draw-pdf.ts'

const SPAN = /\/Span<<\/ActualText[^>]*>>>BDC (.*?) EMC/g
const GLYPH = /1 0 0 1 (\S+) (\S+) Tm/g

test('readers find the dotted letters of an Arabic name on one line, each beside the next (R-DASH-013)', () => {
  const { drawing } = composeCertificate({
    locale: 'en',
    ...{
      school: 'Lisan',
      title: 'Certificate',
      content: 'has finished',
      footer: 'Kano',
      signature: '',
    },
    ...{
      issuedOn: '2026-11-27',
      code: 'x'.repeat(22),
      verifyUrl: 'https://lisan.example/verify/x',
    },
    name: 'الأستاذ علاء الدين عبد الإله',
  })
  const spans = drawPdf(drawing)
    .operators.flatMap((it) => [...it.matchAll(SPAN)])
    .map(([, operators = '']) => [...operators.matchAll(GLYPH)].map(([, x, y]) => ({ x, y })))
  // lines are far apart, dots are not
  const baselines = new Set(spans.map((glyphs) => glyphs[0]?.y))

  expect(spans.length).toBeGreaterThan(5)
  expect(baselines.size).toBe(1)
  for (const glyphs of spans) expect(glyphs.at(-1)?.y).toBe(glyphs[0]?.y)
})
