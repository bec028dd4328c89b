import type { FastifyRequest } from 'fastify'
import type { Call } from '../../contract/call.ts'
import type { Config } from '../kernel/config.ts'
import { reject } from '../kernel/refusal.ts'

const FOREIGN = 'This can only be done from the school’s own site.'

/**
 * Refuses with 403 a request that a page of another site sent to a call that gives the browser a cookie: its form would
 * sign the visitor in to an account of the attacker's (decision 0360). Tools and older clients, which send neither
 * Sec-Fetch-Site nor Origin, pass.
 */
export function refuseOtherSites(call: Call, request: FastifyRequest, config: Config): void {
  if (!call.withToken && !call.ownSiteOnly) return
  if (!isFromOwnSite(request, config)) reject(403, FOREIGN)
}

function isFromOwnSite(request: FastifyRequest, { SITE_URL }: Config): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers
  if (site === 'same-origin') return true
  if (site !== undefined && site !== 'none') return false
  if (origin === undefined) return true
  const { host } = request
  // https also where the proxy in front of this server ends it untold
  const own = [`${request.protocol}://${host}`, `https://${host}`]
  if (SITE_URL) own.push(new URL(SITE_URL).origin)
  return own.includes(origin)
}
