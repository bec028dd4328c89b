import { expect, test } from 'vitest'
import { searchExcerpt, searchPlaces } from './search-places.ts'

const found = (text: string, search: string) =>
  searchPlaces(text, search).map(({ start, end }) => text.slice(start, end))

test('what a search finds is marked as whole words, in any order, with marks and with the article (R-ARABIC-001)', () => {
  const text = 'الجُمْلَةُ الاسْمِيَّة: the nominal sentence, al-jumla'
  expect(found(text, 'جملة')).toEqual(['الجُمْلَةُ'])
  expect(found(text, 'الاسميه الجمله')).toEqual(['الجُمْلَةُ', 'الاسْمِيَّة'])
  expect(found(text, 'SENTENCE')).toEqual(['sentence'])
  expect(found(text, 'فعل')).toEqual([])
  expect(found(text, ' ')).toEqual([])
})

test('two words that the search has as one are marked together (R-ARABIC-001)', () => {
  expect(found('قال عبد الله هذا', 'عبدالله')).toEqual(['عبد الله'])
  expect(found('Ɗanjuma Garba', 'danjuma')).toEqual(['Ɗanjuma'])
})

test('an excerpt is cut between words around what was found (R-ARABIC-001)', () => {
  const text = `${'one two three '.repeat(40)}المُبْتَدَأُ مرفوع ${'four five six '.repeat(40)}`
  const excerpt = searchExcerpt(text, 'مبتدا')
  expect(excerpt).toContain('المُبْتَدَأُ مرفوع')
  expect(excerpt).toMatch(/^… \w+ .* \w+ …$/u)
  expect(excerpt.length).toBeLessThan(160)
  expect(searchExcerpt('المبتدأ مرفوع', 'مبتدأ')).toBe('المبتدأ مرفوع')
  expect(searchExcerpt('nothing', 'مبتدأ')).toBe('')
})
