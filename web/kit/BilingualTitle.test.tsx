import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BilingualTitle } from './BilingualTitle.tsx'

const render = (title: string) => renderToStaticMarkup(<BilingualTitle>{title}</BilingualTitle>)

test('a title in two scripts has both side by side', () => {
  expect(render('Conversation · المُحَادَثَةُ')).toContain('class="bilingual"')
  expect(render('المُحَادَثَةُ · Conversation')).toContain('class="bilingual"')
})

test('Arabic words before a title in two scripts stand before its Arabic (R-LANG-007)', () => {
  const entry = render('القسط 1 من 4: Conversation · المُحَادَثَةُ')
  expect(entry).toContain('<span lang="ar" dir="rtl">القسط 1 من 4: المُحَادَثَةُ</span>')
  expect(entry).toContain('<span>Conversation</span>')
  expect(render('القسط 1 من 4: \u2068Conversation · المُحَادَثَةُ\u2069')).toBe(entry)
  expect(render('طلب: Conversation')).not.toContain('bilingual')
})

test('a sentence around a title in two scripts is not torn apart at the dot of the title (R-LANG-007)', () => {
  const cancelled = 'Cancelled: Conversation · المُحَادَثَةُ, 7 Dec 2026'
  expect(render(cancelled)).toBe(
    'Cancelled: Conversation · <span lang="ar">المُحَادَثَةُ</span>, 7 Dec 2026',
  )
})
