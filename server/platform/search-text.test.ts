import { expect, test } from 'vitest'
import { hasWords } from '../../contract/arabic/arabic-search.ts'
import { searchText, toLikePattern, userSearchWords } from './search-text.ts'

function finds(search: string, name: string, { email = 'a@example.org', phone = '' } = {}) {
  return hasWords(searchText({ name, email, phone }), userSearchWords(search))
}

test.each([
  ['danjuma', 'Musa Ɗanjuma'],
  ['ƊANJUMA', 'Musa Danjuma'],
  ['oluwaseun', 'Olúwaṣeun Adéyẹmí'],
  ['fatimah', 'Fāṭimah Yūsuf'],
  ['asmau', 'Asma’u Bala'],
  ['Adeyemi Oluwaseun', 'Olúwaṣeun Adéyẹmí'],
  ['محمد عبد الرحمن', 'عبد الرحمن محمد'],
  ['عبد الرحمن', 'عَبْدُ الرَّحْمٰنِ كَمَال'],
])('%s finds %s', (search, name) => {
  expect(finds(search, name)).toBe(true)
})

test('a phone number is found in any format', () => {
  for (const search of ['08035550142', '0803 555', '+234 803 555 0142', '(803) 555-0142']) {
    expect(finds(search, 'Aisha Bello', { phone: '0803 555 0142' }), search).toBe(true)
  }
  expect(finds('0803 556', 'Aisha Bello', { phone: '0803 555 0142' })).toBe(false)
})

test('the wildcards of LIKE are ordinary characters', () => {
  expect(toLikePattern('100%_\\')).toBe('%100\\%\\_\\\\%')
})
