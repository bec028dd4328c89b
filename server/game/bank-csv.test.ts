import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { exportQuizQuestions, importQuizQuestions } from '../../contract/quiz-bank.ts'
import { inTransaction } from '../platform/db.ts'
import { callApi } from '../test/call-api.ts'
import { openSchoolWithQuiz } from '../test/quiz.ts'
import { seedAdministrator } from '../test/test-school.ts'
import { insertQuestion } from './bank-store.ts'

const hostile = [
  'two\r=1+1',
  'two\n=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u200b=1+1',
  '＝1+1',
  'a;=1+1',
  'a,"=1+1"',
  'a\t@SUM(A1)',
  "'=1+1",
  "''-1",
  'a\r\n- one\r\n- two',
]

test('questions with any text are exported safely and imported unchanged (R-GAME-038)', async () => {
  const school = await openSchoolWithQuiz()
  const maryam = await seedAdministrator(school)
  for (const [index, text] of hostile.entries()) {
    const content = {
      question: `${text} ${index}`,
      answer: text,
      wrongOptions: [`-${index}`],
      source: text,
    }
    // a row of an older version may contain text that the form rejects today
    await inTransaction(school.db, (tx) =>
      insertQuestion(tx, { level: 'hard', seconds: 20, ...content }),
    )
  }

  const { csv } = (await callApi(school, exportQuizQuestions, {}, maryam)).data
  const { rows } = (await callApi(school, importQuizQuestions, { csv, dry_run: true }, maryam)).data

  expect(new Set(rows.map((it: { fate: string }) => it.fate))).toEqual(new Set(['same']))
  expect(rows.length).toBeGreaterThan(hostile.length)
  const lines = csv.split(/\r\n|\r|\n|;|\t/)
  expect(lines.filter((it: string) => /^[\s"\u200b]*[=+\-@＝]/.test(it))).toEqual([])
  const cells: string[][] = parse(csv, { bom: true })
  expect(cells.flat().filter((it) => /^[\s\u200b]*[=+\-@＝\t\r\n]/.test(it))).toEqual([])
})
