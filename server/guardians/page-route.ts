import type { FastifyInstance } from 'fastify'
import { DEFAULT_SITE_NAME } from '../../contract/settings/settings.ts'
import { isLocale } from '../../messages/languages.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { readSettings } from '../settings/store.ts'
import { GUARDIAN_POLICY, writeEndedPage, writeGuardianPage } from './guardian-page.ts'
import { findOpenLink, noteOpened, readToken } from './links.ts'
import { readReport } from './report.ts'

/**
 * Serves the page of a guardian to anybody with its address (R-SESSION-009); a page that says so, with 404, once the link was revoked or
 * the account was closed.
 * Not indexed, not cached, without scripts.
 */
export function registerGuardianPage(app: FastifyInstance, school: AppContext): void {
  app.get<{ Params: { token: string }; Querystring: { lang?: unknown } }>(
    '/guardian/:token',
    async (request, reply) => {
      const { db, mediaSecret, config } = school
      const rand = readToken(mediaSecret, request.params.token)
      const link = rand === undefined ? undefined : await findOpenLink(db, rand)
      const settings = await readSettings(db)
      const schoolName = settings.siteName || DEFAULT_SITE_NAME
      reply.headers({
        'content-security-policy': GUARDIAN_POLICY,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'x-frame-options': 'DENY',
      })
      reply.type('text/html; charset=utf-8')
      if (!link) return reply.code(404).send(writeEndedPage(schoolName))
      const at = now()
      const moment = { now: at, timezone: config.SITE_TIMEZONE }
      const report = await readReport(db, link.studentId, moment)
      await noteOpened(db, link, at)
      const { lang } = request.query
      return writeGuardianPage({
        ...{ report, ...moment, student: link.studentName },
        school: schoolName,
        locale: isLocale(lang) ? lang : link.language,
        hijri: settings.hijriDates ? settings.hijriCorrections : undefined,
      })
    },
  )
}
