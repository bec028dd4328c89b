import { setTypedVerdict } from '../../../contract/exams/typed-review.ts'
import { addLesson } from '../../../contract/lessons/lesson-form.ts'
import { attachCaptions, attachSound } from '../../../contract/renditions/lesson-renditions.ts'
import { callApi } from '../call-api.ts'
import { seedCandidate, seedExam, submitAnswers } from '../exams/seed-exam.ts'
import { seedClass, seedLessonRow } from '../seed-class.ts'
import { demoFile, type TestFile, uploadFile } from '../uploads/upload-file.ts'

import { type Examples, newClass, ofClass, type SchoolToChange } from './school-to-change.ts'

const classForm = {
  ...{ category: 'Grammar', name: 'Ṣarf', about: 'Forms.', premium: '1', amount: '5000' },
  ...{ status: '1', monthlylimit: 0 },
}

const lessonForm = { subject: 'Roots', about: '', inputetype: 'Lesson', scheduled: '0' }

const newLesson = async ({ school, classId }: SchoolToChange) => ({
  lesson_id: String(await seedLessonRow(school, classId)),
})

async function newVideo({ school, classId, maryam }: SchoolToChange) {
  const fields = { ...lessonForm, class_id: String(classId) }
  const { data } = await uploadFile(school, addLesson, fields, demoFile('writing-ba.mp4'), maryam)
  return { lesson_id: String(data.id) }
}

const captions: TestFile = {
  name: 'captions.vtt',
  bytes: Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nBāʾ\n'),
}

/** A wrong typed answer. */
async function newTypedAnswer({ school, classId }: SchoolToChange) {
  const question = { kind: 'typed' as const, question: 'Write: a pen', answer: 'قَلَمٌ' }
  const exam = await seedExam(school, { classId, questions: [question] })
  await submitAnswers(school, exam, await seedCandidate(school, exam), { answers: ['كتاب'] })
  const [questionId] = exam.questionIds
  return { lesson_id: String(exam.id), question_id: String(questionId), text: 'كتاب' }
}

/** Calls that change classes, lessons and exams. */
export const classCalls = {
  addClass: async () => ({ fields: classForm }),
  updateClass: async (it) => ({ fields: { ...classForm, ...(await newClass(it)) } }),
  saveCanDo: async (it) => ({
    fields: {
      ...ofClass(it),
      statements: [{ text: 'I can greet', lessons: [String(it.lessonId)], pass: 60 }],
    },
  }),
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
  setExamAllowance: async (it) => {
    const { id } = await seedCandidate(it.school, it.exam)
    const more = { extra_attempts: 1, extra_minutes: 10, closes_at: '0' }
    return { fields: { lesson_id: String(it.exam.id), student_id: String(id), ...more } }
  },
  uploadAttachment: async () => ({
    fields: { once: 'attachment-0001' },
    file: demoFile('reading-sheet.pdf'),
  }),
  setTypedVerdict: async (it) => ({ fields: { ...(await newTypedAnswer(it)), verdict: 'near' } }),
  acceptTypedAnswer: async (it) => ({ fields: await newTypedAnswer(it) }),
  undoTypedChange: async (it) => {
    const fields = { ...(await newTypedAnswer(it)), verdict: 'near' }
    const { data } = await callApi(it.school, setTypedVerdict, fields, it.maryam)
    return { fields: { change_id: String(data?.change_id) } }
  },
  retryRenditions: async (it) => ({ fields: await newVideo(it) }),
  attachSound: async (it) => ({ fields: await newVideo(it), file: demoFile('letters.mp3') }),
  removeSound: async (it) => {
    const fields = await newVideo(it)
    await uploadFile(it.school, attachSound, fields, demoFile('letters.mp3'), it.maryam)
    return { fields }
  },
  attachCaptions: async (it) => ({
    fields: { ...(await newVideo(it)), language: 'en' },
    file: captions,
  }),
  removeCaptions: async (it) => {
    const fields = { ...(await newVideo(it)), language: 'en' }
    await uploadFile(it.school, attachCaptions, fields, captions, it.maryam)
    return { fields }
  },
  uploadQuestionMedia: async () => ({ fields: {}, file: demoFile('letters.mp3') }),
} satisfies Examples
