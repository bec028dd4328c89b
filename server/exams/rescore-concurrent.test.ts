import { expect, test } from 'vitest'
import { markExam } from '../../contract/exams/marking.ts'
import { callApi } from '../test/call-api.ts'
import { ACCEPTED, seedCandidate, submissionsOf, submitAnswers } from '../test/exams/seed-exam.ts'
import { seedSubmittedExam } from '../test/exams/submitted-exam.ts'

test('a mark that is saved while its exam is scored again counts in the total', async () => {
  const { school, exam, maryam, correctKey, rescore } = await seedSubmittedExam()
  await correctKey()
  for (let count = 0; count < 5; count++) {
    const fields = { answers: ['كَتَبَ', 'كَتَبَ'], theory: 'A noun.', exam_version: '1' }
    await submitAnswers(school, exam, await seedCandidate(school, exam), fields)
  }
  const ids = (await submissionsOf(school, exam)).map((it) => String(it.id))

  for (const [version, theory_score] of [
    ...([
      [2, 10],
      [1, 20],
      [2, 30],
      [1, 40],
      [2, 50],
      [1, 60],
    ] as const),
  ]) {
    const fields = { lesson_id: String(exam.id), theory_score }
    const responses = await Promise.all([
      rescore(version),
      ...ids.map((result_id) => callApi(school, markExam, { ...fields, result_id }, maryam)),
    ])

    for (const response of responses) expect(response).toMatchObject(ACCEPTED)
    const objective = version === 1 ? 50 : 100
    expect(await submissionsOf(school, exam)).toMatchObject(
      ids.map(() => ({ total_score: (objective + theory_score) / 2 })),
    )
  }
})
