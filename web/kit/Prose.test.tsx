import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from './Prose.tsx'

const render = (text: string) => renderToStaticMarkup(<Prose text={text} links />)

test("a URL in a user's text is a link without endorsement (nofollow) and without a referrer", () => {
  expect(render('See https://quran.example/2.')).toContain(
    '<a href="https://quran.example/2" target="_blank" rel="noopener nofollow noreferrer">',
  )
})

test.each([
  'javascript:alert(1)',
  'JavaScript://x.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
])('%s is not turned into a link', (text) => {
  expect(render(text)).not.toContain('<a')
})

test.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '"><svg onload=alert(1)>'])(
  '%s is escaped',
  (text) => {
    expect(render(text)).not.toMatch(/<(img|script|svg)/)
    expect(render(`https://x.example/${text}`)).not.toMatch(/<(img|script|svg)|" on/)
  },
)

test.each([
  ['(see https://x.example/a)', 'https://x.example/a'],
  [
    'https://en.wikipedia.org/wiki/Ali_(name), and so on',
    'https://en.wikipedia.org/wiki/Ali_(name)',
  ],
  ['(https://x.example/a_(b))', 'https://x.example/a_(b)'],
  ['اُنْظُرْ https://x.example/a، ثُمَّ', 'https://x.example/a'],
  ['[https://x.example/?q=1&r=2]…', 'https://x.example/?q=1&amp;r=2'],
])('of %s only the URL is a link', (text, address) => {
  expect(render(text)).toContain(`<a href="${address}" `)
})

test('a transliterated word does not break after its article (R-ARABIC-016)', () => {
  const html = renderToStaticMarkup(
    <Prose text="Say as-salāmu ʿalaykum, al-bayt and wa-l-kitāb to a well-known man." />,
  )
  const kept = [...html.matchAll(/<span class="whitespace-nowrap">([^<]+)</g)].map(([, it]) => it)
  expect(kept).toEqual(['as-salāmu', 'al-bayt', 'wa-l-kitāb'])
})

test('letters that stand apart in a sentence stay on one line, and alone each has a cell (R-ARABIC-016)', () => {
  expect(render('The word د ر س means he studied.')).toContain(
    '<span lang="ar" class="letters-apart">د ر س</span>',
  )
  const row = render('ع  عـ  ـعـ  ـع')
  const names = [...row.matchAll(/dir="ltr">(\w+) </g)].map(([, it]) => it)
  expect(names).toEqual(['isolated', 'initial', 'medial', 'final'])
  expect(render('في الـ بيت')).not.toContain('letter-row')
})

test('the basmala in one character is an Arabic paragraph from right to left (R-ARABIC-016)', () => {
  expect(render('﷽')).toContain('<p lang="ar" dir="rtl">﷽</p>')
})
