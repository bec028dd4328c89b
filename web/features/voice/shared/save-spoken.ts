import { saveStaffRecording } from '../../../../contract/voice/recordings.ts'
import { callApi } from '../../../api/call-api.ts'
import { upload } from '../../../api/upload.ts'
import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'

/** Stores a recording of the staff and returns its id. */
export async function saveSpoken(
  file: Blob,
  of: { purpose: 'correction' | 'clip' | 'model'; resultId?: number; lessonId?: number },
): Promise<number> {
  const request = { ...of, idempotencyKey: newIdempotencyKey() }
  // a part of a form with a name is a file
  const transport = upload({ files: { file: new File([file], 'recording', { type: file.type }) } })
  return (await callApi(saveStaffRecording, request, { transport })).id
}
