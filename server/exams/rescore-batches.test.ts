import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit/audit.ts'
import { rescoreExam } from '../../contract/exams/manage-questions.ts'
import { now } from '../platform/clock.ts'
import { seedManyStudents } from '../test/accounts/many-students.ts'
import { callApi } from '../test/call-api.ts'
import { submissionsOf } from '../test/exams/seed-exam.ts'
import { seedSubmittedExam } from '../test/exams/submitted-exam.ts'
import { seedLessonRow } from '../test/seed-class.ts'

test('hundreds of submissions are scored again, each once, and the audit log has the mean scores', async () => {
  const { school, exam, maryam, noun, verb, rescore } = await seedSubmittedExam()
  const answers = JSON.stringify({ [noun]: 'قَلَمٌ', [verb]: 'كَتَبَ' })
  const rows = (await seedManyStudents(school, 500)).map((student_id) => ({
    ...{ student_id, lesson_id: exam.id, class_id: exam.classId, answers },
    ...{ objective_score: 0, total_score: 0, theory_score: null, theory_text: '' },
    ...{ submitted_at: now(), marked_at: now(), marked_by: null },
  }))
  await school.db.insertInto('exam_results').values(rows).execute()

  expect(await rescore(1)).toMatchObject({ data: { rescored: 501, changed: 500 } })

  const scores = (await submissionsOf(school, exam)).map((it) => [
    it.objective_score,
    it.total_score,
  ])
  expect(scores).toEqual([[50, null], ...rows.map(() => [100, 100])])
  const log = (await callApi(school, getAuditLog, { act: 'rescoreExam' }, maryam)).data
  expect(log.rows).toMatchObject([
    { changes: [{ field: 'objectiveScore', before: 0.1, after: 99.9 }] },
  ])
})

test('only an exam can be scored again', async () => {
  const { school, exam, maryam } = await seedSubmittedExam()
  const rescore = (lessonId: number) =>
    callApi(school, rescoreExam, { lesson_id: String(lessonId), version: '1' }, maryam)

  expect(await rescore(await seedLessonRow(school, exam.classId))).toMatchObject({
    ...{ http: 200, status: false, code: 'not_an_exam' },
  })
  expect(await rescore(999_999)).toMatchObject({ http: 404, code: 'lesson_not_found' })
})
