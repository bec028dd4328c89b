import type { FastifyInstance } from 'fastify'
import { DEFAULT_SITE_NAME } from '../../contract/settings/settings.ts'
import { isLocale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { httpError } from '../platform/errors.ts'
import { readSettings } from '../settings/store.ts'
import { GUARDIAN_POLICY, writeGuardianPage } from './guardian-page.ts'
import { findOpenLink, noteOpened, readToken } from './links.ts'
import { readReport } from './report.ts'

/**
 * Serves the page of a guardian to anybody with its address (R-SESSION-009); 404 once the link was revoked or the account was closed.
 * Not indexed, not cached, without scripts.
 */
export function registerGuardianPage(app: FastifyInstance, school: AppContext): void {
  app.get<{ Params: { token: string }; Querystring: { lang?: unknown } }>(
    '/guardian/:token',
    async (request, reply) => {
      const { db, mediaSecret, config } = school
      const rand = readToken(mediaSecret, request.params.token)
      const link = rand === undefined ? undefined : await findOpenLink(db, rand)
      if (!link) httpError('guardian_not_found', say('rules_guardians_not_found'))
      const at = now()
      const moment = { now: at, timezone: config.SITE_TIMEZONE }
      const [report, settings] = await Promise.all([
        readReport(db, link.studentId, moment),
        readSettings(db),
      ])
      await noteOpened(db, link, at)
      const { lang } = request.query
      reply.headers({
        'content-security-policy': GUARDIAN_POLICY,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'x-frame-options': 'DENY',
      })
      reply.type('text/html; charset=utf-8')
      return writeGuardianPage({
        ...{ report, ...moment, student: link.studentName },
        school: settings.siteName || DEFAULT_SITE_NAME,
        locale: isLocale(lang) ? lang : link.language,
        hijri: settings.hijriDates ? settings.hijriCorrections : undefined,
      })
    },
  )
}
