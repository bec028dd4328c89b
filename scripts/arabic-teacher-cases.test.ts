import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judgeAnswer } from '../contract/arabic/arabic.ts'
import type { Verdict } from '../contract/arabic/arabic-verdict.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

/** Key, answer, which marks are asked, and the verdict of the teacher. */
const judged: [string, string, 'free' | 'asked', Verdict][] = JSON.parse(
  read('arabic-teacher-cases.json'),
)
const cases = judged.map(([key, answer, marks, teacher]) => {
  const { verdict } = judgeAnswer(key, answer, { marks })
  return { key, answer, teacher, verdict }
})
const others = cases.filter(({ teacher, verdict }) => teacher !== verdict)

test('of 192 answers that a teacher of Arabic judged, at least 185 have the verdict of the teacher (R-ARABIC-005, R-ARABIC-013)', () => {
  console.log(
    `${cases.length - others.length} of ${cases.length} verdicts are those of the teacher`,
  )
  expect(cases).toHaveLength(192)
  expect(cases.length - others.length).toBeGreaterThanOrEqual(185)
})

test('the documents argue each verdict that is not that of the teacher (R-ARABIC-005)', () => {
  const table = read('../docs/features/arabic.md')
    .split('\n')
    .map((line) => line.split('|').map((it) => it.trim()))
  for (const { key, answer, teacher, verdict } of others)
    expect(
      table.find((row) => row[1] === key && row[2] === answer),
      `${key} ${answer}`,
    ).toMatchObject({ 3: teacher, 4: verdict, 5: expect.stringMatching(/\w+ \w+/) })
})
