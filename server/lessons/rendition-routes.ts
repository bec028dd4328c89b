import * as calls from '../../contract/renditions/lesson-renditions.ts'
import { say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'
import { handle } from '../rpc/handler.ts'
import {
  attachLessonCaptions,
  attachLessonSound,
  removeLessonRenditions,
  retryLessonRenditions,
} from './lesson-renditions.ts'

export const lessonRenditionRoutes = {
  retryRenditions: handle(calls.retryRenditions, ({ school, input, caller, now, locale }) =>
    retryLessonRenditions(school, { lessonId: input.lessonId, actorId: caller.id, now, locale }),
  ),

  attachSound: handle(calls.attachSound, ({ school, input, uploads, caller, now, locale }) => {
    const file =
      uploads[0] ??
      httpError('invalid_request', say('rules_wire_field_required', { field: 'file' }))
    return attachLessonSound(
      school,
      { lessonId: input.lessonId, actorId: caller.id, now, locale },
      file,
    )
  }),

  removeSound: handle(calls.removeSound, ({ school, input, caller, now, locale }) =>
    removeLessonRenditions(
      school,
      { lessonId: input.lessonId, actorId: caller.id, now, locale },
      { action: 'removeSound', rendition: 'sound' },
    ),
  ),

  attachCaptions: handle(
    calls.attachCaptions,
    ({ school, input, uploads, caller, now, locale }) => {
      const file =
        uploads[0] ??
        httpError('invalid_request', say('rules_wire_field_required', { field: 'file' }))
      const request = { lessonId: input.lessonId, actorId: caller.id, now, locale }
      return attachLessonCaptions(school, request, { file, language: input.language })
    },
  ),

  removeCaptions: handle(calls.removeCaptions, ({ school, input, caller, now, locale }) =>
    removeLessonRenditions(
      school,
      { lessonId: input.lessonId, actorId: caller.id, now, locale },
      { action: 'removeCaptions', rendition: `captions-${input.language}` },
    ),
  ),
}
