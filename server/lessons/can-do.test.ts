import { expect, test } from 'vitest'
import { addGuardianLink } from '../../contract/guardians/guardians.ts'
import { getCanDo, saveCanDo } from '../../contract/lessons/manage-can-do.ts'
import { getClassDetails } from '../../contract/study/study.ts'
import { duplicateClass } from '../../contract/term/term.ts'
import { callApi } from '../test/call-api.ts'
import {
  seedClass,
  seedEnrolment,
  seedLessonRow,
  seedLessonView,
  seedSubmission,
} from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStaff, seedStudent } from '../test/test-school.ts'

const GREET = 'أستطيع أن أسلّم وأردّ السلام'

async function openSchool() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { id: classId } = await seedClass(school)
  const lessonId = await seedLessonRow(school, classId)
  const examId = await seedLessonRow(school, classId, 'exam')
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  await seedEnrolment(school, { studentId: amina.id, classId })
  const class_id = String(classId)
  const statements = [
    { text: GREET, lessons: [String(lessonId)], pass: 60 },
    { text: 'I can read a page', lessons: [String(lessonId), String(examId)], pass: 70 },
  ]
  const save = (fields: object = {}, as = maryam) =>
    callApi(school, saveCanDo, { class_id, statements, ...fields }, as)
  const read = async (as = maryam) => callApi(school, getCanDo, { class_id }, as)
  const shown = async (as = amina) =>
    (await callApi(school, getClassDetails, { class_id }, as)).data.can_do
  return {
    school,
    maryam,
    amina,
    classId,
    class_id,
    lessonId,
    examId,
    statements,
    save,
    read,
    shown,
  }
}

test('a teacher writes what students can do and what shows it, and enrolled students get it (R-LEARN-012)', async () => {
  const it = await openSchool()
  expect(await it.shown()).toBeUndefined()
  expect(await it.save()).toMatchObject({ status: true })
  expect((await it.read()).data.statements).toEqual(it.statements)
  expect(await it.shown()).toEqual(it.statements)
  const visitor = await seedStudent(it.school)
  expect(await it.shown(visitor)).toBeUndefined()

  const [entry] = await it.school.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'editCanDo')
    .execute()
  expect(JSON.stringify(entry)).toContain(GREET)
})

test('a lesson that students do not see shows nothing, and a sentence without another is left out (R-LEARN-012)', async () => {
  const it = await openSchool()
  await it.save()
  const hide = (id: number, columns: { is_draft?: number; deleted_at?: number }) =>
    it.school.db.updateTable('lessons').set(columns).where('id', '=', id).execute()
  await hide(it.lessonId, { is_draft: 1 })
  // a change by the calls of lessons raises the version
  await it.save()
  expect(await it.shown()).toEqual([{ ...it.statements[1], lessons: [String(it.examId)] }])
  await hide(it.lessonId, { deleted_at: 1 })
  expect((await it.read()).data.statements[0]).toEqual({ ...it.statements[0], lessons: [] })
})

test('what somebody else has changed meanwhile, lessons of other classes and empty sentences are refused (R-LEARN-012)', async () => {
  const it = await openSchool()
  const { version } = (await it.read()).data
  await it.save({ version })
  expect(await it.save({ version })).toMatchObject({ status: false, code: 'conflict_class' })
  const { id: otherId } = await seedClass(it.school)
  const foreign = String(await seedLessonRow(it.school, otherId))
  const statement = (fields: object) => [{ text: 'x', lessons: [foreign], pass: 60, ...fields }]
  expect((await it.save({ statements: statement({}) })).http).toBe(404)
  for (const bad of [{ text: ' ' }, { lessons: [] }, { pass: 101 }, { text: 'x'.repeat(121) }])
    expect((await it.save({ statements: statement(bad) })).http).toBe(400)
  expect((await it.save({ statements: Array(41).fill(it.statements[0]) })).http).toBe(400)
})

test('a teacher writes for own classes only, and markers, accountants and students for none (R-LEARN-012, R-STAFF-003)', async () => {
  const it = await openSchool()
  const teacher = await seedStaff(it.school, 'teacher', [it.classId])
  expect(await it.save({}, teacher)).toMatchObject({ status: true })
  for (const other of [
    await seedStaff(it.school, 'teacher', []),
    await seedStaff(it.school, 'marker', [it.classId]),
    await seedStaff(it.school, 'accountant', []),
    it.amina,
  ]) {
    expect((await it.save({}, other)).http).toBeGreaterThanOrEqual(403)
    expect((await it.read(other)).http).toBeGreaterThanOrEqual(403)
  }
})

test('a guardian sees what is reached from lessons and exams, the reached first (R-LEARN-012)', async () => {
  const it = await openSchool()
  await it.save()
  const { data } = await callApi(
    it.school,
    addGuardianLink,
    { name: 'Hajiya', language: 'en' },
    it.amina,
  )
  const text = async () =>
    (await it.school.app.inject({ url: data.path })).body
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  expect(await text()).toContain(`Can do now · 0 of 2 ${GREET} Not yet I can read a page Not yet`)
  const done = { studentId: it.amina.id, classId: it.classId }
  await seedLessonView(it.school, { ...done, lessonId: it.lessonId })
  await seedSubmission(it.school, { ...done, lessonId: it.examId, score: 69 })
  expect(await text()).toContain(`Can do now · 1 of 2 ${GREET} ✓ Reached I can read a page Not yet`)
  await it.school.db.updateTable('exam_results').set({ total_score: 70 }).execute()
  expect(await text()).toContain('Can do now · 2 of 2')
})

test('a copied class has the sentences with the copies of its lessons (R-LEARN-012)', async () => {
  const it = await openSchool()
  await it.save()
  const fields = { class_id: it.class_id, name: 'Term 2', shift_days: '0' }
  const { data } = await callApi(it.school, duplicateClass, fields, it.maryam)
  const copied = await callApi(it.school, getCanDo, { class_id: data.id }, it.maryam)
  expect(copied.data.statements).toMatchObject([{ text: GREET }, { text: 'I can read a page' }])
  const copies = await it.school.db
    .selectFrom('lessons')
    .select('id')
    .where('class_id', '=', Number(data.id))
    .orderBy('id')
    .execute()
  expect(copied.data.statements[1].lessons.toSorted()).toEqual(copies.map(({ id }) => String(id)))
})

test('the page of a guardian stays below 15 KB with long sentences in many classes (R-LEARN-012, R-SESSION-009)', async () => {
  const it = await openSchool()
  for (let number = 0; number < 12; number++) {
    const { id } = await seedClass(it.school, { name: `Class ${number}` })
    await seedEnrolment(it.school, { studentId: it.amina.id, classId: id })
    const lesson = String(await seedLessonRow(it.school, id))
    const statements = Array.from({ length: 40 }, (_, index) => ({
      ...{ text: `${index} ${'كلام '.repeat(23)}`.trim(), lessons: [lesson], pass: 60 },
    }))
    expect(await it.save({ class_id: String(id), statements })).toMatchObject({ status: true })
  }
  const form = { name: 'Hajiya', language: 'ar' }
  const { data } = await callApi(it.school, addGuardianLink, form, it.amina)
  const page = await it.school.app.inject({ url: data.path })
  expect(page.body).toContain('من 40')
  expect(page.rawPayload.length).toBeLessThanOrEqual(15 * 1024)
})
