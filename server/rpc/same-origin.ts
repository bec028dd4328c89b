import type { FastifyRequest } from 'fastify'
import type { Call } from '../../contract/platform/call.ts'
import { say } from '../../messages/message.ts'
import type { Config } from '../platform/config.ts'
import { httpError } from '../platform/errors.ts'

const CROSS_ORIGIN_MESSAGE = say('rules_wire_only_done_from_schools_own')

/**
 * Throws 403 if a page of another site sends a call that sets a cookie: its form would sign the visitor in to the
 * attacker's account (decision 0360). Tools and older clients, which send neither Sec-Fetch-Site nor Origin, are
 * accepted.
 */
export function requireSameOrigin(call: Call, request: FastifyRequest, config: Config): void {
  if (!call.startsSession && !call.sameOriginOnly) return
  if (!isSameOrigin(request, config)) httpError('cross_origin_forbidden', CROSS_ORIGIN_MESSAGE)
}

function isSameOrigin(request: FastifyRequest, { SITE_URL }: Config): boolean {
  const { 'sec-fetch-site': fetchSite, origin } = request.headers
  if (fetchSite === 'same-origin') return true
  if (fetchSite !== undefined && fetchSite !== 'none') return false
  if (origin === undefined) return true
  const { host } = request
  // also https, because the proxy can end TLS without a header
  const ownOrigins = [`${request.protocol}://${host}`, `https://${host}`]
  if (SITE_URL) ownOrigins.push(new URL(SITE_URL).origin)
  return ownOrigins.includes(origin)
}
