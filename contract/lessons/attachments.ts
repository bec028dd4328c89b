import { withFieldNames } from '../platform/field-names.ts'
import { id } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** The most attachments of a lesson, besides its file (R-FAIR-005). */
export const MAX_ATTACHMENTS = 10

export const attachmentKinds = ['pdf', 'image', 'audio', 'document'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

/** A file beside the one file of a lesson, with a signed URL. */
export const attachment = withFieldNames(
  z.object({
    id,
    type: z.enum(attachmentKinds),
    url: z.string(),
    name: z.string(),
    size: z.int(),
  }),
  { kind: 'type', bytes: 'size' },
)
export type Attachment = z.output<typeof attachment>
