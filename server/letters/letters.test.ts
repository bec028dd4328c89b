import { expect, test } from 'vitest'
import { uploadQuestionMedia } from '../../contract/exams/manage-questions.ts'
import {
  getLetterProgress,
  getStudentLetters,
  saveLetterProgress,
} from '../../contract/letters/letter-progress.ts'
import {
  getLetterSounds,
  getRecordedLetters,
  SOUND_NAMES,
  setLetterSound,
} from '../../contract/letters/letter-sounds.ts'
import { now } from '../platform/clock.ts'
import { writeSettings } from '../settings/store.ts'
import { callApi } from '../test/call-api.ts'
import { seedCandidate } from '../test/exams/seed-exam.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStaff, seedStudent } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'

async function seedRecorder() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const upload = async (by = maryam) =>
    (await uploadFile(school, uploadQuestionMedia, {}, demoFile('letter-sin.mp3'), by)).data.id
  const set = (sound: string, file_id: string) =>
    callApi(school, setLetterSound, { sound, file_id }, maryam)
  const forVisitors = async () => (await callApi(school, getLetterSounds, {})).data.sounds
  return { school, maryam, upload, set, forVisitors }
}

test('a session has 28 letters under six signs and forty words (R-LETTERS-002)', () => {
  expect(new Set(SOUND_NAMES).size).toBe(28 * 6 + 40)
})

test('visitors hear the recordings of the school once the track is switched on (R-LETTERS-001, R-LETTERS-002)', async () => {
  const { school, maryam, upload, set, forVisitors } = await seedRecorder()
  const id = await upload()
  const stored = await set('س fatha', id)
  expect(stored.data.sounds).toMatchObject([{ name: 'س fatha' }])
  expect(await forVisitors()).toEqual([])

  await writeSettings(school.db, { lettersTrack: true })
  const [sound] = await forVisitors()
  expect(sound).toMatchObject({ name: 'س fatha' })
  expect((await school.app.inject({ method: 'GET', url: sound.url })).statusCode).toBe(200)
  const recorded = await callApi(school, getRecordedLetters, {}, maryam)
  expect(recorded.data.sounds).toHaveLength(1)
})

test('a recording that is made again replaces the earlier one, and sending it again changes nothing (R-LETTERS-002)', async () => {
  const { school, upload, set } = await seedRecorder()
  const [first, second] = [await upload(), await upload()]
  await set('bab', first)
  await set('bab', second)
  await set('bab', second)
  const { data } = await set('bab', second)
  expect(data.sounds).toHaveLength(1)
  const used = await school.db
    .selectFrom('question_media')
    .select(['id', 'used'])
    .orderBy('id')
    .execute()
  expect(used).toEqual([
    { id: Number(first), used: 0 },
    { id: Number(second), used: 1 },
  ])
  const audited = await school.db
    .selectFrom('audit')
    .select('action')
    .where('action', '=', 'setLetterSound')
    .execute()
  expect(audited).toHaveLength(2)
  expect((await set('bab', '0')).data.sounds).toEqual([])
})

test('a recording is the own upload of who records, and has a known name (R-LETTERS-002)', async () => {
  const { school, maryam, upload, set } = await seedRecorder()
  const other = await seedAdministrator(school, { email: 'other@lisan.test' })
  expect(await set('bab', await upload(other))).toMatchObject({ code: 'question_media_not_found' })
  expect(await set('bab', '999')).toMatchObject({ code: 'question_media_not_found' })
  expect(await set('bab بَابٌ', await upload(maryam))).toMatchObject({ status: false })
})

const entry = (item: string, skill: string, right: number, wrong = 0) => ({
  item,
  skill,
  right,
  wrong,
})

test('progress by letter is merged from several devices, and a repetition changes nothing (R-LETTERS-004)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const bilal = await seedStudent(school)
  const save = async (...progress: object[]) =>
    (await callApi(school, saveLetterProgress, { progress }, amina)).data
  const time = now() - 1_000
  await save(entry('ب', 'apart', time, time + 5), entry('1', 'unit', time))
  const phone = [entry('ب', 'apart', time + 9, time + 2), entry('ت', 'seen', time)]
  const merged = await save(...phone)
  expect(await save(...phone)).toEqual(merged)
  expect(merged).toEqual([
    entry('ب', 'apart', time + 9, time + 5),
    entry('1', 'unit', time),
    entry('ت', 'seen', time),
  ])
  expect((await callApi(school, getLetterProgress, {}, amina)).data).toEqual(merged)
  expect((await callApi(school, getLetterProgress, {}, bilal)).data).toEqual([])
  const ofStudent = { student_id: String(amina.id) }
  expect((await callApi(school, getStudentLetters, ofStudent, maryam)).data).toEqual(merged)
})

test('a device whose clock is fast stores no time after now (R-LETTERS-004)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const progress = [entry('ب', 'read', now() + 900_000)]
  const { data } = await callApi(school, saveLetterProgress, { progress }, amina)
  expect(data[0].right).toBeLessThanOrEqual(now())
})

test.each([
  ['an unknown letter', [entry('پ', 'seen', 1)]],
  ['a unit that does not exist', [entry('12', 'unit', 1)]],
  ['a unit of another spelling', [entry('01', 'unit', 1)]],
  ['an unknown skill', [entry('ب', 'spoken', 1)]],
  // or a student could have more than the page of the progress has room for
  ['a finished letter', [entry('ب', 'unit', 1)]],
  ['a unit that was written', [entry('3', 'written', 1)]],
  ['too many entries', Array.from({ length: 151 }, () => entry('ب', 'seen', 1))],
])('progress with %s is refused (R-LETTERS-004)', async (_, progress) => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const answer = await callApi(school, saveLetterProgress, { progress }, amina)
  expect(answer).toMatchObject({ status: false })
})

test('the progress of a student is seen by the teacher of a class, and by no other teacher or accountant (R-LETTERS-004, R-STAFF-006)', async () => {
  const school = await openTestSchool()
  const { id: classId } = await seedClass(school)
  const amina = await seedCandidate(school, { id: 0, classId, rand: '', questionIds: [] })
  const progress = [entry('ب', 'seen', now() - 10)]
  await callApi(school, saveLetterProgress, { progress }, amina)
  const ofStudent = { student_id: String(amina.id) }
  const teacher = await seedStaff(school, 'teacher', [classId])
  expect((await callApi(school, getStudentLetters, ofStudent, teacher)).data).toEqual(progress)
  const other = await seedStaff(school, 'teacher')
  expect(await callApi(school, getStudentLetters, ofStudent, other)).toMatchObject({ http: 404 })
  const accountant = await seedStaff(school, 'accountant')
  expect(await callApi(school, getStudentLetters, ofStudent, accountant)).toMatchObject({
    http: 403,
  })
})
