import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { School } from '../kernel/school.ts'

/** /healthz: the process lives. /readyz: its database and its media store answer (decisions §12). */
export function addHealth(app: FastifyInstance, school: School): void {
  app.get('/healthz', async () => ({ status: true, message: 'alive', data: null }))
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(school.db)
      await school.files.check()
      return { status: true, message: 'ready', data: null }
    } catch (fault) {
      request.log.error({ err: fault }, 'not ready')
      return reply.code(503).send({ status: false, message: 'not ready', data: null })
    }
  })
}
