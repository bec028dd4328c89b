import { MB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** The maximum size of a picture or sound of a question as uploaded. Pictures are stored smaller. */
export const QUESTION_MEDIA_MAX_BYTES = 5 * MB

export const questionMediaKinds = ['image', 'audio'] as const
export type QuestionMediaKind = (typeof questionMediaKinds)[number]

/** A picture or a sound of a question, with a signed URL. Width and height are pixels, 0 for a sound. */
export const questionMedia = withFieldNames(
  z.object({
    id,
    type: z.enum(questionMediaKinds),
    url: z.string(),
    name: z.string(),
    size: z.int(),
    width: z.int(),
    height: z.int(),
  }),
  { kind: 'type', bytes: 'size' },
)
export type QuestionMedia = z.output<typeof questionMedia>
