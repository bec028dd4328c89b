import { expect, test } from 'vitest'
import { textIn } from '../../messages/catalog.ts'
import type { Message } from '../../messages/message.ts'
import * as z from '../platform/zod.ts'
import { personName } from './person-name.ts'
import { personNameError } from './reserved-name.ts'

const english = (it: Message | null | undefined) => it && textIn('en', it)

const parseName = (input: string) => z.safeParse(personName, input).data

test.each([
  ['  Amina   Bello ', 'Amina Bello'],
  ['Amina\r\nBello', 'Amina Bello'],
  ['Amina\u00a0\tBello', 'Amina Bello'],
  ['Jose\u0301', 'José'],
  ['\u202aمُحَمَّدٌ\u202c', 'مُحَمَّدٌ'],
  ['\u2068Amina\u2069\u200b', 'Amina'],
  ['Musa \u200f(موسى)', 'Musa (موسى)'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['क्\u200dष', 'क्\u200dष'],
  ['O’Neill-Smith, Jr. 2', 'O’Neill-Smith, Jr. 2'],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['Amina ❤️', 'Amina ❤️'],
  ['Amina 👩🏽‍🎓 Bello', 'Amina 👩🏽‍🎓 Bello'],
  ['Amina 🧕🏾🌸🇳🇬', 'Amina 🧕🏾🌸🇳🇬'],
  ['👨‍👩‍👧‍👦 Bello', '👨‍👩‍👧‍👦 Bello'],
])('the name %j is stored as %j', (input, stored) => {
  expect(parseName(input)).toBe(stored)
})

test.each([
  ['only a zero-width space', '\u200b'],
  ['spaces', ' \t '],
  ['no letter', '12345'],
  ['only punctuation', '()-'],
  ['a direction override', 'Amina\u202eolleB'],
  ['a direction override at the end', 'Amina\u202e'],
  ['an isolate inside', 'Ami\u2067na'],
  ['a zero-width space inside', 'Ami\u200bna'],
  ['a joiner between Latin letters', 'Ad\u200dmin'],
  ['a joiner at the end of a word', 'علی\u200c رضا'],
  ['a soft hyphen', 'Ami\u00adna'],
  ['a control character', 'Amina\u0007'],
  ['a null byte', 'Ami\0na'],
  ['an unpaired surrogate', 'Ami\ud800na'],
  ['an invisible Hangul letter', '\u3164'],
  ['an empty Braille cell', '\u2800\u2800'],
  ['invisible tags', 'Amina\u{e0041}'],
  ['a private-use character', 'Amina\ue000'],
  ['stacked accents', `A${'\u0301\u0302\u0303\u0304\u0305\u0306'}mina`],
  ['an accent without a letter', 'Amina \u0301'],
  ['a broken character', 'Ol\ufffda'],
  ['only an emoji', '❤️'],
  ['a variation selector after a letter', 'Amina\ufe0f'],
  ['a joiner after an emoji', 'Amina 🌸\u200d'],
  ['a joiner between an emoji and a letter', 'Amina 🌸\u200dBello'],
  ['two variation selectors', 'Amina ❤\ufe0f\ufe0f'],
  ['121 characters', 'a'.repeat(121)],
])('a name is rejected: %s', (_, input) => {
  expect(parseName(input)).toBeUndefined()
})

test('a long run of hidden characters is checked in linear time', () => {
  expect(parseName(`a${'\u200b '.repeat(200_000)}a`)).toBeUndefined()
})

test.each([
  ['Ami\u200bna Bello', "U+200B, zero-width space) after 'Ami'"],
  ['Amina\u202eolleB', "U+202E, right-to-left override) after 'Amina'"],
  ['Amina ❤️ Be\u00adllo', "U+00AD, soft hyphen) after 'Amina ❤️ Be'"],
  ['Amina\u2800Bello', "U+2800) after 'Amina'"],
])('the form names the hidden character of a name and its place: %j', (name, text) => {
  expect(english(personNameError(name))).toContain(text)
})

test('the form does not ask for hidden characters in a name that is refused for another reason', () => {
  expect(english(personNameError('42'))).toContain('Use visible letters')
  expect(personNameError('Amina ❤️ Bello')).toBeUndefined()
})
