import { m } from '../../../../messages/m.ts'
import type { ClassDraft } from './class-draft.ts'
import { formatLinkRows } from './link-rows.ts'

/** The labels of the class fields. */
export const FIELD_LABELS: Record<keyof ClassDraft, string> = {
  category: m.classes_field_category(),
  name: m.kit_name(),
  aliases: m.classes_field_aliases(),
  about: m.classes_field_about(),
  premium: m.kit_type(),
  price: m.classes_field_price(),
  monthly: m.classes_field_billing(),
  parts: m.classes_field_parts(),
  active: m.kit_status(),
  draft: m.classes_draft(),
  monthlyLimit: m.classes_field_monthly_limit(),
  registrationCloses: m.classes_field_registration_close(),
  links: m.classes_important_links(),
  prerequisiteId: m.classes_field_prerequisite(),
  anonymousMarking: m.classes_field_anonymous_marking(),
}

/** A field's value as text; `classes` has the name of the prerequisite. */
export function fieldValueText(
  draft: ClassDraft,
  field: keyof ClassDraft,
  classes: readonly { id: number; name: string }[],
): string {
  switch (field) {
    case 'premium':
      return draft.premium ? m.classes_paid() : m.kit_free()
    case 'monthly':
      return draft.monthly ? m.classes_monthly() : m.classes_one_time()
    case 'parts':
      return partsText(Number(draft.parts))
    case 'active':
      return draft.active ? m.kit_active() : m.kit_inactive()
    case 'anonymousMarking':
      return draft.anonymousMarking ? m.kit_yes() : m.kit_no()
    case 'draft':
      return draft.draft ? m.kit_yes() : m.kit_no()
    case 'links':
      return formatLinkRows(draft.links) || m.classes_value_none()
    case 'prerequisiteId':
      return (
        classes.find((it) => String(it.id) === draft.prerequisiteId)?.name ?? m.classes_value_none()
      )
    default:
      return draft[field] || m.classes_value_none()
  }
}

/** 'At once', or 'In 3 parts'. */
export const partsText = (parts: number): string =>
  parts < 2 ? m.classes_parts_none() : m.classes_parts_count({ count: parts })
