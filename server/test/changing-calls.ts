import { createECDH } from 'node:crypto'
import type { ChangingCallName } from '../../contract/all.ts'
import { sendMessage } from '../../contract/announcements.ts'
import { assignCertificate, saveCertificateTemplate } from '../../contract/certificates.ts'
import { deleteClass } from '../../contract/classes.ts'
import { addComment } from '../../contract/comments.ts'
import { DAY } from '../../contract/duration.ts'
import { enrolInClass } from '../../contract/enrolment.ts'
import { openRun } from '../../contract/game.ts'
import { revokeCertificate } from '../../contract/given-certificates.ts'
import { addLesson } from '../../contract/lesson-form.ts'
import { attachCaptions, attachSound } from '../../contract/lesson-renditions.ts'
import { addStudentsToClass } from '../../contract/manage-enrolments.ts'
import { openPayment } from '../../contract/payments.ts'
import { saveQuizQuestion } from '../../contract/quiz-bank.ts'
import { refundPayment } from '../../contract/refunds.ts'
import { scheduleMessage } from '../../contract/scheduled-messages.ts'
import { getSecondFactors, startPasskey, startTotp } from '../../contract/second-factors.ts'
import { setTypedVerdict } from '../../contract/typed-review.ts'
import { hashPassword } from '../auth/passwords.ts'
import { totpCode } from '../auth/second-factor/totp.ts'
import { setPassword } from '../auth/store.ts'
import { now } from '../platform/clock.ts'
import { enqueueEmails } from '../platform/mail-queue.ts'
import { saveAnswerFile } from './answer-file.ts'
import { callApi } from './call-api.ts'
import { deliverEvent, seedSettledPayment } from './card-payments.ts'
import { refundFailed } from './paystack-responses.ts'
import { openSchoolWithQuiz } from './quiz.ts'
import { addNewPasskey, turnAppOn } from './second-step.ts'
import { seedClass, seedLessonRow } from './seed-class.ts'
import { CORRECT_ANSWERS, seedCandidate, seedExam, submitAnswers } from './seed-exam.ts'
import { createAuthenticator } from './software-authenticator.ts'
import { seedAdministrator, seedStudent, type TestSchool, type TestUser } from './test-school.ts'
import { demoFile, type TestFile, uploadFile } from './upload-file.ts'

/** A school with something to change in every feature. */
export type SchoolToChange = Awaited<ReturnType<typeof openSchoolToChange>>

/** The request of a call; `file` is sent as multipart. */
export type Example = { fields: Record<string, unknown>; as?: TestUser; file?: TestFile }

/** Opens a school with data of every feature, an administrator and a student. */
export async function openSchoolToChange() {
  const school = await openSchoolWithQuiz()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { wallet: 50_000_00 })
  return { school, maryam, amina, ...(await seedCourse(school, amina)) }
}

async function seedCourse(school: TestSchool, amina: TestUser) {
  const { id: classId } = await seedClass(school)
  const lessonId = await seedLessonRow(school, classId)
  const exam = await seedExam(school, { theoryAnswer: 'The answer', classId })
  await callApi(school, enrolInClass, { class_id: String(classId) }, amina)
  return { classId, lessonId, exam }
}

const classForm = {
  ...{ category: 'Grammar', name: 'Ṣarf', about: 'Forms.', premium: '1', amount: '5000' },
  ...{ status: '1', monthlylimit: 0 },
}
const lessonForm = { subject: 'Roots', about: '', inputetype: 'Lesson', scheduled: '0' }
const quizQuestion = {
  ...{ level: 'easy', question: 'Which of these is a quill?', answer: 'قَلَمٌ', others: ['بَابٌ'] },
  seconds: 20,
}
const certificate = { certificate_content: 'Has completed Naḥw', issue_date: '2026-11-01' }
const templateForm = { title: 'Naḥw', footer: 'Lisan', certificateContent: 'Has completed' }
const message = { subject: 'Tomorrow', message: 'No lesson.', delivery_method: 'inApp' }
const scheduledMessage = { ...message, send_to_all: true, send_at: String(now() + DAY) }
const subscription = {
  endpoint: 'https://push.example.org/1',
  // an uncompressed point on the curve
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'x'.repeat(24) },
}

/** A PNG file with one pixel, as a data URL. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const ofClass = ({ classId }: SchoolToChange) => ({ class_id: String(classId) })
const ofLesson = (it: SchoolToChange) => ({ ...ofClass(it), lesson_id: String(it.lessonId) })
const newClass = async ({ school }: SchoolToChange) => ({
  class_id: String((await seedClass(school, { price: 1_000_00 })).id),
})
const newLesson = async ({ school, classId }: SchoolToChange) => ({
  lesson_id: String(await seedLessonRow(school, classId)),
})
async function newFilm({ school, classId, maryam }: SchoolToChange) {
  const fields = { ...lessonForm, class_id: String(classId) }
  const { data } = await uploadFile(school, addLesson, fields, demoFile('writing-ba.mp4'), maryam)
  return { lesson_id: String(data.id) }
}
const captions: TestFile = {
  name: 'captions.vtt',
  bytes: Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nBāʾ\n'),
}
const newStudent = async ({ school }: SchoolToChange) => seedStudent(school, { name: 'Musa Sani' })
/** The id of a submission with a written answer. */
async function newSubmission({ school, exam }: SchoolToChange, written: object) {
  const candidate = await seedCandidate(school, exam)
  await submitAnswers(school, exam, candidate, { answers: ['قَلَمٌ', 'كَتَبَ'], ...written })
  const { id } = await school.db
    .selectFrom('exam_results')
    .select('id')
    .where('student_id', '=', candidate.id)
    .executeTakeFirstOrThrow()
  return String(id)
}
/** The reference of the receipt of a class that the wallet paid for. */
async function newPurchase(it: SchoolToChange) {
  await newEnrolment(it)
  const { id } = await it.school.db
    .selectFrom('ledger')
    .select('id')
    .where('service', '=', 'enrolment')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return `WALLET_${id}`
}
/** A refund to the card that the provider could not pay out. */
async function newFailedRefund({ school, amina, maryam }: SchoolToChange) {
  const { reference } = await seedSettledPayment(school, amina, { amount: 500 })
  const refund = { reference, amount: 100, to: 'card', reason: 'Ill', end_enrolment: '0' }
  await callApi(school, refundPayment, { ...refund, once: 'the-refund' }, maryam)
  await deliverEvent(school, refundFailed({ reference, amount: 100_00 }))
  const { id } = await school.db
    .selectFrom('payment_reversals')
    .select('id')
    .executeTakeFirstOrThrow()
  return { refund_id: String(id), how: 'wallet', attempts: 1 }
}
/** A wrong typed answer. */
async function newTypedAnswer({ school, classId }: SchoolToChange) {
  const question = { kind: 'typed' as const, question: 'Write: a pen', answer: 'قَلَمٌ' }
  const exam = await seedExam(school, { classId, questions: [question] })
  await submitAnswers(school, exam, await seedCandidate(school, exam), { answers: ['كتاب'] })
  const [questionId] = exam.questionIds
  return { lesson_id: String(exam.id), question_id: String(questionId), text: 'كتاب' }
}
async function newEnrolment({ school, amina, maryam }: SchoolToChange, input = {}) {
  const { id } = await seedClass(school, { price: 300_00, ...input })
  const fields = { class_id: String(id), student_ids: [String(amina.id)] }
  await callApi(school, addStudentsToClass, { ...fields, payment: 'wallet' }, maryam)
  return fields
}
const idOf = ({ id }: TestUser) => ({ student_id: String(id) })

/**
 * An example of every call that changes or creates something. Each uses what it needs, so that they can run in any order
 * in one school.
 */
export const examples: Record<ChangingCallName, (it: SchoolToChange) => Promise<Example>> = {
  // accounts
  saveDataSaver: async (it) => ({ fields: { data_saver: 'cheapest' }, as: it.amina }),
  login: async () => ({ fields: { email: 'nobody@example.org', password: 'wrong' } }),
  logout: async (it) => ({ fields: {}, as: await newStudent(it) }),
  signup: async () => ({
    fields: {
      ...{ name: 'Hauwa Idris', email: 'hauwa@example.org', phonenumber: '08031234567' },
      password: 'the password',
    },
  }),
  requestPasswordReset: async () => ({ fields: { email: 'nobody@example.org' } }),
  resetPassword: async () => ({
    fields: { email: 'nobody@example.org', new_password: 'a new password', code: '123456' },
  }),

  endSession: async (it) => ({ fields: { session_id: '1' }, as: await newStudent(it) }),
  endOtherSessions: async (it) => ({ fields: {}, as: await newStudent(it) }),
  reauthenticate: async (it) => ({ fields: { password: 'a guess' }, as: await newStudent(it) }),

  // the second step of administrators
  startTotp: async (it) => ({ fields: {}, as: await seedAdministrator(it.school) }),
  confirmTotp: async (it) => {
    const as = await seedAdministrator(it.school)
    const { data } = await callApi(it.school, startTotp, {}, as)
    return { fields: { code: totpCode(data.secret, now()) }, as }
  },
  removeTotp: async (it) => ({ fields: {}, as: await administratorWithApp(it) }),
  startPasskey: async (it) => ({ fields: {}, as: await seedAdministrator(it.school) }),
  addPasskey: async (it) => {
    const as = await seedAdministrator(it.school)
    const { data } = await callApi(it.school, startPasskey, {}, as)
    return { fields: { name: 'Phone', answer: createAuthenticator().register(data.options) }, as }
  },
  removePasskey: async (it) => {
    const as = await seedAdministrator(it.school)
    await addNewPasskey(it.school, as)
    const { data } = await callApi(it.school, getSecondFactors, {}, as)
    return { fields: { passkey_id: data.passkeys[0].id }, as }
  },
  renewRecoveryCodes: async (it) => ({ fields: {}, as: await administratorWithApp(it) }),
  setSecondFactorRequired: async (it) => {
    await it.school.db.deleteFrom('second_factor_policy').execute()
    return { fields: { required: '1' }, as: await administratorWithApp(it) }
  },
  resetSecondFactor: async (it) => ({ fields: idOf(await administratorWithApp(it)) }),
  startPasskeySignIn: async () => ({
    fields: { email: 'nobody@example.org', password: 'wrong' },
  }),

  // students, by administrators
  editStudent: async (it) => {
    const student = await newStudent(it)
    const { name, email } = student
    const form = { name: `${name} Bello`, email, phonenumber: '08031234567', role: '1' }
    return { fields: { ...idOf(student), ...form } }
  },
  deleteStudent: async (it) => ({ fields: idOf(await newStudent(it)) }),
  resetStudentPassword: async (it) => ({
    fields: { ...idOf(await newStudent(it)), new_password: 'a new password' },
  }),
  loginAsStudent: async (it) => ({ fields: { student_email: (await newStudent(it)).email } }),
  importStudents: async ({ classId }) => ({
    fields: {
      csv: `name,email,class\nZaynab Umar,zaynab@example.org,${classId}`,
      ...{ confirm: 'true', payment: 'waived' },
    },
  }),
  addStudent: async () => ({ fields: { name: 'Hafsa Ali', email: 'hafsa@example.org' } }),
  changeRole: async (it) => ({ fields: { ...idOf(await newStudent(it)), role: '11' } }),
  setStudentsActive: async (it) => ({
    fields: { student_ids: [String((await newStudent(it)).id)], active: '0' },
  }),

  // the caller's own data
  requestDataExport: async ({ amina }) => ({ fields: {}, as: amina }),
  requestAccountDeletion: async (it) => {
    const as = await newStudent(it)
    await setPassword(it.school.db, as.id, await hashPassword('a good password'))
    return { fields: { password: 'a good password', wallet: 0 }, as }
  },
  cancelAccountDeletion: async ({ amina }) => ({ fields: {}, as: amina }),

  // enrolments, by administrators
  addStudentsToClass: async (it) => ({
    fields: { ...(await newClass(it)), student_ids: [String(it.amina.id)], payment: 'wallet' },
  }),
  moveStudentsToClass: async (it) => ({
    fields: { ...(await newEnrolment(it)), to_class_id: (await newClass(it)).class_id },
  }),
  extendSubscription: async (it) => {
    const { class_id, student_ids } = await newEnrolment(it, { monthly: true })
    const { paid_until } = await it.school.db
      .selectFrom('enrolments')
      .select('paid_until')
      .where('class_id', '=', Number(class_id))
      .executeTakeFirstOrThrow()
    return {
      fields: {
        ...{ class_id, student_id: student_ids[0], months: 1 },
        ...{ payment: 'wallet', seen_until: String(paid_until) },
      },
    }
  },
  removeStudentsFromClass: async (it) => ({
    fields: { ...(await newEnrolment(it)), refund: 'all' },
  }),
  fundWallet: async (it) => ({ fields: { ...idOf(it.amina), amount: 250 } }),
  correctWallet: async (it) => ({
    fields: { ...idOf(it.amina), amount: 250, reason: 'Entered twice', once: 'one-form' },
  }),

  refundPayment: async (it) => ({
    fields: {
      ...{ reference: await newPurchase(it), amount: 100, to: 'wallet', reason: 'Ill' },
      ...{ end_enrolment: '1', once: 'one-form' },
    },
  }),
  continueRefund: async (it) => ({ fields: await newFailedRefund(it) }),

  // classes and lessons
  addClass: async () => ({ fields: classForm }),
  updateClass: async (it) => ({ fields: { ...classForm, ...(await newClass(it)) } }),
  deleteClass: async (it) => ({ fields: await newClass(it) }),
  duplicateClass: async (it) => ({
    fields: { ...(await newClass(it)), name: 'Term 2', shift_days: '7' },
  }),
  publishClass: async ({ school }) => ({
    fields: { class_id: String((await seedClass(school, { draft: true })).id) },
  }),
  duplicateLesson: async (it) => ({
    fields: { ...(await newLesson(it)), ...ofClass(it), shift_days: '7' },
  }),
  publishLesson: async (it) => {
    const fields = await newLesson(it)
    const lesson = it.school.db.updateTable('lessons').where('id', '=', Number(fields.lesson_id))
    await lesson.set({ is_draft: 1 }).execute()
    return { fields }
  },
  addLesson: async (it) => ({ fields: { ...lessonForm, ...ofClass(it) } }),
  updateLesson: async (it) => ({ fields: { ...lessonForm, ...(await newLesson(it)) } }),
  deleteLesson: async (it) => ({ fields: await newLesson(it) }),
  removeFile: async (it) => {
    const fields = { ...lessonForm, ...ofClass(it) }
    const file = demoFile('reading-sheet.pdf')
    const { data } = await uploadFile(it.school, addLesson, fields, file, it.maryam)
    return { fields: { lesson_id: data.id } }
  },
  reorderLessons: async (it) => ({
    fields: {
      lessons: [
        { id: String(it.exam.id), position: 1 },
        { id: String(it.lessonId), position: 2 },
      ],
    },
  }),
  swapLessonsPosition: async (it) => ({
    fields: {
      ...{ lesson1_id: String(it.lessonId), lesson1_position: 1 },
      ...{ lesson2_id: String(it.exam.id), lesson2_position: 2 },
    },
  }),
  deleteQuestion: async (it) => {
    const { questionIds } = await seedExam(it.school, { classId: it.classId })
    return { fields: { obj_id: String(questionIds[0]) } }
  },
  rescoreExam: async (it) => ({ fields: { lesson_id: String(it.exam.id), version: '1' } }),
  setTypedVerdict: async (it) => ({ fields: { ...(await newTypedAnswer(it)), verdict: 'near' } }),
  acceptTypedAnswer: async (it) => ({ fields: await newTypedAnswer(it) }),
  undoTypedChange: async (it) => {
    const fields = { ...(await newTypedAnswer(it)), verdict: 'near' }
    const { data } = await callApi(it.school, setTypedVerdict, fields, it.maryam)
    return { fields: { change_id: String(data?.change_id) } }
  },
  retryRenditions: async (it) => ({ fields: await newFilm(it) }),
  attachSound: async (it) => ({ fields: await newFilm(it), file: demoFile('letters.mp3') }),
  removeSound: async (it) => {
    const fields = await newFilm(it)
    await uploadFile(it.school, attachSound, fields, demoFile('letters.mp3'), it.maryam)
    return { fields }
  },
  attachCaptions: async (it) => ({
    fields: { ...(await newFilm(it)), language: 'en' },
    file: captions,
  }),
  removeCaptions: async (it) => {
    const fields = { ...(await newFilm(it)), language: 'en' }
    await uploadFile(it.school, attachCaptions, fields, captions, it.maryam)
    return { fields }
  },
  uploadQuestionMedia: async () => ({ fields: {}, file: demoFile('letters.mp3') }),

  // studying
  enrolInClass: async (it) => ({ fields: await newClass(it), as: it.amina }),
  renewSubscription: async (it) => {
    const monthly = await seedClass(it.school, { price: 500_00, monthly: true })
    const fields = { class_id: String(monthly.id) }
    await callApi(it.school, enrolInClass, fields, it.amina)
    return { fields, as: it.amina }
  },
  recordLessonView: async (it) => ({ fields: ofLesson(it), as: it.amina }),
  submitExam: async (it) => ({
    fields: {
      ...{ lesson_id: String(it.exam.id), examRand: it.exam.rand, theory: 'اسم' },
      answer: { [String(it.exam.questionIds[0])]: 'قَلَمٌ', [String(it.exam.questionIds[1])]: 'كَتَبَ' },
    },
    as: it.amina,
  }),
  uploadAnswerFile: async (it) => {
    const student = await seedCandidate(it.school, it.exam)
    const handedIn = { theory: 'اسم', handed_in_at: now() }
    const file = await saveAnswerFile(it.school, it.exam, student, {
      ...{ answers: CORRECT_ANSWERS, ...handedIn },
    })
    return { fields: { file } }
  },
  markExam: async (it) => {
    const result_id = await newSubmission(it, { theory: 'اسم' })
    return { fields: { lesson_id: String(it.exam.id), result_id, theory_score: '80' } }
  },
  rotateAnswer: async (it) => {
    const result_id = await newSubmission(it, { theory_image: PIXEL })
    return { fields: { result_id, turns: 1 } }
  },
  addComment: async (it) => ({ fields: { ...ofLesson(it), comment: 'Peace' }, as: it.amina }),
  deleteComment: async (it) => {
    const { data } = await callApi(
      it.school,
      addComment,
      { ...ofLesson(it), comment: 'A comment' },
      it.amina,
    )
    return { fields: { comment_id: data.id }, as: it.amina }
  },

  // payments
  openPayment: async (it) => ({ fields: { amount: 100 }, as: it.amina }),
  verifyPayment: async (it) => ({ fields: { reference: await openReference(it) }, as: it.amina }),
  recheckPayment: async (it) => ({ fields: { reference: await openReference(it) } }),

  // messages
  sendMessage: async (it) => ({ fields: { ...message, recipients: [it.amina.email] } }),
  sendMessageAgain: async (it) => {
    const fields = { ...message, recipients: [it.amina.email] }
    const { data } = await callApi(it.school, sendMessage, fields, it.maryam)
    return { fields: { message_id: data.id } }
  },
  scheduleMessage: async () => ({ fields: scheduledMessage }),
  cancelScheduledMessage: async (it) => {
    const { data } = await callApi(it.school, scheduleMessage, scheduledMessage, it.maryam)
    return { fields: { scheduled_id: data.id } }
  },
  retryEmail: async ({ school }) => {
    const email = { to: 'amina@example.org', subject: 'Hello', body: 'Peace.' }
    await enqueueEmails(school.db, [email], now())
    const { id } = await school.db
      .updateTable('email_outbox')
      .set({ failed_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { fields: { email_id: String(id) } }
  },
  retryEmails: async (it) => {
    const { data } = await callApi(
      it.school,
      sendMessage,
      { ...message, delivery_method: 'email', recipients: [it.amina.email] },
      it.maryam,
    )
    const failed = it.school.db.updateTable('email_outbox').set({ failed_at: 1 })
    await failed.where('message_id', '=', Number(data.id)).execute()
    return { fields: { message_id: data.id } }
  },
  readMessage: async (it) => {
    const fields = { ...message, recipients: [it.amina.email] }
    const { data } = await callApi(it.school, sendMessage, fields, it.maryam)
    return { fields: { message_id: data.id }, as: it.amina }
  },
  subscribePush: async (it) => ({ fields: subscription, as: it.amina }),
  unsubscribePush: async (it) => ({
    fields: { endpoint: subscription.endpoint },
    as: it.amina,
  }),

  // the quiz and its question bank
  openRun: async (it) => ({ fields: { action: 'easy' }, as: it.amina }),
  claimReward: async (it) => {
    await callApi(it.school, openRun, { action: 'easy' }, it.amina)
    return { fields: { level: 'easy' }, as: it.amina }
  },
  saveQuizQuestion: async () => ({ fields: quizQuestion }),
  deleteQuizQuestion: async (it) => {
    const added = { ...quizQuestion, question: 'Which of these is a samovar?' }
    const { data } = await callApi(it.school, saveQuizQuestion, added, it.maryam)
    return { fields: { question_id: data.id } }
  },
  importQuizQuestions: async () => ({
    fields: {
      csv: 'level,question,answer,other1,other2,other3,seconds,source\neasy,Which of these is a ledger?,كِتَابٌ,بَابٌ,,,20,',
    },
  }),

  // certificates
  saveCertificateTemplate: async () => ({ fields: templateForm }),
  deleteCertificateTemplate: async (it) => {
    const { data } = await callApi(it.school, saveCertificateTemplate, templateForm, it.maryam)
    return { fields: { template_id: data.id } }
  },
  assignCertificate: async (it) => ({
    fields: { ...certificate, student_ids: [String(it.amina.id)] },
  }),

  revokeCertificate: async (it) => ({
    fields: { certificate_id: await givenCertificate(it), reason: 'A wrong name' },
  }),
  restoreCertificate: async (it) => ({ fields: { certificate_id: await revokedCertificate(it) } }),
  replaceCertificate: async (it) => ({
    fields: { certificate_id: await revokedCertificate(it), issue_date: '2026-11-03' },
  }),
  giveToCompleted: async (it) => {
    const { data } = await callApi(it.school, saveCertificateTemplate, templateForm, it.maryam)
    const fields = { template_id: data.id, issue_date: '2026-11-01', min_score: 70 }
    return { fields: { ...fields, ...ofClass(it) } }
  },

  // the bin
  restoreFromBin: async (it) => {
    const { class_id } = await newClass(it)
    await callApi(it.school, deleteClass, { class_id }, it.maryam)
    return { fields: { kind: 'class', item_id: class_id } }
  },

  // settings
  updateAppSettings: async () => ({ fields: { siteName: 'Lisan of Kano', subamount: '900' } }),
  uploadLogo: async () => ({
    fields: {},
    file: { ...demoFile('in-the-house.png'), field: 'logo' },
  }),
}

async function administratorWithApp({ school }: SchoolToChange) {
  const administrator = await seedAdministrator(school)
  await turnAppOn(school, administrator)
  return administrator
}

async function openReference({ school, amina }: SchoolToChange): Promise<string> {
  return (await callApi(school, openPayment, { amount: 100 }, amina)).data.reference
}

/** A certificate of a new student. */
async function givenCertificate(it: SchoolToChange): Promise<string> {
  const student = await newStudent(it)
  const fields = { ...certificate, student_ids: [String(student.id)] }
  await callApi(it.school, assignCertificate, fields, it.maryam)
  const { id } = await it.school.db
    .selectFrom('certificates')
    .select('id')
    .where('student_id', '=', student.id)
    .executeTakeFirstOrThrow()
  return String(id)
}

async function revokedCertificate(it: SchoolToChange): Promise<string> {
  const certificate_id = await givenCertificate(it)
  await callApi(it.school, revokeCertificate, { certificate_id, reason: 'A slip' }, it.maryam)
  return certificate_id
}
