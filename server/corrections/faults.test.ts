import { expect, test } from 'vitest'
import { markExam } from '../../contract/exams/marking.ts'
import { getMyFaults } from '../../contract/voice/corrections.ts'
import { trendOf } from '../../contract/voice/faults.ts'
import {
  addCorrection,
  getClassFaults,
  getStudentFaults,
} from '../../contract/voice/manage-corrections.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass, seedEnrolment } from '../test/seed-class.ts'
import { seedStaff } from '../test/test-school.ts'
import { openRecitation } from '../test/voice/recitation.ts'

async function open() {
  const it = await openRecitation()
  const { school, exam, teacher, classId } = it
  return {
    ...it,
    add: (result_id: string, kind: string, letter = '') =>
      callApi(school, addCorrection, { result_id, kind, letter, ms: 1 }, teacher),
    mark: (result_id: string) =>
      callApi(
        school,
        markExam,
        { lesson_id: String(exam.id), result_id, theory_score: '80' },
        teacher,
      ),
    ofClass: (as = teacher, fields = {}) =>
      callApi(school, getClassFaults, { class_id: String(classId), ...fields }, as),
    mine: async (as = it.student) => (await callApi(school, getMyFaults, {}, as)).data,
  }
}

test('a student sees the three most frequent faults of marked answers, without praise (R-VOICE-012)', async () => {
  const it = await open()
  const { result_id } = it
  for (const kind of ['madd', 'madd', 'well_done', 'well_done', 'well_done', 'waqf', 'ghunnah'])
    await it.add(result_id, kind)
  for (let at = 0; at < 3; at++) await it.add(result_id, 'makhraj', 'ع')
  expect(await it.mine()).toEqual([])
  await it.mark(result_id)
  expect(await it.mine()).toEqual([
    { kind: 'makhraj', letter: 'ع', count: 3, recent: [3] },
    { kind: 'madd', letter: '', count: 2, recent: [2] },
    { kind: 'ghunnah', letter: '', count: 1, recent: [1] },
  ])
})

test('a teacher sees how many students of the class made a fault, of those who were corrected (R-VOICE-012)', async () => {
  const it = await open()
  const zainab = await it.submit('Zainab Sani')
  await it.submit('Bashir Musa')
  for (const { result_id } of [it, zainab]) await it.add(result_id, 'makhraj', 'ع')
  await it.add(zainab.result_id, 'makhraj', 'ع')
  await it.add(zainab.result_id, 'makhraj', 'ح')
  await it.add(it.result_id, 'well_done')
  const lesson_id = String(it.exam.id)
  expect((await it.ofClass()).data).toEqual({
    students: 2,
    faults: [
      { kind: 'makhraj', letter: 'ع', students: 2 },
      { kind: 'makhraj', letter: 'ح', students: 1 },
    ],
    exams: [{ id: lesson_id, subject: 'Noun or verb?' }],
  })
  expect((await it.ofClass(it.teacher, { lesson_id })).data.students).toBe(2)
  expect(await it.ofClass(it.stranger)).toMatchObject({ http: 404 })
})

test('a trend compares the later half of the answers with the earlier half (R-VOICE-012)', () => {
  expect(trendOf([4, 3, 1, 0])).toBe('fewer')
  expect(trendOf([0, 0, 3, 2])).toBe('more')
  expect(trendOf([2, 2, 2])).toBe('same')
  expect(trendOf([5])).toBe('same')
  expect(trendOf([])).toBe('same')
})

test('the teacher of a class sees the most frequent faults of its student, others nothing of them (R-VOICE-012, R-STAFF-006)', async () => {
  const it = await open()
  const faultsFor = (as: typeof it.teacher) =>
    callApi(it.school, getStudentFaults, { student_id: String(it.student.id) }, as)
  await it.add(it.result_id, 'makhraj', 'ع')
  expect((await faultsFor(it.teacher)).data).toEqual([])
  await it.mark(it.result_id)
  const faults = [{ kind: 'makhraj', letter: 'ع', count: 1, recent: [1] }]
  for (const as of [it.teacher, it.owner]) expect((await faultsFor(as)).data).toEqual(faults)
  expect(await faultsFor(it.stranger)).toMatchObject({ http: 404, code: 'student_not_found' })
  for (const as of [it.marker, it.student]) expect((await faultsFor(as)).http).toBe(403)
  const elsewhere = await seedStaff(it.school, 'teacher', [await secondClassOf(it)])
  expect((await faultsFor(elsewhere)).data).toEqual([])
})

/** Another class that the student has joined. */
async function secondClassOf({ school, student }: Awaited<ReturnType<typeof open>>) {
  const { id } = await seedClass(school)
  await seedEnrolment(school, { classId: id, studentId: student.id })
  return id
}
