import * as consents from '../../contract/voice/consent.ts'
import * as rules from '../../contract/voice/recording-rules.ts'
import * as calls from '../../contract/voice/recordings.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { handle } from '../rpc/handler.ts'
import type { Upload } from '../rpc/parse-request.ts'
import { requireAnswerAllowed, requireExamOfStudent } from './answer-allowed.ts'
import { removeLimit } from './change-recording.ts'
import { findConsent, giveConsent, setStudentConsent, withdrawConsent } from './consent.ts'
import { listMarkers, readRules, recordingTerms, setRules } from './rules.ts'
import { saveRecording } from './save-recording.ts'
import { findRecording, type Hearer, toRecordingFile } from './store.ts'

const fieldRequired = (field: string) =>
  httpError('invalid_request', say('rules_wire_field_required', { field }))

const fileOf = (uploads: readonly Upload[]) => uploads[0] ?? fieldRequired('file')

/** A recording as its reader may have it. Throws 404 for one that this person may not know. */
async function readRecording(
  school: AppContext,
  id: number,
  reader: { hearer: Hearer; now: number },
) {
  const row =
    (await findRecording(school.db, id, reader.hearer)) ??
    httpError('recording_not_found', say('rules_voice_not_found'))
  return toRecordingFile(school, row, reader)
}

export const voiceRoutes = {
  saveRecording: handle(calls.saveRecording, async ({ school, caller, input, uploads, now }) => {
    const { lessonId, idempotencyKey, isLimited = false } = input
    const { limitedTo } = await requireAnswerAllowed(school.db, {
      ...{ studentId: caller.id, lessonId, isLimited },
    })
    const recording = { purpose: 'answer' as const, lessonId, limitedTo, idempotencyKey, caller }
    return saveRecording(school, { ...recording, file: fileOf(uploads), now })
  }),

  saveStaffRecording: handle(
    calls.saveStaffRecording,
    ({ school, caller, input, uploads, now }) => {
      const { purpose, lessonId, resultId, idempotencyKey } = input
      const rest = { file: fileOf(uploads), caller, idempotencyKey, now }
      if (purpose === 'clip') return saveRecording(school, { ...rest, purpose })
      if (purpose === 'model')
        return saveRecording(school, {
          ...{ ...rest, purpose, lessonId: lessonId ?? fieldRequired('lesson_id') },
        })
      return saveRecording(school, {
        ...{ ...rest, purpose, resultId: resultId ?? fieldRequired('result_id') },
      })
    },
  ),

  getRecording: handle(calls.getRecording, ({ school, caller, input, now }) =>
    readRecording(school, input.voiceId, { hearer: caller, now }),
  ),

  removeRecordingLimit: handle(
    calls.removeRecordingLimit,
    { auditDetail: () => say('audited_act_removed_recording_limit') },
    async ({ school, caller, input, now }) => {
      await removeLimit(school.db, { id: input.voiceId, studentId: caller.id })
      return readRecording(school, input.voiceId, { hearer: caller, now })
    },
  ),

  giveRecordingConsent: handle(
    consents.giveRecordingConsent,
    { auditDetail: () => say('audited_act_gave_recording_consent') },
    ({ school, caller, input, now }) => {
      const { isMinor, guardian = '' } = input
      const person = { userId: caller.id, actorId: caller.impersonatorId ?? caller.id }
      return giveConsent(school.db, { ...person, isMinor, guardian, now })
    },
  ),

  withdrawRecordingConsent: handle(
    consents.withdrawRecordingConsent,
    { auditDetail: () => say('audited_act_withdrew_recording_consent') },
    async ({ school, caller }) => {
      await withdrawConsent(school.db, caller.id)
      return null
    },
  ),

  getStudentRecordingConsent: handle(
    consents.getStudentRecordingConsent,
    async ({ school, input }) => (await findConsent(school.db, input.studentId)) ?? null,
  ),

  setStudentRecordingConsent: handle(
    consents.setStudentRecordingConsent,
    ({ school, caller, input, now }) => {
      const { studentId, guardian = '' } = input
      const consent = { studentId, actorId: caller.id, guardian, now }
      return inTransaction(school.db, (tx) => setStudentConsent(tx, consent))
    },
  ),

  getRecordingTerms: handle(rules.getRecordingTerms, async ({ school, caller, input }) => {
    const student = { studentId: caller.id, lessonId: input.lessonId }
    const classId = await requireExamOfStudent(school.db, student)
    return recordingTerms(school.db, { studentId: caller.id, classId })
  }),

  getRecordingRules: handle(rules.getRecordingRules, async ({ school }) => ({
    ...(await readRules(school.db)),
    markers: await listMarkers(school.db),
  })),

  setRecordingRules: handle(rules.setRecordingRules, async ({ school, caller, input, now }) => {
    const { keepDays, markerId } = input
    await inTransaction(school.db, (tx) =>
      setRules(tx, { keepDays, markerId, actorId: caller.id, now }),
    )
    return null
  }),
}
