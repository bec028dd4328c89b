import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getLessonQuestions, uploadQuestionMedia } from '../../contract/exams/manage-questions.ts'
import { getSubmission } from '../../contract/exams/marking.ts'
import { updateLesson } from '../../contract/lessons/lesson-form.ts'
import { getLessonDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import {
  CORRECT_ANSWERS,
  NOUN_OR_VERB,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from '../test/exams/seed-exam.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'

async function openSchoolWithExam() {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const maryam = await seedAdministrator(school)
  const upload = async (name: string) =>
    uploadFile(school, uploadQuestionMedia, {}, demoFile(name), maryam)
  return { school, exam, maryam, upload }
}

test('a picture is stored small and without metadata, and a sound as it is; students and markers get both with their size', async () => {
  const { school, exam, maryam, upload } = await openSchoolWithExam()
  const picture = (await upload('letter-shapes.png')).data
  const sound = (await upload('letters.mp3')).data
  expect(picture).toMatchObject({ type: 'image', name: 'letter-shapes.png', height: 1080 })
  expect(sound).toMatchObject({ type: 'audio', name: 'letters.mp3', width: 0 })

  const questions = NOUN_OR_VERB.map((it, index) => ({
    ...it,
    id: String(exam.questionIds[index]),
    media: [picture, sound][index].id,
  }))
  const form = { lesson_id: String(exam.id), subject: 'E', inputetype: 'Exam', scheduled: '0' }
  expect(await callApi(school, updateLesson, { ...form, questions }, maryam)).toMatchObject({
    status: true,
  })

  const amina = await seedCandidate(school, exam)
  const request = { class_id: String(exam.classId), lesson_id: String(exam.id) }
  const page = (await callApi(school, getLessonDetails, request, amina)).data
  expect(page.questions).toMatchObject([
    { media: { type: 'image', width: picture.width } },
    { media: { type: 'audio', size: sound.size } },
  ])
  const file = await school.app.inject(page.questions[0].media.url)
  expect(file.headers['content-type']).toBe('image/webp')
  expect(file.rawPayload).toHaveLength(picture.size)
  expect((await sharp(file.rawPayload).metadata()).height).toBe(1080)
  await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })
  const [submitted] = await submissionsOf(school, exam)
  const marked = await callApi(school, getSubmission, { result_id: String(submitted?.id) }, maryam)
  expect(marked.data.questions).toMatchObject([
    { media: { id: picture.id, type: 'image' } },
    { media: { id: sound.id, type: 'audio' } },
  ])

  const [noun] = questions
  await callApi(school, updateLesson, { ...form, questions: [{ ...noun, media: '0' }] }, maryam)
  const { data } = await callApi(school, getLessonQuestions, { lesson_id: form.lesson_id }, maryam)
  expect(data[0]).not.toHaveProperty('media')
  expect(data[1]).toMatchObject({ media: { id: sound.id } })
})

test('a file that is neither a picture nor a sound is rejected, and so is an unknown id', async () => {
  const { school, exam, maryam, upload } = await openSchoolWithExam()
  expect(await upload('reading-sheet.pdf')).toMatchObject({
    http: 415,
    code: 'unsupported_file_type',
  })
  const [noun] = NOUN_OR_VERB
  const questions = [{ ...noun, id: String(exam.questionIds[0]), media: '99' }]
  const form = { lesson_id: String(exam.id), subject: 'E', inputetype: 'Exam', scheduled: '0' }
  expect(await callApi(school, updateLesson, { ...form, questions }, maryam)).toMatchObject({
    http: 404,
    code: 'question_media_not_found',
  })
})

test('an upload that no question used is deleted with its file after two days', async () => {
  freezeClock('2026-05-04T08:00:00Z')
  const { school, upload } = await openSchoolWithExam()
  const { data: forgotten } = await upload('letters.mp3')
  freezeClock('2026-05-07T08:00:00Z')
  await upload('letters.mp3')
  const rows = await school.db.selectFrom('question_media').select('id').execute()
  expect(rows.map(({ id }) => id)).not.toContain(Number(forgotten.id))
  expect(rows).toHaveLength(1)
})
