import type { ManagedClass } from '../../../../contract/classes/classes.ts'
import { Badge } from '../../../kit/Badge.tsx'

/** Draft, Active or Inactive. */
export function StatusBadge({ class: it }: { class: Pick<ManagedClass, 'active' | 'draft'> }) {
  return <Badge kind={it.draft ? 'draft' : it.active ? 'active' : 'inactive'} />
}
