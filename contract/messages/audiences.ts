import { type Message, say } from '../../messages/message.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { share } from '../platform/sentence-values.ts'
import { id, idOrZero } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** The groups of students that a message can be sent to, resolved at the moment of sending. */

/** A number from `min` to `max`. Form data sends it as text. */
function numberBetween(min: number, max: number) {
  return z.codec(
    z.union([
      z.int().check(z.minimum(min), z.maximum(max)),
      z.string().check(
        z.regex(/^\d{1,3}$/),
        z.refine((it) => Number(it) >= min && Number(it) <= max),
      ),
    ]),
    z.int(),
    { decode: Number, encode: (n) => n },
  )
}

export const AUDIENCE_DAYS_MAX = 365
const days = numberBetween(1, AUDIENCE_DAYS_MAX)
/** Per cent. */
const passMark = numberBetween(1, 100)

const schemas = {
  class: withFieldNames(z.object({ kind: z.literal('class'), class_id: id })),
  unseen: withFieldNames(
    z.object({ kind: z.literal('unseen'), days, class_id: z.optional(idOrZero) }),
  ),
  ending: withFieldNames(
    z.object({ kind: z.literal('ending'), days, class_id: z.optional(idOrZero) }),
  ),
  failed: withFieldNames(
    z.object({
      kind: z.literal('failed'),
      exam_id: id,
      pass_mark: passMark,
      class_id: z.optional(idOrZero),
    }),
  ),
  no_password: z.object({ kind: z.literal('no_password') }),
  unread: withFieldNames(z.object({ kind: z.literal('unread'), message_id: id })),
}

export type AudienceKind = keyof typeof schemas
export type AudienceOf<Kind extends AudienceKind> = z.output<(typeof schemas)[Kind]>
export type Audience = AudienceOf<AudienceKind>

/** An audience with its conditions. `class_id` limits 'unseen' and 'ending' to one class; for 'failed' it is the exam's. */
export const audience = z.union([
  schemas.class,
  schemas.unseen,
  schemas.ending,
  schemas.failed,
  schemas.no_password,
  schemas.unread,
])

/** The names of the class, exam or message that an audience refers to; '' for none. */
export type AudienceNames = { className: string; examName: string; subject: string }

type Phrase<Kind extends AudienceKind> = (it: AudienceOf<Kind>, names: AudienceNames) => Message

/**
 * Every audience, as it completes 'To 12 …' and 'will be sent to 12 …'. A new one also needs a query on the server and its fields in
 * the form.
 */
const PHRASES: { [Kind in AudienceKind]: Phrase<Kind> } = {
  class: (_, { className }) => say('messages_audience_class', { name: className }),
  unseen: ({ days }, { className: name }) =>
    name
      ? say('messages_audience_unseen_in', { ...daysOf(days), name })
      : say('messages_audience_unseen', daysOf(days)),
  ending: ({ days }, { className: name }) =>
    name
      ? say('messages_audience_ending_in', { ...daysOf(days), name })
      : say('messages_audience_ending', daysOf(days)),
  failed: ({ passMark }, { examName, className }) =>
    say('messages_audience_failed', { share: share(passMark), exam: examName, name: className }),
  no_password: () => say('messages_audience_no_password'),
  unread: (_, { subject }) => say('messages_audience_unread', { subject }),
}

// the English sentence has no separator in '1000 days'
const daysOf = (count: number) => ({ count, days: String(count) })

/** 'students of Naḥw 1' */
export function describeAudience(it: Audience, names: AudienceNames): Message {
  // the rule and the audience have the same kind
  const phrase = PHRASES[it.kind] as Phrase<AudienceKind>
  return phrase(it, names)
}
