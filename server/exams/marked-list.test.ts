import { expect, test } from 'vitest'
import {
  getClassExams,
  getExamClasses,
  getMarkedExamsPage,
  getMarkingQueue,
  markExam,
} from '../../contract/exams/marking.ts'
import { callApi } from '../test/call-api.ts'
import { seedCandidate, seedExam, submissionsOf, submitAnswers } from '../test/exams/seed-exam.ts'
import { openSchoolWithSubmission } from '../test/exams/submission-to-mark.ts'
import { freezeClock } from '../test/freeze-clock.ts'

test('marked answers are listed, the last mark first, and every list finds a student, a class and an exam', async () => {
  const { school, exam, maryam, result_id, mark } = await openSchoolWithSubmission()
  const other = await seedExam(school, { subject: 'The ten forms', theoryAnswer: 'Ten.' })
  const oluwaseun = await seedCandidate(school, other, 'Olúwaṣeun Adé')
  await submitAnswers(school, other, oluwaseun, {
    answers: ['قَلَمٌ', 'كَتَبَ'],
    theory: 'Ten forms.',
  })
  const [row] = await submissionsOf(school, other)
  const [aminaId, otherId] = [result_id, String(row?.id)]
  const list = async (filters: Record<string, string>) => {
    const queue = (await callApi(school, getMarkingQueue, filters, maryam)).data
    const { exams } = (await callApi(school, getMarkedExamsPage, filters, maryam)).data
    const markedIds = exams.map((it: { result_id: string }) => it.result_id)
    return { queue: queue.ids, total: queue.total, marked: markedIds }
  }

  expect(await list({})).toEqual({ queue: [aminaId, otherId], total: 2, marked: [] })
  expect(await list({ search: 'oluwaseun' })).toEqual({ queue: [otherId], total: 1, marked: [] })
  freezeClock('2026-11-20T09:00:00Z')
  await mark({ theory_score: '80' })
  freezeClock('2026-11-20T09:05:00Z')
  const second = { lesson_id: String(other.id), result_id: otherId, theory_score: '70' }
  await callApi(school, markExam, second, maryam)

  expect(await list({})).toEqual({ queue: [], total: 0, marked: [otherId, aminaId] })
  expect(await list({ search: 'bello' })).toMatchObject({ marked: [aminaId] })
  expect(await list({ search: 'ten forms' })).toMatchObject({ marked: [otherId] })
  expect(await list({ class_id: String(exam.classId) })).toMatchObject({ marked: [aminaId] })
  expect(await list({ lesson_id: String(other.id) })).toMatchObject({ marked: [otherId] })
  const { data: classes } = await callApi(school, getExamClasses, {}, maryam)
  expect(classes.map((it: { id: string }) => it.id)).toContain(String(exam.classId))
  const { data: exams } = await callApi(
    school,
    getClassExams,
    { class_id: String(exam.classId) },
    maryam,
  )
  expect(exams).toEqual([{ id: String(exam.id), subject: 'Noun or verb?' }])
})
