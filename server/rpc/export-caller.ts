import type { FastifyRequest } from 'fastify'
import { ADMIN_ROLE } from '../../contract/auth.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { httpError } from '../platform/errors.ts'
import { authenticate } from './authenticate.ts'
import { requireReauthentication } from './reauthentication.ts'
import { requireSecondFactor } from './required-second-factor.ts'

/**
 * Returns the administrator who exports a file. Throws 401 without one or if the password was entered too long ago
 * (R-TRUST-005), 403 for a student.
 */
export async function requireExporter(request: FastifyRequest, school: AppContext) {
  const caller = await authenticate(request, school, now())
  if (!caller) httpError('sign_in_required', 'Please sign in.')
  if (caller.role !== ADMIN_ROLE) httpError('admin_only', 'Only an administrator may do this.')
  await requireSecondFactor(school.db, caller, now())
  requireReauthentication({ reauthentication: 'exports' }, caller, now())
  return caller
}
