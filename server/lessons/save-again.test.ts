import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getLessonQuestions, removeObj } from '../../contract/exams.ts'
import {
  addLesson,
  deleteLesson,
  getLessons,
  getManagedLesson,
  LESSON_CHANGED,
  removeFile,
  updateLesson,
} from '../../contract/lessons.ts'
import { aClass } from '../test/a-class.ts'
import { ask } from '../test/ask.ts'
import { anAdministrator, openSchool, type TestSchool } from '../test/school.ts'
import { demoFile, send } from '../test/send-file.ts'

const exam = { subject: 'Signs of the verb', inputetype: 'Exam', scheduled: '0' }
const verb = { id: 'new-1', question: 'Which is a verb?', answer: 'كتب' }
const once = 'a-press-of-the-button'

async function opened() {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const musa = await anAdministrator(school, { name: 'Musa Ɗanjuma' })
  const class_id = String((await aClass(school)).id)
  const lessons = async () => (await ask(school, getLessons, { class_id }, maryam)).data
  const questions = async (lesson_id: string) =>
    (await ask(school, getLessonQuestions, { lesson_id }, maryam)).data
  return { school, maryam, musa, class_id, lessons, questions }
}

const filesOf = ({ config }: TestSchool) => {
  const folder = join(config.DATA_DIR, 'media/material')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('a lesson that is sent again because its answer was lost is one lesson, with one file (R-ALESSON-012)', async () => {
  const { school, maryam, class_id, lessons, questions } = await opened()
  const fields = {
    class_id,
    ...exam,
    once,
    'questions[0][question]': 'Which?',
    'questions[0][answer]': 'This',
  }
  const file = demoFile('letters.mp3')

  const tries = await Promise.all([
    send(school, addLesson, fields, file, maryam),
    send(school, addLesson, fields, file, maryam),
  ])
  const third = await send(school, addLesson, fields, file, maryam)

  const ids = [...tries, third].map((it) => it.data.id)
  expect(new Set(ids).size).toBe(1)
  expect(await lessons()).toMatchObject([{ id: ids[0], position: 1, version: once }])
  expect(await questions(ids[0])).toHaveLength(1)
  expect(filesOf(school)).toHaveLength(1)
})

test('what was changed between two tries is what the lesson says (R-ALESSON-012)', async () => {
  const { school, maryam, class_id, lessons, questions } = await opened()
  const first = {
    class_id,
    ...exam,
    once,
    'questions[0][question]': 'Which?',
    'questions[0][answer]': 'This',
  }
  const { data } = await send(school, addLesson, first, demoFile('letters.mp3'), maryam)

  const second = { class_id, ...exam, once, subject: 'Signs of the noun', questions: [verb] }
  const answer = await ask(school, addLesson, second, maryam)

  expect(answer.data).toEqual(data)
  expect(await lessons()).toMatchObject([{ subject: 'Signs of the noun', material: '' }])
  expect(await questions(data.id)).toMatchObject([{ question: verb.question }])
  expect(filesOf(school)).toEqual([])
})

test('a late try takes nothing back that somebody else has done since', async () => {
  const { school, maryam, musa, class_id, lessons } = await opened()
  const fields = { class_id, ...exam, once }
  const { data } = await ask(school, addLesson, fields, maryam)
  const corrected = { ...exam, subject: 'Signs of the verb, corrected' }
  await ask(school, updateLesson, { lesson_id: data.id, ...corrected }, musa)

  const late = await send(school, addLesson, fields, demoFile('letters.mp3'), maryam)

  expect(late.data).toEqual(data)
  expect(await lessons()).toMatchObject([{ subject: corrected.subject, material: '' }])
  expect(filesOf(school)).toEqual([])
})

test('one name makes a lesson in each class, and a new one once its lesson is deleted', async () => {
  const { school, maryam, class_id, lessons } = await opened()
  const other = String((await aClass(school)).id)
  const { data } = await ask(school, addLesson, { class_id, ...exam, once }, maryam)

  const elsewhere = await ask(school, addLesson, { class_id: other, ...exam, once }, maryam)
  await ask(school, deleteLesson, { lesson_id: data.id }, maryam)
  const anew = await ask(school, addLesson, { class_id, ...exam, once }, maryam)

  expect(new Set([data.id, elsewhere.data.id, anew.data.id]).size).toBe(3)
  expect(await lessons()).toMatchObject([{ id: anew.data.id }])
})

test('of two administrators who edit one lesson the second is told, and nothing of it is written (R-ALESSON-013)', async () => {
  const { school, maryam, musa, class_id, lessons, questions } = await opened()
  const { data } = await ask(school, addLesson, { class_id, ...exam }, maryam)
  const lesson_id = data.id
  const { version } = (await ask(school, getManagedLesson, { lesson_id }, musa)).data
  await ask(school, updateLesson, { lesson_id, ...exam, version, subject: 'By Musa' }, musa)

  const stale = { lesson_id, ...exam, version, fileType: 'audio', subject: 'By Maryam' }
  const second = await send(school, updateLesson, stale, demoFile('letters.mp3'), maryam)

  expect(second).toMatchObject({ http: 200, status: false, message: LESSON_CHANGED })
  expect(await lessons()).toMatchObject([{ subject: 'By Musa', material: '' }])
  expect(await questions(lesson_id)).toEqual([])
  expect(filesOf(school)).toEqual([])
  const newest = (await ask(school, getManagedLesson, { lesson_id }, maryam)).data
  const third = { lesson_id, ...exam, version: newest.version, subject: 'By Maryam' }
  expect((await ask(school, updateLesson, third, maryam)).status).toBe(true)
})

test('a change that is sent again is the same change, and not somebody else’s (R-ALESSON-013)', async () => {
  const { school, maryam, class_id, lessons, questions } = await opened()
  const { data } = await ask(school, addLesson, { class_id, ...exam }, maryam)
  const lesson_id = data.id
  const { version } = (await ask(school, getManagedLesson, { lesson_id }, maryam)).data
  const change = { lesson_id, ...exam, version, once, subject: 'Verbs', questions: [verb] }
  await ask(school, updateLesson, change, maryam)

  const again = await ask(school, updateLesson, { ...change, subject: 'The verbs' }, maryam)

  expect(again.status).toBe(true)
  expect(await lessons()).toMatchObject([{ subject: 'The verbs', version: once }])
  expect(await questions(lesson_id)).toHaveLength(1)
})

test('a file that a colleague removed does not stand in the way of a change', async () => {
  const { school, maryam, musa, class_id, lessons } = await opened()
  const added = { class_id, ...exam, fileType: 'audio' }
  const { data } = await send(school, addLesson, added, demoFile('letters.mp3'), maryam)
  const lesson_id = data.id
  const { version } = (await ask(school, getManagedLesson, { lesson_id }, maryam)).data
  await ask(school, removeFile, { lesson_id }, musa)

  const answer = await ask(school, updateLesson, { lesson_id, ...exam, version }, maryam)

  expect(answer.status).toBe(true)
  expect(await lessons()).toMatchObject([{ material: '' }])
})

test('questions of a lesson that is gone can be neither read nor removed', async () => {
  const { school, maryam, class_id, questions } = await opened()
  const { data } = await ask(school, addLesson, { class_id, ...exam, questions: [verb] }, maryam)
  const [{ id }] = await questions(data.id)
  await ask(school, deleteLesson, { lesson_id: data.id }, maryam)

  const read = await ask(school, getLessonQuestions, { lesson_id: data.id }, maryam)
  const removed = await ask(school, removeObj, { obj_id: id }, maryam)

  expect(read).toMatchObject({ status: false, message: 'Lesson not found' })
  expect(removed).toMatchObject({ status: false, message: 'Question not found' })
})
