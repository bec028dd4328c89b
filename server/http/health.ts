import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { School } from '../kernel/school.ts'

/** /healthz: the process lives. /readyz: its database and its media store answer (decisions §12). */
export function addHealth(app: FastifyInstance, school: School): void {
  app.get('/healthz', async () => ({ status: true, message: 'alive', data: null }))
  app.get('/readyz', async (request, reply) => {
    try {
      await Promise.race([allAnswer(school), tooLong()])
      return { status: true, message: 'ready', data: null }
    } catch (fault) {
      request.log.error({ err: fault }, 'not ready')
      return reply.code(503).send({ status: false, message: 'not ready', data: null })
    }
  })
}

const WITHIN_MS = 5000

async function allAnswer({ db, files }: School) {
  await sql`select 1`.execute(db)
  await files.check()
}

// what is gone without a word answers nothing, not even a refusal
async function tooLong() {
  await setTimeout(WITHIN_MS, undefined, { ref: false })
  throw new Error(`No answer within ${WITHIN_MS} ms`)
}
