import { readFile } from 'node:fs/promises'
import { RECORDING_MAX_SECONDS, TOO_LONG } from '../../contract/voice/recordings.ts'
import { say } from '../../messages/message.ts'
import { soundInMp4 } from '../lessons/file-metadata/sound-in-mp4.ts'
import { soundInOgg } from '../lessons/file-metadata/sound-in-ogg.ts'
import { soundInWebm } from '../lessons/file-metadata/sound-in-webm.ts'
import { httpError } from '../platform/errors.ts'

/** A recording by its content. */
export type Sound = { extension: 'm4a' | 'weba' | 'ogg'; mimeType: string; milliseconds: number }

const CONTAINERS = [
  { measure: soundInMp4, extension: 'm4a', mimeType: 'audio/mp4' },
  { measure: soundInWebm, extension: 'weba', mimeType: 'audio/webm' },
  { measure: soundInOgg, extension: 'ogg', mimeType: 'audio/ogg' },
] as const

/** Recorders stop at the limit, and their last part ends a little later. */
const TOLERANCE_MS = 2_000

/**
 * Reads a recording by its content, whatever its name and declared type are (R-VOICE-004). Throws 415 for any other file, for one
 * with a video track and for one without sound, and 413 above five minutes.
 */
export async function readSound(path: string): Promise<Sound> {
  const bytes = await readFile(path)
  for (const { measure, ...container } of CONTAINERS) {
    const milliseconds = measure(bytes)
    if (milliseconds === undefined) continue
    if (milliseconds === 0) httpError('unsupported_file_type', say('rules_voice_empty'))
    if (milliseconds > RECORDING_MAX_SECONDS * 1000 + TOLERANCE_MS)
      httpError('recording_too_long', TOO_LONG)
    return { ...container, milliseconds }
  }
  return httpError('unsupported_file_type', say('rules_voice_not_a_recording'))
}
