import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judgeAnswer } from '../contract/arabic/arabic.ts'
import { describeDifferences } from '../contract/arabic/arabic-sentences.ts'

const DOCUMENT = join(import.meta.dirname, '../docs/features/arabic-confusions.md')
const rows = readFileSync(DOCUMENT, 'utf8')
  .split('\n')
  .filter((line) => /^\| .*\p{Script=Arabic}.*\| (right|near|wrong) \|/u.test(line))
  .map((line) => line.split('|').map((it) => it.trim()))

test('the table of confusions has at least 60 rows, each with another key or answer', () => {
  expect(new Set(rows.map(([, , , key, answer]) => `${key} ${answer}`)).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThanOrEqual(60)
})

test.each(rows)('R-ARABIC-005, R-ARABIC-006: %s%s (%s): %s, %s is %s', (...row) => {
  const [, confusion = '', , key = '', answer = '', verdict, sentences] = row
  const marks = confusion.endsWith('where diacritics are asked') ? 'asked' : 'free'
  const judgement = judgeAnswer(key, answer, { marks })
  expect(judgement.verdict).toBe(verdict)
  const described = describeDifferences(key, answer, judgement.differences)
  expect(described.join(' ')).toBe(sentences)
})
