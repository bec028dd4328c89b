import * as own from '../../contract/voice/corrections.ts'
import * as calls from '../../contract/voice/manage-corrections.ts'
import { submitNewAttempt } from '../../contract/voice/new-attempt.ts'
import { inTransaction } from '../platform/db.ts'
import { handle } from '../rpc/handler.ts'
import {
  addCorrection,
  changeCorrection,
  correctionsToMark,
  removeCorrection,
} from './answer-corrections.ts'
import { addClip, changeClip, clipsOf, removeClip } from './clips.ts'
import { faultsOfClass, faultsOfStudent } from './faults.ts'
import { modelsForStudent, modelsOf, setModel } from './models.ts'
import { myCorrections, saveCriteria } from './my-corrections.ts'
import { allowNewAttempt, saveNewAttempt } from './new-attempt.ts'

/** Marks on answers at a place: recitations, photographs and typed answers. */
export const correctionRoutes = {
  getCorrections: handle(calls.getCorrections, ({ school, input, caller, now }) =>
    correctionsToMark(school.db, {
      ...{ submissionId: input.submissionId, viewerId: caller.id },
      ...{ mediaSecret: school.mediaSecret, now },
    }),
  ),

  addCorrection: handle(calls.addCorrection, async ({ school, input, caller, now }) => {
    const { voiceId, voice, attempt = 1, letter = '', comment = '', clipId, ...place } = input
    const recording = { id: voiceId, key: voice }
    const text = { attempt, letter, comment, clipId, recording }
    const id = await inTransaction(school.db, (tx) =>
      addCorrection(tx, { ...place, ...text, markerId: caller.id, now }),
    )
    return { id }
  }),

  changeCorrection: handle(calls.changeCorrection, async ({ school, input, caller, now }) => {
    const { correctionId: id, kind, letter = '', comment = '' } = input
    await inTransaction(school.db, (tx) =>
      changeCorrection(tx, { id, kind, letter, comment, markerId: caller.id, now }),
    )
  }),

  removeCorrection: handle(calls.removeCorrection, async ({ school, input, caller, now }) => {
    const removal = { id: input.correctionId, markerId: caller.id, now }
    const file = await inTransaction(school.db, (tx) => removeCorrection(tx, removal))
    if (file !== '') await school.files.remove(file)
  }),

  allowNewAttempt: handle(calls.allowNewAttempt, async ({ school, input, caller, now }) => {
    const { submissionId, allowed: isAllowed } = input
    await inTransaction(school.db, (tx) =>
      allowNewAttempt(tx, { submissionId, isAllowed, markerId: caller.id, now }),
    )
  }),

  saveCriteria: handle(calls.saveCriteria, async ({ school, input, caller, now }) => {
    const { submissionId, criteria } = input
    await inTransaction(school.db, (tx) =>
      saveCriteria(tx, { submissionId, criteria, markerId: caller.id, now }),
    )
  }),

  getClips: handle(calls.getClips, ({ school, caller, now }) =>
    clipsOf(school.db, caller.id, { mediaSecret: school.mediaSecret, now }),
  ),

  addClip: handle(calls.addClip, async ({ school, input, caller, now }) => {
    const { name, kind, voiceId: recordingId } = input
    const clip = { name, kind, recordingId, ownerId: caller.id, now }
    return { id: await inTransaction(school.db, (tx) => addClip(tx, clip)) }
  }),

  changeClip: handle(calls.changeClip, async ({ school, input, caller, now }) => {
    const { clipId: id, name, kind } = input
    const change = { id, name, kind, ownerId: caller.id, now }
    await inTransaction(school.db, (tx) => changeClip(tx, change))
  }),

  removeClip: handle(calls.removeClip, async ({ school, input, caller, now }) => {
    const removal = { id: input.clipId, ownerId: caller.id, now }
    await inTransaction(school.db, (tx) => removeClip(tx, removal))
  }),

  getModelsToRecord: handle(calls.getModelsToRecord, ({ school, input, now }) =>
    modelsOf(school.db, input.lessonId, { mediaSecret: school.mediaSecret, now }),
  ),

  setLineModel: handle(calls.setLineModel, async ({ school, input, caller, now }) => {
    const { lessonId, line, voiceId: recordingId } = input
    const file = await inTransaction(school.db, (tx) =>
      setModel(tx, { lessonId, line, recordingId, actorId: caller.id, now }),
    )
    if (file !== '') await school.files.remove(file)
  }),

  getClassFaults: handle(calls.getClassFaults, ({ school, input }) =>
    faultsOfClass(school.db, { classId: input.classId, lessonId: input.lessonId }),
  ),

  getStudentFaults: handle(calls.getStudentFaults, ({ school, input, scope }) =>
    faultsOfStudent(school.db, input.studentId, scope),
  ),

  getMyCorrections: handle(own.getMyCorrections, ({ school, input, caller, now }) =>
    myCorrections(school.db, {
      ...{ studentId: caller.id, lessonId: input.lessonId },
      ...{ mediaSecret: school.mediaSecret, now },
    }),
  ),

  getMyFaults: handle(own.getMyFaults, ({ school, caller }) =>
    faultsOfStudent(school.db, caller.id),
  ),

  submitNewAttempt: handle(submitNewAttempt, async ({ school, input, caller, now }) => {
    const { lessonId, voiceId: id, voice: key } = input
    await inTransaction(school.db, (tx) =>
      saveNewAttempt(tx, { lessonId, recording: { id, key }, studentId: caller.id, now }),
    )
  }),

  getLineModels: handle(own.getLineModels, ({ school, input, caller, now }) =>
    modelsForStudent(school, { lessonId: input.lessonId, caller, now }),
  ),
}
