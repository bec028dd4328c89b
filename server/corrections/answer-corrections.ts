import { correctionKindsOf } from '../../contract/voice/correction-kinds.ts'
import {
  type Correction,
  MAX_CORRECTION_MS,
  MAX_CORRECTIONS,
  type Playable,
} from '../../contract/voice/corrections.ts'
import { TOO_MANY_CORRECTIONS } from '../../contract/voice/manage-corrections.ts'
import { wordsOfText } from '../../contract/voice/words-of-text.ts'
import { say } from '../../messages/message.ts'
import { lockSubmission } from '../exams/mark-store.ts'
import { declineClaimed } from '../exams/marking-claims.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { lastingMediaUrl, signedMediaUrl } from '../platform/signed-url.ts'
import { readSettings } from '../settings/store.ts'
import { deleteRecording } from '../voice/change-recording.ts'
import { listSpokenAnswers, requireRecording, toPeaks } from './recorded.ts'
import {
  type Answer,
  countCorrections,
  deleteCorrection,
  findAnswer,
  findClip,
  findCorrection,
  insertCorrection,
  isRecordingUsed,
  listCorrections,
  listCriteria,
  type StoredCorrection,
  updateClip,
  updateCorrection,
} from './store.ts'

export type Signing = { mediaSecret: string; now: number }

/** The state of the new attempt of an answer. */
export const newAttemptOf = ({ allowedAt, retriedAt }: Answer) =>
  allowedAt === null ? 'no' : retriedAt === null ? 'allowed' : 'used'

/** A recording of the staff, for its students; that of a clip has an address that stays, so that each downloads it once. */
export function toPlayable(
  row: { file: string | null; peaks: string | null; milliseconds: number | null },
  { mediaSecret, now, classId }: Signing & { classId?: number },
): Playable | undefined {
  if (!row.file) return undefined
  const url =
    classId === undefined
      ? lastingMediaUrl(mediaSecret, row.file, now)
      : signedMediaUrl(mediaSecret, row.file, now, classId)
  return { url, milliseconds: row.milliseconds ?? 0, peaks: toPeaks(row.peaks) }
}

function toCorrection(row: StoredCorrection, signing: Signing & { classId: number }): Correction {
  const { id, attempt, kind, letter, word, moment, x, y, comment, clipName } = row
  const { classId, ...lasting } = signing
  const audio = toPlayable(row, row.clip_id === null ? { ...lasting, classId } : lasting)
  return {
    ...{ id, attempt, kind, comment },
    ...(letter && { letter }),
    ...(word !== null && { word }),
    ...(moment !== null && { moment }),
    ...(x !== null && y !== null && { x, y }),
    ...(row.start_at !== null && row.end_at !== null && { start: row.start_at, end: row.end_at }),
    ...(audio && { audio }),
    ...(clipName !== null && { clip: clipName }),
  }
}

/** The recordings and the marks of an answer, for one viewer. */
export async function correctionsOf(db: Db, answer: Answer, viewerId: number, signing: Signing) {
  const { id: submissionId, classId } = answer
  const [spoken, rows] = await Promise.all([
    listSpokenAnswers(db, { submissionId, viewerId }),
    listCorrections(db, submissionId),
  ])
  return {
    text: answer.reading,
    answers: spoken.map(({ attempt, file, milliseconds, peaks }) => ({
      ...{ attempt, milliseconds, peaks },
      url: signedMediaUrl(signing.mediaSecret, file, signing.now, classId),
    })),
    corrections: rows.map((it) => toCorrection(it, { ...signing, classId })),
    newAttempt: newAttemptOf(answer),
  } as const
}

/** What a marker sees of a submission (R-VOICE-006). */
export async function correctionsToMark(
  db: Db,
  { submissionId, viewerId, ...signing }: Signing & { submissionId: number; viewerId: number },
) {
  const answer = await requireAnswer(db, submissionId)
  const [marked, criteria] = await Promise.all([
    correctionsOf(db, answer, viewerId, signing),
    listCriteria(db, submissionId),
  ])
  const own = criteria.filter((it) => it.markerId === viewerId)
  return { ...marked, criteria: own.map(({ name, score }) => ({ name, score })) }
}

/** The submission, or 404 as for an unknown one. */
export async function requireAnswer(db: Db, submissionId: number): Promise<Answer> {
  return (
    (await findAnswer(db, submissionId)) ??
    httpError('submission_not_found', say('rules_exams_exam_submission_not_found'))
  )
}

type Place = Partial<Record<'word' | 'moment' | 'x' | 'y' | 'start' | 'end', number>>

type NewMark = Place & {
  submissionId: number
  attempt: number
  kind: string
  letter: string
  comment: string
  /** A recording of the marker by its id or its key, or one of the clips; undefined for none. */
  recording: { id: number | undefined; key: string | undefined }
  clipId: number | undefined
  markerId: number
  now: number
}

/** Sets a mark on an answer (R-VOICE-006). The submission is locked, so that two requests do not exceed the limit. */
export async function addCorrection(tx: Tx, mark: NewMark): Promise<number> {
  const { submissionId, attempt, markerId, now, kind, letter, comment } = mark
  await lockSubmission(tx, { id: submissionId })
  const answer = await requireAnswer(tx, submissionId)
  await declineClaimed(tx, submissionId, { userId: markerId, now })
  await requireKind(tx, kind)
  await requirePlace(tx, answer, mark)
  if ((await countCorrections(tx, submissionId, attempt)) >= MAX_CORRECTIONS)
    decline('too_many_corrections', TOO_MANY_CORRECTIONS)
  const recording = await ownRecording(tx, mark)
  const id = await insertCorrection(tx, {
    ...{ result_id: submissionId, attempt, kind, letter, comment },
    ...{ word: mark.word ?? null, moment: mark.moment ?? null },
    ...{ x: mark.x ?? null, y: mark.y ?? null },
    ...{ start_at: mark.start ?? null, end_at: mark.end ?? null },
    ...{ recording_id: recording, clip_id: mark.clipId ?? null },
    ...{ marker_id: markerId, created_at: now },
  })
  await audit(tx, answer, {
    action: 'addCorrection',
    after: { correctionKind: kind, comment },
    ...mark,
  })
  return id
}

async function requireKind(tx: Tx, kind: string) {
  const { correctionKinds } = await readSettings(tx)
  if (!correctionKindsOf(correctionKinds).includes(kind))
    decline('correction_kind_unknown', say('rules_corrections_kind_unknown'))
}

/** Throws 400 unless the mark is at one place of what was submitted. */
async function requirePlace(tx: Tx, answer: Answer, mark: NewMark) {
  const { word, moment, x, y, start, end } = mark
  const places = [
    [word, moment],
    [x, y],
    [start, end],
  ]
  const isOne = places.filter((it) => it.some((part) => part !== undefined)).length === 1
  const isWhole =
    (x === undefined) === (y === undefined) && (start === undefined) === (end === undefined)
  if (!isOne || !isWhole || !(await isInside(tx, answer, mark)))
    httpError('invalid_request', say('rules_corrections_no_such_place'))
}

async function isInside(tx: Tx, answer: Answer, { attempt, word, moment, x, start, end }: NewMark) {
  // only a recitation has a second attempt
  if (x !== undefined) return attempt === 1 && answer.theoryPhoto !== 0
  if (start !== undefined && end !== undefined)
    return attempt === 1 && start < end && end <= answer.theoryText.length
  const { id: submissionId, studentId } = answer
  const spoken = await listSpokenAnswers(tx, { submissionId, viewerId: studentId })
  const recording = spoken.find((it) => it.attempt === attempt)
  if (!recording) return false
  if (word !== undefined && word >= wordsOfText(answer.reading).length) return false
  return moment === undefined || moment <= recording.milliseconds + 1_000
}

async function ownRecording(tx: Tx, mark: NewMark) {
  const { recording: wanted, clipId, submissionId, markerId, now } = mark
  if (clipId !== undefined) {
    await requireClip(tx, clipId, markerId)
    await updateClip(tx, clipId, { used_at: now })
  }
  if (wanted.id === undefined && wanted.key === undefined) return null
  const own = { ...wanted, userId: markerId, purpose: 'correction' as const }
  const recording = await requireRecording(tx, { ...own, longest: MAX_CORRECTION_MS })
  if (recording.submissionId !== submissionId)
    httpError('recording_not_found', say('rules_corrections_recording_not_found'))
  return recording.id
}

/** A clip of this person. */
export async function requireClip(tx: Tx, id: number, ownerId: number) {
  return (
    (await findClip(tx, { id, ownerId })) ??
    httpError('clip_not_found', say('rules_corrections_clip_not_found'))
  )
}

type Change = { id: number; kind: string; letter: string; comment: string } & Actor
type Actor = { markerId: number; now: number }

/** Changes what a mark says. */
export async function changeCorrection(tx: Tx, change: Change): Promise<void> {
  const { id, kind, letter, comment } = change
  const { stored, answer } = await requireCorrection(tx, change)
  if (kind !== stored.kind) await requireKind(tx, kind)
  await updateCorrection(tx, id, { kind, letter, comment })
  await audit(tx, answer, {
    ...change,
    action: 'changeCorrection',
    before: { correctionKind: stored.kind, comment: stored.comment },
    after: { correctionKind: kind, comment },
  })
}

/** Removes a mark with its recording and returns the key of its file, '' for none; one that is gone already stays so. */
export async function removeCorrection(tx: Tx, removal: { id: number } & Actor): Promise<string> {
  if (!(await findCorrection(tx, removal.id))) return ''
  const { stored, answer } = await requireCorrection(tx, removal)
  await deleteCorrection(tx, removal.id)
  await audit(tx, answer, {
    ...removal,
    action: 'removeCorrection',
    before: { correctionKind: stored.kind, comment: stored.comment },
  })
  const { recording_id: recording } = stored
  // another mark can have the same one
  if (recording === null || (await isRecordingUsed(tx, 'answer_corrections', recording))) return ''
  return deleteRecording(tx, recording)
}

async function requireCorrection(tx: Tx, { id, markerId, now }: { id: number } & Actor) {
  const stored =
    (await findCorrection(tx, id)) ??
    httpError('correction_not_found', say('rules_corrections_correction_not_found'))
  await lockSubmission(tx, { id: stored.result_id })
  const answer = await requireAnswer(tx, stored.result_id)
  await declineClaimed(tx, stored.result_id, { userId: markerId, now })
  return { stored, answer }
}

type Audited = Actor & Pick<Parameters<typeof writeAuditEntry>[1], 'action' | 'before' | 'after'>

/** Records a change of what is said about an answer. */
export async function audit(tx: Tx, answer: Answer, entry: Audited): Promise<void> {
  const { markerId: actorId, now, action, before, after } = entry
  await writeAuditEntry(tx, {
    ...{ actorId, now, action, subjectId: answer.studentId },
    detail: say('notices_exam_of_class', { exam: answer.subject, class: answer.className }),
    ...(before && { before }),
    ...(after && { after }),
  })
}
