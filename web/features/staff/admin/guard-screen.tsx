import type { ComponentType } from 'react'
import { Redirect } from 'wouter'
import type { Permission } from '../../../../contract/staff/permissions.ts'
import { paths } from '../../../api/paths.ts'
import { useMay } from '../../../api/use-may.ts'

/** The history state of the dashboard after a closed address. */
export type ClosedPageState = { isClosed?: true } | null

/** Renders a screen for staff with its permission; leads others to the dashboard, which says so (R-STAFF-011). */
export function guardScreen(Screen: ComponentType, can: Permission): ComponentType {
  return function GuardedScreen() {
    return useMay(can) ? (
      <Screen />
    ) : (
      <Redirect
        to={paths.admin.dashboard}
        replace
        state={{ isClosed: true } satisfies ClosedPageState}
      />
    )
  }
}
