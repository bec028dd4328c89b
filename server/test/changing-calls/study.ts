import { addComment } from '../../../contract/comments/comments.ts'
import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import { markExam } from '../../../contract/exams/marking.ts'
import { addLesson } from '../../../contract/lessons/lesson-form.ts'
import { openPayment } from '../../../contract/payments/payments.ts'
import { updateAppSettings } from '../../../contract/settings/settings-form.ts'
import { giveRecordingConsent } from '../../../contract/voice/consent.ts'
import {
  addClip,
  addCorrection,
  allowNewAttempt,
} from '../../../contract/voice/manage-corrections.ts'
import { now } from '../../platform/clock.ts'
import { callApi } from '../call-api.ts'
import { saveAnswerFile } from '../exams/answer-file.ts'
import { CORRECT_ANSWERS, seedCandidate, seedExam, submitAnswers } from '../exams/seed-exam.ts'
import { seedClass } from '../seed-class.ts'
import { seedAdministrator } from '../test-school.ts'
import { voice } from '../uploads/voice.ts'
import { seedRecording } from '../voice/recitation.ts'

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

const newMark = async (it: SchoolToChange) => ({
  ...{ result_id: await newSubmission(it, { theory: 'اسم' }), kind: 'madd' },
  ...{ start: 0, end: 3 },
})

async function newCorrection(it: SchoolToChange): Promise<string> {
  return (await callApi(it.school, addCorrection, await newMark(it), it.maryam)).data.id
}

/** A submission with a recording of its student. */
async function newSpokenAnswer(it: SchoolToChange) {
  const student = await seedCandidate(it.school, it.exam)
  const written = { answers: ['قَلَمٌ', 'كَتَبَ'], theory: 'اسم' }
  await submitAnswers(it.school, it.exam, student, written)
  const { id: submissionId } = await it.school.db
    .selectFrom('exam_results')
    .select('id')
    .where('student_id', '=', student.id)
    .executeTakeFirstOrThrow()
  await seedRecording(it.school, { userId: student.id, lessonId: it.exam.id, submissionId })
  return { result_id: String(submissionId), student }
}

async function newClipFields({ school, maryam }: SchoolToChange) {
  const recording = { userId: maryam.id, purpose: 'clip' as const, milliseconds: 5_000 }
  const voice_id = String(await seedRecording(school, recording))
  return { name: 'ʿayn', kind: 'makhraj', voice_id }
}

async function newClip(it: SchoolToChange): Promise<string> {
  return (await callApi(it.school, addClip, await newClipFields(it), it.maryam)).data.id
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
  removeRecordingLimit: async (it) => {
    const answer = { userId: it.amina.id, purpose: 'answer' as const, milliseconds: 5_000 }
    const voice_id = String(await seedRecording(it.school, answer))
    return { fields: { voice_id }, as: it.amina }
  },
  saveStaffRecording: async () => ({
    fields: { purpose: 'clip', once: 'clip-of-maryam-1' },
    file: voice(),
  }),
  setRecordingRules: async () => ({ fields: { keep_days: '90', marker_id: '0' } }),
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
  beginExam: async (it) => {
    // the others hand in an exam without a time limit, which they need not begin
    const { id } = await seedExam(it.school, { theoryAnswer: '', classId: it.classId })
    await it.school.db.updateTable('lessons').set({ time_limit: 30 }).where('id', '=', id).execute()
    return { fields: { lesson_id: String(id), attempt: 1 }, as: it.amina }
  },
  uploadAnswerFile: async (it) => {
    const student = await seedCandidate(it.school, it.exam)
    const submitted = { theory: 'اسم', handed_in_at: now() }
    const file = await saveAnswerFile(it.school, it.exam, student, {
      ...{ answers: CORRECT_ANSWERS, ...submitted },
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
  addCorrection: async (it) => ({ fields: await newMark(it) }),
  changeCorrection: async (it) => ({
    fields: { correction_id: await newCorrection(it), kind: 'makhraj', comment: 'From the throat' },
  }),
  removeCorrection: async (it) => ({ fields: { correction_id: await newCorrection(it) } }),
  saveCriteria: async (it) => {
    const settings = { siteName: 'Lisan', recitation_criteria: 'Fluency' }
    await callApi(it.school, updateAppSettings, settings, it.maryam)
    const result_id = await newSubmission(it, { theory: 'اسم' })
    return { fields: { result_id, criteria: [{ name: 'Fluency', score: 80 }] } }
  },
  allowNewAttempt: async (it) => {
    const { result_id } = await newSpokenAnswer(it)
    return { fields: { result_id, allowed: '1' } }
  },
  submitNewAttempt: async (it) => {
    const { result_id, student } = await newSpokenAnswer(it)
    const lesson_id = String(it.exam.id)
    const mark = { lesson_id, result_id, theory_score: '60' }
    await callApi(it.school, markExam, mark, it.maryam)
    await callApi(it.school, allowNewAttempt, { result_id, allowed: '1' }, it.maryam)
    const recording = { userId: student.id, lessonId: it.exam.id }
    const voice_id = String(await seedRecording(it.school, recording))
    return { fields: { lesson_id, voice_id }, as: student }
  },
  addClip: async (it) => ({ fields: await newClipFields(it) }),
  changeClip: async (it) => ({
    fields: { clip_id: await newClip(it), name: 'The ʿayn', kind: 'word' },
  }),
  removeClip: async (it) => ({ fields: { clip_id: await newClip(it) } }),
  setLineModel: async (it) => {
    const line = 'الحمد لله'
    await it.school.db
      .updateTable('lessons')
      .set({ reading: line })
      .where('id', '=', it.exam.id)
      .execute()
    const recording = { userId: it.maryam.id, purpose: 'model' as const, lessonId: it.exam.id }
    const voice_id = String(await seedRecording(it.school, recording))
    return { fields: { lesson_id: String(it.exam.id), line, voice_id } }
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
