import { expect, test } from 'vitest'
import { findItemOf, wordOf } from './match-sounds.ts'
import { readPastedLines } from './paste-lines.ts'

test('a file named as a word belongs to its exercise, with or without marks, or by its number (R-LEARN-010)', () => {
  const exercises = readPastedLines('كِتَابٌ\nقَلَمٌ\nبَيْتٌ', 'dictation')
  const wordAt = (name: string) =>
    findItemOf(
      name,
      exercises.map((it) => ({ word: wordOf(it) })),
    )?.word
  expect(wordAt('كتاب.mp3')).toBe('كِتَابٌ')
  expect(wordAt('قَلَم.ogg')).toBe('قَلَمٌ')
  expect(wordAt('3.m4a')).toBe('بَيْتٌ')
  expect(wordAt('باب.mp3')).toBeUndefined()
  const twins = readPastedLines('كَتَبَ\nكُتِبَ', 'dictation')
  expect(
    findItemOf(
      'كتب.mp3',
      twins.map((it) => ({ word: wordOf(it) })),
    ),
  ).toBeUndefined()
})
