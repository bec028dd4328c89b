import type { FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'

// a host name or an address, with an optional port; a host name has at most 253 characters
const HOST = /^(?:\[[\da-f:.]{2,45}\]|[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?)(?::\d{1,5})?$/i

/**
 * Returns the URL of the site without a trailing slash, for links outside the site: SITE_URL, which production
 * requires. In development the Host header of the request if it is valid, else localhost.
 */
export function siteUrl(
  { host, protocol, socket }: Pick<FastifyRequest, 'host' | 'protocol' | 'socket'>,
  { SITE_URL }: Pick<Config, 'SITE_URL'>,
): string {
  if (SITE_URL) return SITE_URL
  const scheme = protocol === 'https' ? 'https' : 'http'
  return HOST.test(host) ? `${scheme}://${host}` : `http://localhost:${socket.localPort ?? 80}`
}
