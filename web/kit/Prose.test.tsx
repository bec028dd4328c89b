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
