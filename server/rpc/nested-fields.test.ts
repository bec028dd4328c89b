import { expect, test } from 'vitest'
import { assignCertificate, getMyCertificates } from '../../contract/certificates/certificates.ts'
import { submitExam } from '../../contract/exams/exams.ts'
import { getLessonQuestions } from '../../contract/exams/manage-questions.ts'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import { sendMessage } from '../../contract/messages/announcements.ts'
import { getMessages } from '../../contract/messages/messages.ts'
import { callApi } from '../test/call-api.ts'
import { NOUN_OR_VERB, seedCandidate, seedExam, submissionsOf } from '../test/exams/seed-exam.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

test('JSON can use the nested field names of forms (R-WIRE-005)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const amina = await seedCandidate(school, exam)
  const maryam = await seedAdministrator(school)
  const [nounId, verbId] = exam.questionIds
  const names = { subject: 'Letters', inputetype: 'Exam', scheduled: '0' }

  const responses = {
    submitted: await callApi(
      school,
      submitExam,
      {
        lesson_id: String(exam.id),
        examRand: exam.rand,
        [`answer[${nounId}]`]: NOUN_OR_VERB[0]?.answer,
        [`answer[${verbId}]`]: NOUN_OR_VERB[1]?.answer,
      },
      amina,
    ),
    sent: await callApi(
      school,
      sendMessage,
      {
        subject: 'Eid',
        message: 'Eid mubarak',
        delivery_method: 'inApp',
        'recipients[0]': amina.email,
      },
      maryam,
    ),
    assigned: await callApi(
      school,
      assignCertificate,
      { 'student_ids[]': [String(amina.id)], certificate_content: 'x', issue_date: '2026-11-01' },
      maryam,
    ),
    added: await callApi(
      school,
      addLesson,
      {
        ...names,
        class_id: String(exam.classId),
        'questions[0][question]': 'Which?',
        'questions[0][answer]': 'alif',
        'questions[1]': { question: 'And which?', answer: 'ba' },
      },
      maryam,
    ),
  }

  for (const [what, { http, status, message }] of Object.entries(responses))
    expect({ http, status }, `${what}: ${message}`).toEqual({ http: 200, status: true })
  expect(await submissionsOf(school, exam)).toMatchObject([
    { student_id: amina.id, objective_score: 100 },
  ])
  expect((await callApi(school, getMessages, {}, amina)).data).toMatchObject([{ subject: 'Eid' }])
  const certificates = await callApi(school, getMyCertificates, {}, amina)
  expect(certificates.data).toMatchObject([{ certificateContent: 'x' }])
  const request = { lesson_id: responses.added.data.id }
  expect((await callApi(school, getLessonQuestions, request, maryam)).data).toMatchObject([
    { question: 'Which?', answer: 'alif' },
    { question: 'And which?', answer: 'ba' },
  ])
})

test('field names that are invalid in a form are invalid in JSON', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const announcement = { subject: 'Eid', message: 'Eid mubarak', delivery_method: 'inApp' }
  const cases: [string, Record<string, unknown>][] = [
    ['__proto__ is not the name of a field', JSON.parse('{"__proto__":{"role":11}}')],
    ['__proto__[role] is not the name of a field', { '__proto__[role]': 11 }],
    ['recipients[__proto__] is not the name of a field', { 'recipients[__proto__]': 'x' }],
    ['recipients is not valid', { 'recipients[4294967295]': 'a@example.org' }],
    ['recipients was sent more than once', { recipients: ['a@example.org'], 'recipients[0]': 'b' }],
    ['recipients was sent more than once', { 'recipients[0]': 'b', recipients: ['a@example.org'] }],
    ['recipients is nested too deep', { 'recipients[0][0][0][0]': 'a@example.org' }],
  ]

  for (const [message, fields] of cases) {
    const { http, ...response } = await callApi(
      school,
      sendMessage,
      { ...announcement, ...fields },
      maryam,
    )
    expect({ http, body: response }, message).toMatchObject({
      http: 400,
      body: { status: false, message },
    })
  }
  expect(await school.db.selectFrom('messages').selectAll().execute()).toEqual([])
})
