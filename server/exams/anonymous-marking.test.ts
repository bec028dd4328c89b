import { expect, test } from 'vitest'
import {
  getStudent,
  getStudentClasses,
  getStudentMarks,
} from '../../contract/admin/student-page.ts'
import { getManagedClass, updateClass } from '../../contract/classes/classes.ts'
import { getExamAllowance } from '../../contract/exams/allowances.ts'
import { getGradebookRows } from '../../contract/exams/gradebook.ts'
import {
  getMarkedExamsPage,
  getSubmission,
  getUnmarkedAnswers,
  getUnmarkedExams,
  getUnmarkedExamsPage,
  markExam,
} from '../../contract/exams/marking.ts'
import { addGuardianLink, getGuardianLines } from '../../contract/guardians/guardians.ts'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import { getLessonAttendance } from '../../contract/lessons/manage-lessons.ts'
import type { Call } from '../../contract/platform/call.ts'
import { getLessonDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { seedCandidate, submissionsOf, submitAnswers } from '../test/exams/seed-exam.ts'
import { openSchoolWithSubmission } from '../test/exams/submission-to-mark.ts'
import { seedStaff, type TestUser } from '../test/test-school.ts'

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** A class with anonymous marking: Amina, and Bilal and Zainab with a photograph, have submitted an exam. */
async function openAnonymousClass() {
  const it = await openSchoolWithSubmission()
  const { school, exam, maryam } = it
  const form = {
    ...{ class_id: String(exam.classId), category: 'Grammar', name: 'Foundations of Naḥw' },
    ...{ about: 'Naḥw', premium: '0', amount: '0', status: '1', monthlylimit: '0' },
  }
  const set = (fields: object) => callApi(school, updateClass, { ...form, ...fields }, maryam)
  await set({ anonymous_marking: '1' })
  const bilal = await seedCandidate(school, exam, 'Bilal Musa')
  const zainab = await seedCandidate(school, exam, 'Zainab Umar')
  for (const student of [bilal, zainab])
    await submitAnswers(school, exam, student, {
      ...{ answers: ['قَلَمٌ', 'قَلَمٌ'], theory_image: PICTURE },
    })
  const students = [it.amina, bilal, zainab]
  const ids = (await submissionsOf(school, exam)).map((row) => String(row.id))
  const [marker, teacher] = [
    await seedStaff(school, 'marker', [exam.classId]),
    await seedStaff(school, 'teacher', [exam.classId]),
  ]
  const asMarker = async (call: Call, fields: Record<string, unknown> = {}) =>
    (await callApi(school, call, fields, marker)).data
  const asTeacher = async (call: Call, fields: Record<string, unknown> = {}) =>
    (await callApi(school, call, fields, teacher)).data
  return { ...it, ...{ set, form, bilal, zainab, students, ids, teacher, asMarker, asTeacher } }
}

const lessonOf = ({ exam }: Awaited<ReturnType<typeof openAnonymousClass>>) => ({
  lesson_id: String(exam.id),
})

test('markers see numbers in place of names in every list, search and submission, and nothing that leads to a name (R-STAFF-004)', async () => {
  const school = await openAnonymousClass()
  const { asMarker, students, ids } = school
  const page = await asMarker(getUnmarkedExamsPage)
  const names: string[] = page.exams.map((it: { student_name: string }) => it.student_name)
  expect(names).toHaveLength(3)
  for (const name of names) expect(name).toMatch(/^Student [1-9]\d*$/)
  expect(new Set(names).size).toBe(3)

  const answers = await asMarker(getUnmarkedAnswers, lessonOf(school))
  const opened = await Promise.all(ids.map((result_id) => asMarker(getSubmission, { result_id })))
  expect(opened.map((it) => it.student_name)).toEqual(names)
  expect(answers.map((it: { student_name: string }) => it.student_name)).toEqual(names)
  const shown = [page, answers, opened, await asMarker(getUnmarkedExams)]
  for (const { user_id } of shown.flat(2).filter((it) => 'user_id' in it)) expect(user_id).toBe('0')
  const wire = JSON.stringify(shown)
  for (const { name, email } of students) {
    expect(wire).not.toContain(name)
    expect(wire).not.toContain(email)
  }

  const search = async (text: string) =>
    (await asMarker(getUnmarkedExamsPage, { search: text })).exams.map(
      (it: { student_name: string }) => it.student_name,
    )
  for (const { name, email } of students)
    for (const text of [name, email]) expect(await search(text)).toEqual([])
  for (const name of names) expect(await search(name)).toEqual([name])
  expect(await search('Foundations')).toEqual(names)
  const byStudent = { ...lessonOf(school), user_id: String(students[0]?.id) }
  expect(await asMarker(getUnmarkedAnswers, byStudent)).toEqual([])
})

test('no list of a named student leads a marker to an answer that waits (R-STAFF-004)', async () => {
  const { asTeacher, exam, amina, ids, mark } = await openAnonymousClass()
  const gradebook = async () => asTeacher(getGradebookRows, { class_id: String(exam.classId) })
  const marks = async () =>
    (await asTeacher(getStudentMarks, { student_id: String(amina.id) })).rows
  expect(await gradebook()).toMatchObject({ marked: [[], [], []], waiting: [[], [], []] })
  expect(await marks()).toEqual([])

  await mark({ theory_score: '80' })
  expect((await gradebook()).marked.flat()).toEqual([ids[0]])
  expect(await marks()).toMatchObject([{ result_id: ids[0], theory: 80 }])
})

test('no number, filter, time or file about a named student tells a teacher that an anonymous submission of that student waits (R-STAFF-004, R-STAFF-006)', async () => {
  const { school, exam, amina, bilal, teacher, maryam, mark } = await openAnonymousClass()
  const seen = async (user: TestUser) => {
    const read = async (call: Call, fields: Record<string, unknown>) =>
      (await callApi(school, call, fields, user)).data
    const class_id = String(exam.classId)
    const ofStudent = { student_id: String(amina.id) }
    const book = (fields: object) => read(getGradebookRows, { class_id, ...fields })
    const { rows } = await read(getStudentClasses, ofStudent)
    const { cells, completed } = await book({})
    const lists = ['waiting', 'below70'].map(async (show) => (await book({ show })).names)
    const sorted = (await book({ sort: 'completed', order: 'desc' })).names[0]
    const file = await school.app.inject({
      url: `/exports/gradebook.csv?class_id=${class_id}`,
      headers: { authorization: `Bearer ${user.token}` },
    })
    return {
      total: (await read(getStudentMarks, ofStudent)).total,
      counted: (await read(getStudent, ofStudent)).counts.submissions,
      progress: [rows[0].lessons_done, rows[0].last_studied],
      attended: (await read(getLessonAttendance, { class_id })).length,
      ...{ cells, completed, sorted, lists: await Promise.all(lists) },
      waits: file.body.split('Waiting').length - 1,
    }
  }
  const everybody = [amina, bilal].map(({ name }) => name)
  const hidden = await seen(teacher)
  expect(hidden).toEqual({
    ...{ total: 0, counted: 0, progress: [0, 0], attended: 0, waits: 0 },
    ...{ cells: ['0', '0', '0'], completed: [0, 0, 0], lists: [[], []] },
    sorted: hidden.sorted,
  })
  expect(await seen(maryam)).toMatchObject({
    ...{ total: 1, counted: 1, progress: [1, expect.any(Number)], waits: 3 },
    ...{ cells: ['2', '2', '2'], completed: [1, 1, 1] },
    lists: [expect.arrayContaining(everybody), []],
  })
  await mark({ theory_score: '80' })
  expect(await seen(teacher)).toMatchObject({
    ...{ total: 1, counted: 1, progress: [1, expect.any(Number)], waits: 0 },
    sorted: amina.name,
  })
})

test('neither the attempts that a named student has used nor the line of the week for the guardian tells a teacher that an anonymous submission waits (R-STAFF-004, R-SESSION-009)', async () => {
  const { school, exam, amina, maryam, asTeacher, mark } = await openAnonymousClass()
  const ofStudent = { student_id: String(amina.id) }
  await callApi(school, addGuardianLink, { name: 'Hajiya Bello', language: 'en' }, amina)
  const opened = { class_id: String(exam.classId), lesson_id: String(exam.id) }
  await callApi(school, getLessonDetails, opened, amina)
  const ofExam = { lesson_id: String(exam.id), ...ofStudent }
  const seen = async () => [
    (await asTeacher(getExamAllowance, ofExam)).used,
    (await asTeacher(getGuardianLines, ofStudent))[0].text,
  ]
  expect(await seen()).toEqual([0, 'Amina Bello this week: no lessons.'])
  const byOwner = async (call: Call, fields: object) =>
    (await callApi(school, call, fields as Record<string, unknown>, maryam)).data
  expect((await byOwner(getExamAllowance, ofExam)).used).toBe(1)
  expect((await byOwner(getGuardianLines, ofStudent))[0].text).toContain('1 lesson')
  await mark({ theory_score: '80' })
  const [used, line] = await seen()
  expect([used, line]).toEqual([1, expect.stringContaining('1 lesson')])
})

test('a marker sees the name once the mark is saved, and cannot find out earlier by guessing (R-STAFF-004)', async () => {
  const school = await openAnonymousClass()
  const { asMarker, amina, bilal, result_id } = school
  const [before] = [await asMarker(getSubmission, { result_id })]
  expect(before.student_name).toMatch(/^Student/)
  const guess = { ...lessonOf(school), result_id, theory_score: '55' }
  const wrong = { user_id: String(bilal.id), student_email: bilal.email }
  await asMarker(markExam, { ...guess, ...wrong })
  expect(await asMarker(getSubmission, { result_id })).toMatchObject({
    ...{ student_name: 'Amina Bello', theory_score: 55 },
    user_id: String(amina.id),
  })
  const { exams } = await asMarker(getMarkedExamsPage, { search: 'Amina' })
  expect(exams).toMatchObject([{ student_name: 'Amina Bello' }])
})

test('a marker marks with the id and the email of the lists, which name no student (R-STAFF-004, R-AEXAM-010)', async () => {
  const school = await openAnonymousClass()
  const { asMarker, exam } = school
  const [listed] = await asMarker(getUnmarkedExams)
  const [{ result_id, student_email }] = await asMarker(getUnmarkedAnswers, lessonOf(school))
  await asMarker(markExam, { ...listed, result_id, student_email, theory_score: '55' })
  expect((await submissionsOf(school.school, exam))[0]).toMatchObject({ theory_score: 55 })
})

test('numbers stay the same, also when more students submit, and the owner sees names (R-STAFF-004)', async () => {
  const { school, asMarker, exam, open } = await openAnonymousClass()
  const numbers = async () =>
    (await asMarker(getUnmarkedExamsPage)).exams.map(
      (it: { student_name: string }) => it.student_name,
    )
  const before = await Promise.all([numbers(), numbers()])
  expect(before[0]).toEqual(before[1])
  const late = await seedCandidate(school, exam, 'Abubakar Sule')
  await submitAnswers(school, exam, late, { answers: ['قَلَمٌ', 'قَلَمٌ'], theory: 'Kitāb.' })
  const after = await numbers()
  expect(after.slice(0, 3)).toEqual(before[0])
  expect(new Set(after).size).toBe(4)
  expect(await open()).toMatchObject({ student_name: 'Amina Bello' })
})

test('anonymous marking is off at first, is kept by older forms and can be switched off (R-STAFF-004)', async () => {
  const { school, exam, maryam, set, asMarker, result_id } = await openAnonymousClass()
  const read = async () =>
    (await callApi(school, getManagedClass, { class_id: String(exam.classId) }, maryam)).data
  await set({})
  expect(await read()).toMatchObject({ anonymous_marking: '1' })
  await set({ anonymous_marking: '0' })
  expect(await read()).not.toHaveProperty('anonymous_marking')
  expect(await asMarker(getSubmission, { result_id })).toMatchObject({
    student_name: 'Amina Bello',
  })
})

test('only an owner sets up anonymous marking and second marks, and a teacher may save everything else (R-STAFF-004, R-STAFF-008)', async () => {
  const { school, exam, form, teacher, maryam } = await openAnonymousClass()
  const save = (fields: object, as = teacher) =>
    callApi(school, updateClass, { ...form, ...fields }, as)
  const refused = { http: 403, code: 'not_permitted' }
  expect(await save({ anonymous_marking: '0' })).toMatchObject(refused)
  expect(await save({ anonymous_marking: '1' })).toMatchObject({ status: true })
  expect(await save({})).toMatchObject({ status: true })

  const lesson = {
    ...{ class_id: String(exam.classId), subject: 'Verbs', inputetype: 'Exam', scheduled: '0' },
    ...{ theoryAnswer: 'A verb.' },
  }
  const add = (second_mark: string, as = teacher) =>
    callApi(school, addLesson, { ...lesson, second_mark }, as)
  expect(await add('mean')).toMatchObject(refused)
  expect(await add('off')).toMatchObject({ status: true })
  expect(await add('mean', maryam)).toMatchObject({ status: true })
})
