import { expect, test } from 'vitest'
import { getManagedClass } from '../../contract/classes/classes.ts'
import { getLessonQuestions } from '../../contract/exams/manage-questions.ts'
import { duplicateClass, duplicateLesson } from '../../contract/term/term.ts'
import { newPublicId } from '../platform/random.ts'
import { callApi } from '../test/call-api.ts'
import { copyRequest, lessonsOf, openSchoolWithTerm, seconds } from '../test/lessons/term-class.ts'
import { seedClass, seedEnrolment, seedLessonView } from '../test/seed-class.ts'
import { seedEnrolledStudent } from '../test/seed-course.ts'
import { openTestSchool } from '../test/test-school.ts'

test('a duplicated class has the lessons, questions, files and prices of the original with moved dates, and no students', async () => {
  const school = await openTestSchool()
  const { maryam, term, firstLesson, exam } = await openSchoolWithTerm(school)
  const amina = await seedEnrolledStudent(school, { classId: String((await seedClass(school)).id) })
  await seedEnrolment(school, { studentId: amina.id, classId: term.id })
  await seedLessonView(school, {
    studentId: amina.id,
    lessonId: Number(firstLesson),
    classId: term.id,
  })

  const { data } = await callApi(school, duplicateClass, copyRequest({ class_id: term.id }), maryam)

  const { data: copy } = await callApi(school, getManagedClass, { class_id: data.id }, maryam)
  expect(copy).toMatchObject({
    name: 'Term 2',
    category: 'Grammar',
    amount: '7500',
    monthlySub: '1',
    links: 'Group https://chat.example/group',
    prequisite_id: String(term.prerequisiteId),
    regclosedate: '2026-11-24',
    status: '0',
    draft: '1',
    lessontotal: 3,
    studenttotal: 0,
  })
  expect(copy.rand).not.toBe(term.publicId)
  const lessons = await lessonsOf(school, data.id, maryam)
  expect(lessons).toMatchObject([
    {
      subject: 'The noun',
      scheduled: '1',
      studydate: String(seconds('2026-11-30T16:00:00Z')),
      material_name: 'letter-shapes.png',
      sample: '1',
    },
    { subject: 'The verb', studydate: '0', material_url: '' },
    { subject: 'Noun or verb?', theoryAnswer: 'The noun has tanwīn.' },
  ])
  const copiedExam = { lesson_id: lessons[2]?.id }
  const { data: questions } = await callApi(school, getLessonQuestions, copiedExam, maryam)
  expect(questions).toMatchObject([
    { question: 'Which is a noun?', answer: 'قَلَمٌ', answer1: 'مِنْ', explained_in: lessons[0]?.id },
  ])
  expect(questions[0].id).not.toBe(String(exam.questionIds[0]))
  const entry = await school.db
    .selectFrom('audit')
    .select(['actor_id', 'detail'])
    .where('action', '=', 'duplicateClass')
    .executeTakeFirst()
  expect(entry).toMatchObject({ actor_id: maryam.id })
  expect(entry?.detail).toContain(`class ${term.id}: Term 1 → class ${data.id}: Term 2, 3 lessons`)
})

test('a repeated request returns the first copy, even if two are concurrent', async () => {
  const school = await openTestSchool()
  const { maryam, term } = await openSchoolWithTerm(school)
  const request = copyRequest({ class_id: term.id })

  const responses = await Promise.all(
    [1, 2].map(() => callApi(school, duplicateClass, request, maryam)),
  )
  responses.push(await callApi(school, duplicateClass, request, maryam))

  expect(new Set(responses.map((it) => it.data?.id)).size).toBe(1)
  const rows = await school.db.selectFrom('classes').select('id').execute()
  expect(rows).toHaveLength(3)
})

test('a duplicated exam is a draft at the end of its class or of another class', async () => {
  const school = await openTestSchool()
  const { maryam, term, exam } = await openSchoolWithTerm(school)
  const other = await seedClass(school, { name: 'Term 2' })
  const copyTo = async (class_id: number) => {
    const request = { lesson_id: exam.id, class_id, shift_days: '7', once: newPublicId() }
    const { data } = await callApi(school, duplicateLesson, request, maryam)
    expect((await callApi(school, duplicateLesson, request, maryam)).data).toEqual(data)
    const lessons = await lessonsOf(school, String(class_id), maryam)
    expect(lessons.at(-1)).toMatchObject({ id: data.id, subject: 'Noun or verb?', draft: '1' })
    const lesson = { lesson_id: data.id }
    return (await callApi(school, getLessonQuestions, lesson, maryam)).data[0]
  }

  const [firstLesson] = await lessonsOf(school, String(term.id), maryam)
  expect(await copyTo(term.id)).toMatchObject({ explained_in: firstLesson?.id })
  expect(await copyTo(other.id)).not.toHaveProperty('explained_in')
  expect(await lessonsOf(school, String(term.id), maryam)).toHaveLength(4)
})
