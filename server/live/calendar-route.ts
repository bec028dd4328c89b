import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { toStaffKind } from '../../contract/staff/staff-kinds.ts'
import { say } from '../../messages/message.ts'
import { findUser } from '../auth/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { httpError } from '../platform/errors.ts'
import { siteUrl } from '../rpc/site-url.ts'
import { languageOf, readSender } from '../settings/emails.ts'
import { listEvents, writeCalendar } from './calendar-file.ts'
import { readFeedToken, readFeedVersion } from './calendar-token.ts'

const notFound = () => httpError('file_not_found', say('rules_live_calendar_not_found'))

/**
 * Serves the calendar of a person to anybody with its address, in the language of the person (R-SESSION-004); 404 once the address was
 * reset or the account is closed.
 */
export function registerCalendar(app: FastifyInstance, school: AppContext): void {
  app.get<{ Params: { token: string } }>('/calendar/:token(^[\\w-]{1,80}).ics', {
    handler: async (request, reply) => {
      const { db, mediaSecret, config } = school
      const token = readFeedToken(mediaSecret, request.params.token) ?? notFound()
      const user = await findUser(db, token.userId)
      if (!user || user.deactivated_at !== null) return notFound()
      if ((await readFeedVersion(db, token.userId)) !== token.version) return notFound()
      const staff = toStaffKind(user.staff) ?? null
      const sender = await readSender(db)
      const file = await writeCalendar({
        events: await listEvents(db, { id: user.id, staff }, now()),
        school: sender.site,
        site: siteUrl(request, config),
        isStaff: staff !== null,
        locale: languageOf(user.language, sender),
      })
      const etag = `"${createHash('sha256').update(file).digest('base64url')}"`
      reply.headers({
        etag,
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        'content-disposition': 'inline; filename="live-sessions.ics"',
      })
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('text/calendar; charset=utf-8').send(file)
    },
  })
}
