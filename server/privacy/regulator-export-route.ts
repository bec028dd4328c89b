import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { REGULATOR_ARCHIVE } from '../../contract/privacy/data-protection.ts'
import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { now } from '../platform/clock.ts'
import { inTransaction } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { requireExporter } from '../rpc/administrator.ts'
import { requestLocale } from '../rpc/request-locale.ts'
import { validationMessage } from '../rpc/validation-message.ts'

/** The archive for the regulator of a year, for owners with a recent password; audited (R-SAFE-009). */
export function registerRegulatorExport(app: FastifyInstance, school: AppContext): void {
  const { path, can, filter: schema } = REGULATOR_ARCHIVE
  app.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    const { caller } = await requireExporter(request, school, can)
    const filter = z.safeParse(schema, request.query)
    if (!filter.success)
      httpError('invalid_request', validationMessage(filter.error.issues, request.query))
    const { year } = filter.data
    const locale = await requestLocale(request, school.db)
    const { writeRegulatorArchive } = await import('./regulator-archive.ts')
    const at = now()
    const archive = await writeRegulatorArchive(school, { year: Number(year), locale, now: at })
    await inTransaction(school.db, (tx) =>
      writeAuditEntry(tx, {
        ...{ actorId: caller.id, action: 'regulatorArchive', subjectId: null, now: at },
        detail: year,
      }),
    )
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="data-protection-${year}.zip"`)
      .header('cache-control', 'no-store')
      .send(archive)
  })
}
