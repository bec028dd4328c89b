import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { AppContext } from '../platform/app-context.ts'
import { type DiskBudget, isDiskExhausted, readDiskSpace } from '../platform/disk-space.ts'

/**
 * Serves /healthz (the process is alive) and /readyz (database and file store respond and have room to write; R-RUN-009,
 * R-RUN-010).
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  school: AppContext,
  disk: Pick<DiskBudget, 'isFull'>,
): void {
  app.get('/healthz', async () => ({ status: true, message: 'alive', data: null }))
  // anybody can call it, without a limit
  const check = shareConcurrent(() =>
    Promise.race([checkDependencies(school, disk), rejectAfterTimeout()]),
  )
  app.get('/readyz', async (request, reply) => {
    try {
      await check()
      return { status: true, message: 'ready', data: null }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.code(503).send({ status: false, message: 'not ready', data: null })
    }
  })
}

/** Returns a function whose concurrent calls share one execution of `work`. */
function shareConcurrent(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
}

const READINESS_TIMEOUT_MS = 5000

async function checkDependencies(
  { db, files, config }: AppContext,
  disk: Pick<DiskBudget, 'isFull'>,
) {
  await sql`select 1`.execute(db)
  await files.check()
  const space = await readDiskSpace(config)
  if (isDiskExhausted(space)) throw new Error(`The disk is full: ${space.free} bytes are free`)
  if (disk.isFull()) throw new Error('A write found the disk full')
}

// a frozen service neither accepts nor refuses a connection
async function rejectAfterTimeout(): Promise<never> {
  await setTimeout(READINESS_TIMEOUT_MS, undefined, { ref: false })
  throw new Error(`No response within ${READINESS_TIMEOUT_MS} ms`)
}
