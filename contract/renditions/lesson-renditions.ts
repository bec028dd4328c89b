import { call, MB } from '../platform/call.ts'
import { id } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { managedRenditions } from './managed-renditions.ts'
import { captionLanguages } from './renditions.ts'

/** The largest audio file that can be attached as the sound of a video: an hour at 96 kbit/s. */
export const ATTACHED_SOUND_MAX_BYTES = 50 * MB
/** The largest file of captions (R-FORMS-010). */
export const CAPTIONS_MAX_BYTES = 1 * MB

const LESSONS_PATH = '/lessonsAction.php'
const language = z.enum(captionLanguages)

/** Makes the renditions of a lesson's file again after they have failed, or for the first time ('Try again'). */
export const retryRenditions = call({
  path: LESSONS_PATH,
  action: 'retryForms',
  access: { can: 'editLessons' },
  effect: 'change',
  reauthentication: 'none',
  request: { lesson_id: id },
  response: managedRenditions,
})

/** Attaches an audio file as the sound of a lesson's video, in place of the one that the server made (R-FORMS-002). */
export const attachSound = call({
  path: LESSONS_PATH,
  action: 'attachSound',
  access: { can: 'editLessons' },
  effect: 'change',
  reauthentication: 'none',
  request: { lesson_id: id, file: z.optional(z.unknown()) },
  response: managedRenditions,
  fileFields: ['file'],
  maxFileBytes: ATTACHED_SOUND_MAX_BYTES,
})

/** Removes an attached sound; the server makes one again if it can. */
export const removeSound = call({
  path: LESSONS_PATH,
  action: 'removeSound',
  access: { can: 'editLessons' },
  effect: 'change',
  reauthentication: 'none',
  request: { lesson_id: id },
  response: managedRenditions,
})

/** Attaches captions to a lesson's video or recording. Declined with `invalid_captions`, which names the line (R-FORMS-010). */
export const attachCaptions = call({
  path: LESSONS_PATH,
  action: 'attachCaptions',
  access: { can: 'editLessons' },
  effect: 'change',
  reauthentication: 'none',
  request: { lesson_id: id, language, file: z.optional(z.unknown()) },
  response: managedRenditions,
  fileFields: ['file'],
  maxFileBytes: CAPTIONS_MAX_BYTES,
})

export const removeCaptions = call({
  path: LESSONS_PATH,
  action: 'removeCaptions',
  access: { can: 'editLessons' },
  effect: 'change',
  reauthentication: 'none',
  request: { lesson_id: id, language },
  response: managedRenditions,
})
