import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { now } from '../kernel/clock.ts'
import { withLongStatements } from '../kernel/db-timeouts.ts'
import { hashed } from '../kernel/random.ts'
import { reject } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { auditLedger } from '../wallet/audit-ledger.ts'
import { callOf } from './note-call.ts'

const HOUR = 3600
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** /metrics in Prometheus' format, for whoever sends `token` as a bearer. */
export function addMetrics(app: FastifyInstance, school: School, token: string): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  countRequests(app, register)
  measureQueues(register, school)
  auditNowAndThen(register, school)
  app.get('/metrics', async (request, reply) => {
    if (!isBearerOf(token, request.headers.authorization)) reject(401, 'Please sign in.')
    return reply.type(register.contentType).send(await register.metrics())
  })
}

function isBearerOf(token: string, header = '') {
  // hashed, so that both are of one length
  return timingSafeEqual(Buffer.from(hashed(header)), Buffer.from(hashed(`Bearer ${token}`)))
}

function countRequests(app: FastifyInstance, register: Registry) {
  const labelNames = ['call', 'status'] as const
  const requests = new Counter({
    name: 'lisan_requests_total',
    help: 'Requests answered, by call and status',
    labelNames,
    registers: [register],
  })
  const seconds = new Histogram({
    name: 'lisan_request_seconds',
    help: 'How long answers took, by call',
    labelNames: ['call'] as const,
    buckets: SECONDS,
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    // what is no call goes by its route, so that nobody can make up names
    const call = callOf(request) ?? request.routeOptions.url ?? 'none'
    requests.inc({ call, status: reply.statusCode })
    seconds.observe({ call }, reply.elapsedTime / 1000)
  })
}

function measureQueues(register: Registry, { db }: School) {
  new Gauge({
    name: 'lisan_mail_waiting',
    help: 'Emails that have still to leave',
    registers: [register],
    async collect() {
      const { waiting } = await db
        .selectFrom('outgoing_mail')
        .select((it) => it.fn.countAll<number>().as('waiting'))
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .executeTakeFirstOrThrow()
      this.set(waiting)
    },
  })
}

// it reads every row of the ledger, which a scrape every few seconds shall not
function auditNowAndThen(register: Registry, { db }: School) {
  let auditedAt = 0
  new Gauge({
    name: 'lisan_ledger_differences',
    help: 'Differences that the audit of the ledger found, looked for once an hour',
    registers: [register],
    async collect() {
      if (now() - auditedAt < HOUR) return
      auditedAt = now()
      this.set((await withLongStatements(() => auditLedger(db))).length)
    },
  })
}
