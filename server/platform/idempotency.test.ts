import { expect, test } from 'vitest'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { submitExam } from '../../contract/exams/exams.ts'
import { addLesson, updateLesson } from '../../contract/lessons/lesson-form.ts'
import { sendMessage } from '../../contract/messages/announcements.ts'
import { verifyPayment } from '../../contract/payments/payments.ts'
import { fundWallet } from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import { seedExam } from '../test/exams/seed-exam.ts'
import { expectIdenticalResponses, sendTwelveTimes } from '../test/http/repeated-requests.ts'
import { deliverNotice, payByCard, seedPayment } from '../test/payments/card-payments.ts'
import { openTwoProcesses } from '../test/process/two-processes.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent, walletOf } from '../test/test-school.ts'

test('a funding that is sent twelve times at once moves money once, and every response is the same (R-MONEY-001)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  for (let round = 0; round < 3; round++) {
    const fields = { student_id: String(amina.id), amount: 250, once: `funding-number-${round}` }

    const responses = await sendTwelveTimes(school, { call: fundWallet, fields, as: maryam })

    expectIdenticalResponses(responses)
    expect(responses[0]?.data).toEqual({ wallet: 250 * (round + 1) })
  }
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 750_00, sum: 750_00 })
  expect(await school.db.selectFrom('audit').selectAll().execute()).toHaveLength(3)
})

test('twelve different fundings at once are all executed', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const processes = await openTwoProcesses(school)

  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      const fields = { student_id: String(amina.id), amount: 10, once: `funding-number-${index}` }
      return callApi(processes[index % 2 ? 1 : 0], fundWallet, fields, maryam)
    }),
  )

  expect(new Set(responses.map(({ http }) => http))).toEqual(new Set([200]))
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 120_00, sum: 120_00 })
})

test('a lesson that is added twelve times at once with one idempotency key is one lesson', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { id } = await seedClass(school)
  const fields = {
    class_id: String(id),
    ...{ subject: 'The noun', about: '', inputetype: 'Lesson', scheduled: '0' },
    once: 'one-save-of-a-lesson',
  }

  const responses = await sendTwelveTimes(school, { call: addLesson, fields, as: maryam })

  expectIdenticalResponses(responses)
  const update = { ...fields, lesson_id: responses[0]?.data.id, once: 'one-change-of-a-lesson' }
  const changed = await sendTwelveTimes(school, { call: updateLesson, fields: update, as: maryam })
  expect(new Set(changed.map(({ http, status }) => `${http} ${status}`))).toEqual(
    new Set(['200 true']),
  )
  expect(await school.db.selectFrom('lessons').select('id').execute()).toHaveLength(1)
})

test('a message that is sent twelve times at once with one idempotency key is one message', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const fields = {
    ...{ subject: 'Tomorrow', message: 'No lesson.', delivery_method: 'inApp' },
    recipients: [amina.email],
    once: 'one-sending-of-a-message',
  }

  expectIdenticalResponses(await sendTwelveTimes(school, { call: sendMessage, fields, as: maryam }))

  expect(await school.db.selectFrom('inbox').selectAll().execute()).toHaveLength(1)
})

test('a submission and an enrolment that are sent twelve times at once happen once, and no response is an error', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 1_000_00 })
  const paid = await seedClass(school, { price: 1_000_00 })
  const exam = await seedExam(school)
  await callApi(school, enrolInClass, { class_id: String(exam.classId) }, amina)
  const [first, second] = exam.questionIds
  const requests = [
    { call: enrolInClass, fields: { class_id: paid.publicId } },
    {
      call: submitExam,
      fields: {
        lesson_id: String(exam.id),
        examRand: exam.rand,
        answer: { [String(first)]: 'قَلَمٌ', [String(second)]: 'كَتَبَ' },
      },
    },
  ]

  for (const request of requests) {
    const responses = await sendTwelveTimes(school, { ...request, as: amina })

    expect(new Set(responses.map(({ http }) => http))).toEqual(new Set([200]))
    expect(responses.filter(({ status }) => status)).toHaveLength(1)
  }
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, sum: 0 })
})

test('a card payment that page and provider report to two processes at once is one credit, and every response confirms it (R-MONEY-011)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const [first, second] = await openTwoProcesses(school)
  const opened = await seedPayment(school, amina, { amount: 900 })
  const notice = await payByCard(school, opened)
  const fields = { reference: opened.reference }

  const responses = await Promise.all(
    Array.from({ length: 6 }, () => [
      callApi(first, verifyPayment, fields, amina),
      deliverNotice(second, notice),
    ]).flat(),
  )

  expect(new Set(responses.map(({ http, status }) => `${http} ${status}`))).toEqual(
    new Set(['200 true']),
  )
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 900_00, sum: 900_00 })
})
