import { uploadQuestionMedia } from '../../../contract/exams/manage-questions.ts'
import { addGuardianLink } from '../../../contract/guardians/guardians.ts'
import { MINUTE } from '../../../contract/platform/duration.ts'
import { now } from '../../platform/clock.ts'
import { callApi } from '../call-api.ts'
import { addTestSessions, sessionForm } from '../live-session.ts'
import { demoFile, uploadFile } from '../uploads/upload-file.ts'
import { type Examples, idOf, newStudent, type SchoolToChange } from './school-to-change.ts'

const GUARDIAN = { name: 'Hajiya Bello', language: 'en' }

/** A new session of the school, which begins in five minutes. */
async function newSession({ school, maryam, classId }: SchoolToChange) {
  const ids = await addTestSessions(school, maryam, classId, {
    starts_at: String(now() + 5 * MINUTE),
  })
  return { live_id: ids.at(-1) ?? '' }
}

/** Calls about live sessions. */
export const liveCalls = {
  addLiveSessions: async ({ classId }) => ({ fields: sessionForm(classId) }),
  changeLiveSession: async (it) => {
    const { class_id, ...form } = sessionForm(it.classId, { note: 'Another room' })
    return { fields: { ...form, ...(await newSession(it)) } }
  },
  cancelLiveSession: async (it) => ({ fields: await newSession(it) }),
  saveSessionAttendance: async (it) => ({
    fields: { ...(await newSession(it)), present_ids: [String(it.amina.id)] },
  }),
  setSessionRecording: async (it) => ({
    fields: { ...(await newSession(it)), recording_id: String(it.lessonId) },
  }),
  joinLiveSession: async (it) => ({ fields: await newSession(it), as: it.amina }),
  saveLetterProgress: async ({ amina }) => ({
    fields: { progress: [{ item: 'ب', skill: 'seen', right: 1_790_000_000, wrong: 0 }] },
    as: amina,
  }),
  setLetterSound: async ({ school, maryam }) => {
    const sound = await uploadFile(
      school,
      uploadQuestionMedia,
      {},
      demoFile('letter-sin.mp3'),
      maryam,
    )
    return { fields: { sound: 'س fatha', file_id: sound.data.id } }
  },
  resetCalendarFeed: async ({ amina }) => ({ fields: {}, as: amina }),
  addGuardianLink: async (it) => ({ fields: GUARDIAN, as: await newStudent(it) }),
  revokeGuardianLink: async (it) => {
    const student = await newStudent(it)
    const { data } = await callApi(it.school, addGuardianLink, GUARDIAN, student)
    return { fields: { guardian_id: data.id }, as: student }
  },
  addStudentGuardian: async (it) => ({
    fields: { ...GUARDIAN, ...idOf(await newStudent(it)), consent: 'The mother, by phone' },
  }),
  revokeStudentGuardian: async (it) => {
    const student = await newStudent(it)
    const { data } = await callApi(it.school, addGuardianLink, GUARDIAN, student)
    return { fields: { ...idOf(student), guardian_id: data.id } }
  },
} satisfies Examples
