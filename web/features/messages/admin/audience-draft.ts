import * as z from 'zod/mini'
import type { Delivery } from '../../../../contract/messages/announcements.ts'
import {
  AUDIENCE_DAYS_MAX,
  type Audience,
  type AudienceKind,
  type AudienceOf,
  audience as audienceSchema,
} from '../../../../contract/messages/audiences.ts'
import { m } from '../../../../messages/m.ts'
import type { Rules } from '../../../forms/field-rules.ts'

/** The audiences of the form; `unread` is chosen in the list of readers. */
export type OfferedAudience = Exclude<AudienceKind, 'unread'>

/** The fields of every audience as typed; an audience uses some of them. */
export type AudienceDraft = {
  audienceKind: OfferedAudience
  /** '' for none. */
  classId: string
  examId: string
  days: string
  passMark: string
}

/** The fields that an audience shows. A class can be required or limit the audience. */
type AudienceForm = {
  label: string
  classField: 'required' | 'optional' | 'none'
  initialDays?: string
  hasExam?: true
}

export const AUDIENCE_FORMS: Record<OfferedAudience, AudienceForm> = {
  class: { label: m.messages_group_class(), classField: 'required' },
  unseen: { label: m.messages_group_unseen(), classField: 'optional', initialDays: '14' },
  ending: { label: m.messages_group_ending(), classField: 'optional', initialDays: '7' },
  failed: { label: m.messages_group_failed(), classField: 'required', hasExam: true },
  no_password: { label: m.messages_group_no_password(), classField: 'none' },
}

// Object.keys is typed string[]
export const audienceOptions = (Object.keys(AUDIENCE_FORMS) as OfferedAudience[]).map((value) => ({
  value,
  label: AUDIENCE_FORMS[value].label,
}))

export const emptyAudience = (): AudienceDraft => ({
  ...{ audienceKind: 'class', classId: '', examId: '', days: '', passMark: '50' },
})

/** Those who are away or cannot sign in do not look in the app. */
const DELIVERIES: Partial<Record<OfferedAudience, Delivery>> = {
  unseen: 'both',
  no_password: 'email',
}

/** The changes of the form when an audience is chosen: its kind and the channel that reaches it. The class stays. */
export function chosenAudience(
  kind: OfferedAudience,
): Partial<AudienceDraft> & { delivery?: Delivery } {
  const delivery = DELIVERIES[kind]
  const days = AUDIENCE_FORMS[kind].initialDays ?? ''
  return { audienceKind: kind, days, ...(delivery && { delivery }) }
}

type AudienceNumbers = Record<'classId' | 'examId' | 'days' | 'passMark', number>

const toKind: { [Kind in OfferedAudience]: (it: AudienceNumbers) => AudienceOf<Kind> } = {
  class: ({ classId }) => ({ kind: 'class', classId }),
  unseen: ({ classId, days }) => ({ kind: 'unseen', classId, days }),
  ending: ({ classId, days }) => ({ kind: 'ending', classId, days }),
  failed: ({ examId, passMark, classId }) => ({ kind: 'failed', examId, passMark, classId }),
  no_password: () => ({ kind: 'no_password' }),
}

/** 0 for '', which means none. */
const toNumber = (text: string) => (/^\d*$/.test(text.trim()) ? Number(text) : Number.NaN)

/** The audience of a draft; undefined while a field is missing or invalid. */
export function toAudience(draft: AudienceDraft): Audience | undefined {
  const audience = toKind[draft.audienceKind]({
    classId: toNumber(draft.classId),
    examId: toNumber(draft.examId),
    days: toNumber(draft.days),
    passMark: toNumber(draft.passMark),
  })
  return z.safeEncode(audienceSchema, audience).success ? audience : undefined
}

/** The fields of a stored audience. */
export function fromAudience(audience: Audience | undefined): AudienceDraft {
  const empty = emptyAudience()
  if (!audience || audience.kind === 'unread') return empty
  return {
    audienceKind: audience.kind,
    classId: 'classId' in audience && audience.classId ? String(audience.classId) : '',
    days: 'days' in audience ? String(audience.days) : '',
    examId: 'examId' in audience ? String(audience.examId) : '',
    passMark: 'passMark' in audience ? String(audience.passMark) : empty.passMark,
  }
}

const isBetween = (text: string, min: number, max: number) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max

/** The errors of an audience's fields. */
export const audienceRules: Rules<AudienceDraft & { scope: string }> = {
  classId: (classId, { scope, audienceKind }) =>
    scope === 'audience' && AUDIENCE_FORMS[audienceKind].classField === 'required' && classId === ''
      ? m.messages_class_required()
      : undefined,
  examId: (examId, { scope, audienceKind }) =>
    scope === 'audience' && AUDIENCE_FORMS[audienceKind].hasExam && examId === ''
      ? m.messages_exam_required()
      : undefined,
  days: (days, { scope, audienceKind }) =>
    scope === 'audience' &&
    AUDIENCE_FORMS[audienceKind].initialDays &&
    !isBetween(days, 1, AUDIENCE_DAYS_MAX)
      ? m.messages_days_range({ max: AUDIENCE_DAYS_MAX })
      : undefined,
  passMark: (passMark, { scope, audienceKind }) =>
    scope === 'audience' && AUDIENCE_FORMS[audienceKind].hasExam && !isBetween(passMark, 1, 100)
      ? m.messages_pass_mark_range()
      : undefined,
}
