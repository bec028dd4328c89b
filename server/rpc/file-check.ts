import type { FastifyRequest } from 'fastify'
import type { Call } from '../../contract/platform/call.ts'
import type { Db } from '../platform/db.ts'
import type { Caller } from './authenticate.ts'
import { callsWithFileField, findCall } from './call-registry.ts'
import type { MultipartLimits } from './parse-multipart.ts'
import { isMultipart } from './parse-request.ts'
import { isReauthenticated, requireReauthentication } from './reauthentication.ts'
import {
  lacksSecondFactor,
  needsSecondFactor,
  throwSecondFactorRequired,
} from './required-second-factor.ts'

type UploadRequest = {
  request: FastifyRequest
  /** The calls that the request can be. */
  calls: readonly Call[]
  caller: Caller | null
  now: number
}

/**
 * Creates the check of a multipart file before its first byte is stored. It throws unless the caller may make one of the
 * calls that take the file now: 401, 403, 400 or 404, as the call itself would.
 */
export async function createFileCheck(
  db: Db,
  { request, calls, caller, now }: UploadRequest,
): Promise<MultipartLimits['files']['check']> {
  // other requests have no files
  const isStepMissing =
    caller !== null && isMultipart(request.raw) && (await lacksSecondFactor(db, caller, now))
  const isAllowed = (call: Call) =>
    isReauthenticated(call, caller, now) && !(isStepMissing && needsSecondFactor(call))
  return (field, action) => {
    const candidates = action === undefined ? calls : [findCall(request, action)]
    const accepting = callsWithFileField(candidates, field, { caller, request })
    if (accepting.some(isAllowed)) return
    requireReauthentication(accepting[0], caller, now)
    throwSecondFactorRequired()
  }
}
