import { addComment } from '../../../contract/comments/comments.ts'
import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import { addLesson } from '../../../contract/lessons/lesson-form.ts'
import { openPayment } from '../../../contract/payments/payments.ts'
import { giveRecordingConsent } from '../../../contract/voice/consent.ts'
import { now } from '../../platform/clock.ts'
import { callApi } from '../call-api.ts'
import { saveAnswerFile } from '../exams/answer-file.ts'
import { CORRECT_ANSWERS, seedCandidate, submitAnswers } from '../exams/seed-exam.ts'
import { seedClass } from '../seed-class.ts'
import { seedAdministrator } from '../test-school.ts'
import { voice } from '../uploads/voice.ts'

import { type Examples, newClass, ofLesson, type SchoolToChange } from './school-to-change.ts'

/** A PNG file with one pixel, as a data URL. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

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

/** Calls that change what a student has done, with the payments and the marks. */
export const studyCalls = {
  // studying
  enrolInClass: async (it) => ({ fields: await newClass(it), as: it.amina }),
  renewSubscription: async (it) => {
    const monthly = await seedClass(it.school, { price: 500_00, monthly: true })
    const fields = { class_id: String(monthly.id) }
    await callApi(it.school, enrolInClass, fields, it.amina)
    return { fields, as: it.amina }
  },
  giveRecordingConsent: async (it) => ({
    fields: { minor: '1', guardian: 'Zainab, her mother' },
    as: it.amina,
  }),
  withdrawRecordingConsent: async (it) => ({ fields: {}, as: it.amina }),
  saveRecording: async (it) => {
    await callApi(it.school, giveRecordingConsent, { minor: '0' }, it.amina)
    const fields = { lesson_id: String(it.exam.id), once: 'recording-of-amina' }
    return { fields, as: it.amina, file: voice() }
  },
  saveStaffRecording: async () => ({
    fields: { purpose: 'clip', once: 'clip-of-maryam-1' },
    file: voice(),
  }),
  setStudentRecordingConsent: async (it) => ({
    fields: { student_id: String(it.amina.id), guardian: 'Zainab, her mother, by phone' },
  }),
  savePractice: async (it) => {
    const { class_id } = await newClass(it)
    await callApi(it.school, enrolInClass, { class_id }, it.amina)
    const exercise = {
      ...{ kind: 'gap', question: 'Fill the gap.', answer: 'كتاب' },
      content: { line: 'هذا {{كتاب}}' },
    }
    const lesson = {
      ...{ class_id, subject: 'Practice', inputetype: 'Practice' },
      ...{ scheduled: '0', checks: [exercise] },
    }
    const { data } = await callApi(it.school, addLesson, lesson, it.maryam)
    const { id } = await it.school.db
      .selectFrom('questions')
      .select('id')
      .where('lesson_id', '=', Number(data.id))
      .executeTakeFirstOrThrow()
    const exercises = [{ question_id: String(id), first: 'right', answer: 'كتاب', right: true }]
    return {
      fields: {
        ...{ class_id, lesson_id: data.id, exercises },
        once: 'practice-round-0001',
      },
      as: it.amina,
    }
  },
  openTransferAccount: async (it) => ({ fields: {}, as: it.amina }),
  checkTransfers: async (it) => ({ fields: {}, as: it.amina }),
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
  claimSubmission: async (it) => ({
    fields: { result_id: await newSubmission(it, { theory: 'اسم' }) },
  }),
  claimNextSubmission: async (it) => ({
    fields: { result_ids: [await newSubmission(it, { theory: 'اسم' })] },
  }),
  releaseSubmission: async (it) => ({
    fields: { result_id: await newSubmission(it, { theory: 'اسم' }) },
  }),
  decideMark: async (it) => {
    const result_id = await newSubmission(it, { theory: 'اسم' })
    const marks = [
      { place: 1, marker_id: it.maryam.id, score: 80 },
      { place: 2, marker_id: (await seedAdministrator(it.school)).id, score: 40 },
    ]
    await it.school.db
      .insertInto('paired_marks')
      .values(marks.map((mark) => ({ ...mark, result_id: Number(result_id), feedback: '', at: 1 })))
      .execute()
    return { fields: { result_id, theory_score: '60' } }
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
} satisfies Examples

async function openReference({ school, amina }: SchoolToChange): Promise<string> {
  return (await callApi(school, openPayment, { amount: 100 }, amina)).data.reference
}
