import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { HOUR } from '../../contract/duration.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { withLongStatements } from '../platform/db-timeouts.ts'
import { httpError } from '../platform/errors.ts'
import { sha256Hex } from '../platform/random.ts'
import { requestLabel } from '../rpc/request-label.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'

const DURATION_BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** /metrics in Prometheus' format, for whoever sends `token` as a bearer. */
export function registerMetricsRoute(
  app: FastifyInstance,
  school: AppContext,
  token: string,
): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  countRequests(app, register)
  measureEmailQueue(register, school)
  auditLedgerHourly(register, school)
  app.get('/metrics', async (request, reply) => {
    if (!hasBearerToken(token, request.headers.authorization))
      httpError('sign_in_required', 'Please sign in.')
    return reply.type(register.contentType).send(await register.metrics())
  })
}

function hasBearerToken(token: string, header = '') {
  // hashed, so that both are of one length
  return timingSafeEqual(Buffer.from(sha256Hex(header)), Buffer.from(sha256Hex(`Bearer ${token}`)))
}

function countRequests(app: FastifyInstance, register: Registry) {
  const labelNames = ['call', 'status'] as const
  const requestCounter = new Counter({
    name: 'lisan_requests_total',
    help: 'Requests answered, by call and status',
    labelNames,
    registers: [register],
  })
  const requestDuration = new Histogram({
    name: 'lisan_request_seconds',
    help: 'How long answers took, by call',
    labelNames: ['call'] as const,
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    // what is no call goes by its route, so that nobody can make up names
    const call = requestLabel(request) ?? request.routeOptions.url ?? 'none'
    requestCounter.inc({ call, status: reply.statusCode })
    requestDuration.observe({ call }, reply.elapsedTime / 1000)
  })
}

function measureEmailQueue(register: Registry, { db }: AppContext) {
  new Gauge({
    name: 'lisan_mail_waiting',
    help: 'Emails that have still to leave',
    registers: [register],
    async collect() {
      const { waiting } = await db
        .selectFrom('email_outbox')
        .select((it) => it.fn.countAll<number>().as('waiting'))
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .executeTakeFirstOrThrow()
      this.set(waiting)
    },
  })
}

// it reads every row of the ledger, which a scrape every few seconds shall not
function auditLedgerHourly(register: Registry, { db }: AppContext) {
  let auditedAt = 0
  new Gauge({
    name: 'lisan_ledger_differences',
    help: 'Differences that the audit of the ledger found, looked for once an hour',
    registers: [register],
    async collect() {
      if (now() - auditedAt < HOUR) return
      auditedAt = now()
      this.set((await withLongStatements(() => verifyLedger(db))).length)
    },
  })
}
