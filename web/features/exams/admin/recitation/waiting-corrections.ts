import type * as z from 'zod/mini'
import { addCorrection } from '../../../../../contract/voice/manage-corrections.ts'
import { saveStaffRecording } from '../../../../../contract/voice/recordings.ts'
import { m } from '../../../../../messages/m.ts'
import { callApi, UnreachableError } from '../../../../api/call-api.ts'
import { paths } from '../../../../api/paths.ts'
import { upload } from '../../../../api/upload.ts'
import { newIdempotencyKey } from '../../../../forms/idempotency-key.ts'
import {
  addOutboxCall,
  type NewOutboxItem,
  type OutboxItem,
} from '../../../offline/shared/outbox/calls.ts'
import { addToOutbox } from '../../../offline/shared/outbox/outbox.ts'
import { toDataUrl } from '../../../voice/shared/send-recording.ts'

// A correction whose marker has no connection waits in the outbox with its recording (R-VOICE-003).

const rules = {
  replaces: [],
  remembersFor: 0,
  // one after the other: a correction names its recording
  orderOf: () => 'corrections',
  holdsLater: true,
  textOf: () => '',
}
addOutboxCall('saveStaffRecording', {
  ...{ ...rules, call: saveStaffRecording, label: m.offline_recording() },
  remembered: (it) => it,
})
addOutboxCall('addCorrection', {
  ...{ ...rules, call: addCorrection, label: m.corrections_title() },
  remembered: (it) => it,
})

type CorrectionRequest = z.output<typeof addCorrection.request>

/** Saves a correction with its recording. Undefined if it waits on this device for a connection. */
export async function sendCorrection(
  correction: Omit<CorrectionRequest, 'idempotencyKey'>,
  sound: Blob | undefined,
): Promise<{ id: number } | undefined> {
  const { submissionId: resultId } = correction
  const key = newIdempotencyKey()
  const recording = { purpose: 'correction' as const, resultId, idempotencyKey: key }
  const request = { ...correction, idempotencyKey: key, ...(sound && { voice: key }) }
  try {
    if (sound) {
      const file = new File([sound], 'recording', { type: sound.type })
      await callApi(saveStaffRecording, recording, { transport: upload({ files: { file } }) })
    }
    return await callApi(addCorrection, request)
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error
    // the key shows which corrections the school has already
    if (sound) await keep('saveStaffRecording', resultId, recording, await toDataUrl(sound))
    await keep('addCorrection', resultId, request)
    return undefined
  }
}

function keep(call: string, submissionId: number, request: object, file?: string) {
  const path = paths.admin.submission(submissionId)
  const item = { call, request, lessonId: 0, title: m.corrections_title(), path, drafts: [], file }
  // the outbox knows the calls of the staff by their names
  return addToOutbox(item as unknown as NewOutboxItem)
}

/** The items of a submission that wait or were refused, of its corrections alone. */
export const correctionsIn = (items: readonly OutboxItem[] | undefined, submissionId: number) =>
  (items ?? []).flatMap((item) => {
    const { call, request } = item as { call: string; request: object }
    if (call !== 'addCorrection' || item.state === 'received') return []
    // stored by `keep`
    const correction = request as CorrectionRequest
    return correction.submissionId === submissionId ? [{ item, correction }] : []
  })
