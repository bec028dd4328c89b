import type { ClassDraft } from './class-draft.ts'
import { formatLinkRows } from './link-rows.ts'

/** The labels of the class fields. */
export const FIELD_LABELS: Record<keyof ClassDraft, string> = {
  category: 'Category',
  name: 'Name',
  about: 'About',
  premium: 'Type',
  price: 'Price (₦)',
  monthly: 'Billing',
  active: 'Status',
  draft: 'Draft',
  monthlyLimit: 'Monthly Limit',
  registrationCloses: 'Registration Close Date',
  links: 'Important Links',
  prerequisiteId: 'Prerequisite Class',
  anonymousMarking: 'Anonymous marking',
}

/** A field's value as text; `classes` has the name of the prerequisite. */
export function fieldValueText(
  draft: ClassDraft,
  field: keyof ClassDraft,
  classes: readonly { id: number; name: string }[],
): string {
  switch (field) {
    case 'premium':
      return draft.premium ? 'Paid' : 'Free'
    case 'monthly':
      return draft.monthly ? 'Monthly' : 'One-time'
    case 'active':
      return draft.active ? 'Active' : 'Inactive'
    case 'anonymousMarking':
      return draft.anonymousMarking ? 'Yes' : 'No'
    case 'draft':
      return draft.draft ? 'Yes' : 'No'
    case 'links':
      return formatLinkRows(draft.links) || 'none'
    case 'prerequisiteId':
      return classes.find((it) => String(it.id) === draft.prerequisiteId)?.name ?? 'none'
    default:
      return draft[field] || 'none'
  }
}
