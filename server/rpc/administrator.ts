import type { FastifyRequest } from 'fastify'
import type { Permission } from '../../contract/staff/permissions.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import type { Scope } from '../platform/scope.ts'
import { authenticate, type Caller, throwUnauthenticated } from './authenticate.ts'
import { recordSeen, recordSessionSeen } from './last-seen.ts'
import { requireOwnSession } from './read-only-session.ts'
import { requireReauthentication } from './reauthentication.ts'
import { requireSecondFactor } from './required-second-factor.ts'
import { scopeOf } from './scope-of.ts'

/**
 * Returns the member of the staff who makes a request that is no call, with the rows that the permission reaches, and records that
 * the session was used, as for a call. Throws 401 without a valid session, 403 without the permission (R-STAFF-001) and without the
 * required second step (R-TRUST-004).
 */
export async function requireStaff(
  request: FastifyRequest,
  school: AppContext,
  can: Permission,
): Promise<{ caller: Caller; scope: Scope }> {
  const receivedAt = now()
  const caller = await authenticate(request, school, receivedAt)
  if (!caller) throwUnauthenticated(request)
  const scope = await scopeOf(school.db, caller, can)
  await requireSecondFactor(school.db, caller, receivedAt)
  await recordSeen(school.db, caller, { now: receivedAt, log: request.log })
  await recordSessionSeen(school.db, caller, { ip: request.ip, now: receivedAt, log: request.log })
  return { caller, scope }
}

/**
 * Returns the member of the staff who exports a file. Throws 401 too if the password was entered too long ago (R-TRUST-005), and 403
 * for an owner who looks at what a member of the staff sees (R-STAFF-010).
 */
export async function requireExporter(
  request: FastifyRequest,
  school: AppContext,
  can: Permission,
) {
  const exporter = await requireStaff(request, school, can)
  requireOwnSession(exporter.caller)
  requireReauthentication({ reauthentication: 'exports' }, exporter.caller, now())
  return exporter
}
