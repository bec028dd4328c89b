import type { FastifyInstance } from 'fastify'
import { DAY_MS } from '../../contract/platform/duration.ts'
import type { Config } from '../platform/config.ts'
import { RELEASED_ON } from '../platform/release.ts'
import { siteUrl } from '../rpc/site-url.ts'

const VALID_DAYS = 365

/**
 * Serves /.well-known/security.txt (RFC 9116) if SECURITY_CONTACT is set. It expires one year after the release, so
 * that an outdated installation does not promise a response.
 */
export function registerSecurityTxt(
  app: FastifyInstance,
  config: Pick<Config, 'SECURITY_CONTACT' | 'SITE_URL'>,
): void {
  const contact = config.SECURITY_CONTACT
  if (!contact) return
  const expires = new Date(Date.parse(RELEASED_ON) + VALID_DAYS * DAY_MS).toISOString()
  const path = '/.well-known/security.txt'
  app.get(path, async (request, reply) => {
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, ar',
      `Canonical: ${siteUrl(request, config)}${path}`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
