import type { FastifyRequest } from 'fastify'
import { ADMIN_ROLE } from '../../contract/auth/auth.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { httpError } from '../platform/errors.ts'
import { authenticate, type Caller, throwUnauthenticated } from './authenticate.ts'
import { recordSeen, recordSessionSeen } from './last-seen.ts'
import { requireReauthentication } from './reauthentication.ts'
import { requireSecondFactor } from './required-second-factor.ts'

/**
 * Returns the administrator who makes a request that is no call, and records that the session was used, as for a call.
 * Throws 401 without a valid session, 403 for a student and without the required second step (R-TRUST-004).
 */
export async function requireAdministrator(
  request: FastifyRequest,
  school: AppContext,
): Promise<Caller> {
  const receivedAt = now()
  const caller = await authenticate(request, school, receivedAt)
  if (!caller) throwUnauthenticated(request)
  if (caller.role !== ADMIN_ROLE) httpError('admin_only', 'Only an administrator may do this.')
  await requireSecondFactor(school.db, caller, receivedAt)
  await recordSeen(school.db, caller, { now: receivedAt, log: request.log })
  await recordSessionSeen(school.db, caller, { ip: request.ip, now: receivedAt, log: request.log })
  return caller
}

/**
 * Returns the administrator who exports a file. Throws 401 too if the password was entered too long ago (R-TRUST-005).
 */
export async function requireExporter(request: FastifyRequest, school: AppContext) {
  const caller = await requireAdministrator(request, school)
  requireReauthentication({ reauthentication: 'exports' }, caller, now())
  return caller
}
