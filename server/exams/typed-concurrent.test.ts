import { expect, test } from 'vitest'
import { ACCEPTED, seedCandidate, submitAnswers } from '../test/exams/seed-exam.ts'
import { seedAnswers } from '../test/exams/typed-answers.ts'

test('a verdict that a teacher sets while students submit counts for each of them (R-ARABIC-008)', async () => {
  const { school, exam, setVerdict, scores } = await seedAnswers()
  for (const [verdict, score] of [
    ...[['right', 100] as const, ['near', 75] as const, ['wrong', 50] as const],
    ...[['right', 100] as const, ['wrong', 50] as const, ['near', 75] as const],
  ]) {
    const students = []
    for (let count = 0; count < 8; count++) students.push(await seedCandidate(school, exam))

    const [set, ...submitted] = await Promise.all([
      setVerdict('بيت', verdict),
      ...students.map((it) => submitAnswers(school, exam, it, { answers: ['قَلَمٌ', 'بيت'] })),
    ])

    for (const response of [set, ...submitted]) expect(response).toMatchObject(ACCEPTED)
    expect(new Set(await scores()), verdict).toEqual(new Set([score]))
  }
})
