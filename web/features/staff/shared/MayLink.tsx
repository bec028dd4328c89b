import type { ComponentProps } from 'react'
import type { Permission } from '../../../../contract/staff/permissions.ts'
import { useMay } from '../../../api/use-may.ts'
import { Link } from '../../../kit/Link.tsx'

type MayLinkProps = ComponentProps<typeof Link> & {
  /** The permission of the page, as in web/app/routes.ts. */
  can: Permission
}

/** A link for those who may open its page, the text alone for others (R-STAFF-011). */
export function MayLink({ can, ...props }: MayLinkProps) {
  return useMay(can) ? <Link {...props} /> : <span>{props.children}</span>
}
