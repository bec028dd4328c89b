import { expect, test } from 'vitest'
import { openTestSchool } from '../test/test-school.ts'
import { seedBank } from './bank-store.ts'

test('a new school has at least sixty questions per level, each with four different options and its source (R-GAME-028)', async () => {
  const { db } = await openTestSchool()
  await seedBank(db)
  await seedBank(db) // a second start adds nothing

  const questions = await db.selectFrom('quiz_questions').selectAll().execute()

  for (const level of ['easy', 'intermediate', 'hard']) {
    expect(questions.filter((it) => it.level === level).length).toBeGreaterThanOrEqual(60)
  }
  for (const it of questions) {
    expect(
      new Set([it.answer, it.wrong_option1, it.wrong_option2, it.wrong_option3]).size,
      it.question,
    ).toBe(4)
    expect(it.source).not.toBe('')
  }
  expect(new Set(questions.map((it) => it.question)).size).toBe(questions.length)
})

test('a bank emptied by an administrator stays empty', async () => {
  const { db } = await openTestSchool()
  await seedBank(db)
  await db.updateTable('quiz_questions').set({ deleted_at: 1 }).execute()

  await seedBank(db)

  const left = await db
    .selectFrom('quiz_questions')
    .select('id')
    .where('deleted_at', 'is', null)
    .execute()
  expect(left).toEqual([])
})
