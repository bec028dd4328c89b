import { createECDH } from 'node:crypto'
import { editStudent } from '../../../contract/admin/admin.ts'
import { login, requestPasswordReset } from '../../../contract/auth/auth.ts'
import { signup } from '../../../contract/auth/sign-up.ts'
import {
  assignCertificate,
  saveCertificateTemplate,
} from '../../../contract/certificates/certificates.ts'
import { addComment } from '../../../contract/comments/comments.ts'
import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import { markExam } from '../../../contract/exams/marking.ts'
import { acceptTypedAnswer, setTypedVerdict } from '../../../contract/exams/typed-review.ts'
import { sendMessage } from '../../../contract/messages/announcements.ts'
import { scheduleMessage } from '../../../contract/messages/scheduled-messages.ts'
import { verifyPayment } from '../../../contract/payments/payments.ts'
import { DAY } from '../../../contract/platform/duration.ts'
import { requestDataExport } from '../../../contract/privacy/privacy.ts'
import { subscribePush } from '../../../contract/push/push.ts'
import { getLessonDetails } from '../../../contract/study/study.ts'
import { now } from '../../platform/clock.ts'
import { makeDueExports } from '../../privacy/export-worker.ts'
import { referralCodeOf } from '../accounts/signed-up-student.ts'
import { callApi } from '../call-api.ts'
import { seedExam, submissionsOf, submitAnswers } from '../exams/seed-exam.ts'
import { failOnWarning } from '../messages/counting-transport.ts'
import { deliverNotice, payByCard, seedPayment } from '../payments/card-payments.ts'
import { seedClass, seedLessonRow } from '../seed-class.ts'
import { seedAdministrator, seedStudent, type TestSchool, type TestUser } from '../test-school.ts'

/** Nothing else in a school contains these. */
export const ZULAYKHA = {
  name: 'Zulaykhā Ọ̀ṣun-Okafor',
  email: 'Zulaykha.Okafor@example.org',
  phonenumber: '08098765432',
  password: 'a good password',
}
const FORMER = { name: 'Zulaykhā Ɗanfodio', email: 'danfodio.z@example.org', phone: '08055511122' }

/** Parts of texts by which a search finds the student, in lower case. */
export const TRACES = [
  ...['zulaykh', 'okafor', 'danfodio', 'ɗanfodio'],
  ...['8098765432', '8055511122', 'written by her own hand', 'her spoken mark'],
  'typed by her alone',
]

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/**
 * Adds a student with data in every feature, through the API; with `mentions` others name the student in their own texts too.
 */
export async function seedTraces(school: TestSchool, { mentions = false } = {}) {
  const maryam = await seedAdministrator(school)
  const friend = await seedStudent(school, { name: 'Bilqis Musa' })
  const { name, email, phone } = FORMER
  const account = { ...ZULAYKHA, name, email, phonenumber: phone }
  const refBy = await referralCodeOf(school, friend.id)
  const { data, token = '' } = await callApi(school, signup, { ...account, refBy })
  const student = { id: Number(data.id), name: ZULAYKHA.name, email: ZULAYKHA.email, token }
  const form = { ...ZULAYKHA, student_id: data.id, role: '1' }
  await callApi(school, editStudent, form, maryam)

  const { id: classId } = await seedClass(school)
  const lessonId = await seedLessonRow(school, classId)
  const lesson = { class_id: String(classId), lesson_id: String(lessonId) }
  for (const it of [student, friend])
    await callApi(school, enrolInClass, { class_id: String(classId) }, it)
  await callApi(school, getLessonDetails, lesson, student)
  await callApi(school, addComment, { ...lesson, comment: 'I have a question' }, student)
  const mention = `Thank you ${ZULAYKHA.name}, I wrote to ${ZULAYKHA.email.toLowerCase()}.`
  if (mentions) await callApi(school, addComment, { ...lesson, comment: mention }, friend)

  for (const answer of [{ theory: 'written by her own hand' }, { theory_image: PIXEL }]) {
    const exam = await seedExam(school, { theoryAnswer: 'The answer', classId })
    await submitAnswers(school, exam, student, { answers: ['قَلَمٌ', 'كَتَبَ'], ...answer })
    const [submission] = await submissionsOf(school, exam)
    const mark = { lesson_id: String(exam.id), result_id: String(submission?.id) }
    await callApi(
      school,
      markExam,
      { ...mark, theory_score: '80', feedback: 'her spoken mark' },
      maryam,
    )
  }
  await judgeTypedAnswers(school, maryam, [student, friend], mentions)
  await callApi(school, requestPasswordReset, { email: ZULAYKHA.email })
  for (const password of ['wrong', 'wrong again'])
    await callApi(school, login, { email: ZULAYKHA.email, password })
  const payment = await seedPayment(school, student, { amount: 500 })
  await deliverNotice(school, await payByCard(school, payment))
  await callApi(school, verifyPayment, { reference: payment.reference }, student)
  await giveCertificate(school, student, maryam)
  await writeMessages(school, maryam, mentions)
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: 'x'.repeat(24),
  }
  const endpoint = 'https://push.example.org/zulaykha-okafor'
  await callApi(school, subscribePush, { endpoint, keys }, student)
  await callApi(school, requestDataExport, {}, student)
  await makeDueExports(school, failOnWarning)
  return { maryam, friend, student }
}

/**
 * The answer that both students typed. The teacher also judges a text of the first student alone, and with `mentions` makes the name
 * of the first student a key.
 */
export const TYPED_BY_BOTH = 'كتاب'

async function judgeTypedAnswers(
  school: TestSchool,
  maryam: Seeded,
  students: readonly TestUser[],
  mentions: boolean,
) {
  const typed = { kind: 'typed' as const, answer: 'قلم' }
  const questions = ['Your name', 'A pen', 'A book'].map((question) => ({ ...typed, question }))
  const exam = await seedExam(school, { questions })
  const alone = [ZULAYKHA.name, 'typed by her alone']
  for (const [index, student] of students.entries()) {
    await callApi(school, enrolInClass, { class_id: String(exam.classId) }, student)
    const answers = [...(index === 0 ? alone : ['Bilqis', 'قلم']), TYPED_BY_BOTH]
    await submitAnswers(school, exam, student, { answers })
  }
  const answer = (index: number, text: string) => ({
    ...{ lesson_id: String(exam.id), question_id: String(exam.questionIds[index]), text },
  })
  if (mentions) await callApi(school, acceptTypedAnswer, answer(0, ZULAYKHA.name), maryam)
  else
    await callApi(school, setTypedVerdict, { ...answer(0, ZULAYKHA.name), verdict: 'near' }, maryam)
  await callApi(
    school,
    setTypedVerdict,
    { ...answer(1, 'typed by her alone'), verdict: 'near' },
    maryam,
  )
  // stores a version
  await callApi(school, acceptTypedAnswer, answer(2, TYPED_BY_BOTH), maryam)
}

type Seeded = Awaited<ReturnType<typeof seedStudent>>

async function giveCertificate(school: TestSchool, student: { id: number }, maryam: Seeded) {
  const text = { title: 'Certificate', footer: 'Kano', certificateContent: 'has completed' }
  await callApi(school, saveCertificateTemplate, text, maryam)
  const assignment = { certificate_content: 'has completed', issue_date: '2026-11-21' }
  const student_ids = [String(student.id)]
  await callApi(school, assignCertificate, { ...assignment, student_ids }, maryam)
}

async function writeMessages(school: TestSchool, maryam: Seeded, mentions: boolean) {
  const recipients = [ZULAYKHA.email]
  const toHer = { subject: `Dear ${ZULAYKHA.name}`, message: 'Only for you', recipients }
  const toAll = { subject: 'Prize', message: `${ZULAYKHA.name} has won.`, send_to_all: 'true' }
  for (const message of mentions ? [toHer, toAll] : [toHer])
    await callApi(school, sendMessage, { ...message, delivery_method: 'both' }, maryam)
  const later = { ...toHer, delivery_method: 'inApp', send_at: String(now() + 60 * DAY) }
  await callApi(school, scheduleMessage, later, maryam)
}
