import { expect, test } from 'vitest'
import { deleteStudent, findStudents } from '../../contract/admin/admin.ts'
import { getBin, getDeletionImpact } from '../../contract/bin/bin.ts'
import {
  deleteCertificateTemplate,
  getCertificateTemplates,
  saveCertificateTemplate,
} from '../../contract/certificates/certificates.ts'
import { deleteClass } from '../../contract/classes/classes.ts'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { deleteQuestion, getLessonQuestions } from '../../contract/exams/manage-questions.ts'
import {
  deleteQuizQuestion,
  getQuizQuestions,
  saveQuizQuestion,
} from '../../contract/game/quiz-bank.ts'
import { restore } from '../test/accounts/bin.ts'
import { callApi } from '../test/call-api.ts'
import { seedExam } from '../test/exams/seed-exam.ts'
import { openSchoolWithQuiz } from '../test/game/quiz.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test('questions, templates, quiz questions and students are restored unchanged', async () => {
  const school = await openSchoolWithQuiz()
  const maryam = await seedAdministrator(school)
  const exam = await seedExam(school)
  const amina = await seedStudent(school, { name: 'Amina Bello', wallet: 500_00 })
  const template = { title: 'Naḥw', footer: 'Lisan', certificateContent: 'Has completed' }
  const templateId = (await callApi(school, saveCertificateTemplate, template, maryam)).data.id
  const quizQuestion = { level: 'easy', question: 'Which of these is a quill?', seconds: 20 }
  const options = { answer: 'قَلَمٌ', others: ['بَابٌ'] }
  const quizId = (await callApi(school, saveQuizQuestion, { ...quizQuestion, ...options }, maryam))
    .data.id
  const cases = [
    {
      kind: 'question' as const,
      id: exam.questionIds[0],
      remove: { call: deleteQuestion, fields: { obj_id: String(exam.questionIds[0]) } },
      list: { call: getLessonQuestions, fields: { lesson_id: String(exam.id) } },
    },
    {
      kind: 'template' as const,
      id: templateId,
      remove: { call: deleteCertificateTemplate, fields: { template_id: templateId } },
      list: { call: getCertificateTemplates, fields: {} },
    },
    {
      kind: 'quizQuestion' as const,
      id: quizId,
      remove: { call: deleteQuizQuestion, fields: { question_id: quizId } },
      list: { call: getQuizQuestions, fields: { level: 'easy', search: 'quill' } },
    },
    {
      kind: 'student' as const,
      id: amina.id,
      remove: { call: deleteStudent, fields: { student_id: String(amina.id) } },
      list: { call: findStudents, fields: { search: 'Amina' } },
    },
  ]
  for (const { kind, id, remove, list } of cases) {
    const before = (await callApi(school, list.call, list.fields, maryam)).data
    expect(await callApi(school, remove.call, remove.fields, maryam), kind).toMatchObject({
      status: true,
    })
    expect((await callApi(school, list.call, list.fields, maryam)).data, kind).not.toEqual(before)

    expect(await restore(school, kind, id, maryam), kind).toMatchObject({ status: true })

    expect((await callApi(school, list.call, list.fields, maryam)).data, kind).toEqual(before)
    expect(await restore(school, kind, id, maryam), kind).toMatchObject({ http: 404 })
  }
})

test('the bin has twenty items a page, and filters by kind', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  for (let nth = 1; nth <= 21; nth++) {
    const { id } = await seedClass(school, { name: `Class ${nth}` })
    await callApi(school, deleteClass, { class_id: String(id) }, maryam)
  }
  await callApi(school, deleteStudent, { student_id: String(amina.id) }, maryam)

  const page = (fields: object) => callApi(school, getBin, { ...fields }, maryam)
  const [first, second, students] = [
    await page({ kind: 'class' }),
    await page({ kind: 'class', page: 9 }),
    await page({ kind: 'student' }),
  ]

  expect(first.data).toMatchObject({ total: 21, page: 1 })
  expect(first.data.items[0].name).toBe('Class 21')
  expect(second.data).toMatchObject({ page: 2, items: [{ name: 'Class 1' }] })
  expect(students.data).toMatchObject({ total: 1, items: [{ place: amina.email }] })
  const impact = { kind: 'student', item_id: String(amina.id) }
  expect((await callApi(school, getDeletionImpact, impact, maryam)).data.balance).toBe(0)
  expect(await callApi(school, enrolInClass, { class_id: '1' }, amina)).toMatchObject({ http: 401 })
})
