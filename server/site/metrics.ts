import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'
import { sha256Hex } from '../platform/random.ts'
import { requestLabel } from '../rpc/request-label.ts'

const DURATION_BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

type MetricSources = {
  token: string
  gauges: readonly GaugeSource[]
  counters: readonly CounterSource[]
}

/** Serves /metrics in the format of Prometheus to requests with `token` as bearer token. */
export function registerMetricsRoute(
  app: FastifyInstance,
  { token, gauges, counters }: MetricSources,
): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  countRequests(app, register)
  for (const gauge of gauges) addGauge(register, gauge)
  for (const counter of counters) addCounter(register, counter)
  app.get('/metrics', async (request, reply) => {
    if (!hasBearerToken(token, request.headers.authorization))
      httpError('sign_in_required', say('rules_wire_please_sign_in'))
    return reply.type(register.contentType).send(await register.metrics())
  })
}

function hasBearerToken(token: string, header = '') {
  // hashed, because timingSafeEqual needs equal lengths
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
    help: 'Duration of requests, by call',
    labelNames: ['call'] as const,
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    // other requests are labelled by their route, because a client can invent addresses
    const call = requestLabel(request) ?? request.routeOptions.url ?? 'none'
    requestCounter.inc({ call, status: reply.statusCode })
    requestDuration.observe({ call }, reply.elapsedTime / 1000)
  })
}

/** A measured value, read at every scrape. */
export type GaugeSource = { name: string; help: string; read: () => Promise<number> }

function addGauge(register: Registry, { name, help, read }: GaugeSource) {
  new Gauge({
    name,
    help,
    registers: [register],
    async collect() {
      this.set(await read())
    },
  })
}

/** Counts that something else keeps, read at every scrape: one for each value of the label. */
export type CounterSource = {
  name: string
  help: string
  label: string
  counts: ReadonlyMap<string, number>
}

function addCounter(register: Registry, { name, help, label, counts }: CounterSource) {
  new Counter({
    name,
    help,
    labelNames: [label],
    registers: [register],
    collect() {
      this.reset()
      for (const [value, count] of counts) this.inc({ [label]: value }, count)
    },
  })
}
