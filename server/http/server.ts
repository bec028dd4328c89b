import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { DEFAULT_BODY } from '../../contract/call.ts'
import { newRand } from '../kernel/random.ts'
import { Refusal } from '../kernel/refusal.ts'
import { safeError } from '../kernel/safe-error.ts'
import type { School } from '../kernel/school.ts'
import { claimUploads } from '../kernel/uploads.ts'
import type { Answered } from './answers.ts'
import { callPaths } from './call-table.ts'
import { addCertificates } from './certificates.ts'
import { dispatcher } from './dispatch.ts'
import { addExports } from './exports.ts'
import { addHeaders, everyAnswer } from './headers.ts'
import { addHealth } from './health.ts'
import { boundNetworks, openInFlight } from './in-flight.ts'
import { openLimiter } from './limits.ts'
import { addMedia } from './media.ts'
import { openMemoryBudget } from './memory-budget.ts'
import {
  cutTricklingBodies,
  discardRest,
  discardRestOf,
  HEAD_PATIENCE,
  holdExpectedBodies,
  letClientsGo,
} from './patience.ts'
import { discardOld } from './read-asked.ts'
import { bodyReader } from './read-bytes.ts'
import { sendFault } from './reply.ts'
import { addSandbox } from './sandbox.ts'
import { addSecurityTxt } from './security-txt.ts'
import { addSite, routable } from './site.ts'
import { limitUnanswered } from './unanswered-requests.ts'
import { addWebhooks } from './webhooks.ts'

/** The whole edge: calls, media, site and health on one server that does not listen yet. */
export async function openServer(
  school: School,
  verbs: readonly Answered[],
  dist?: string,
): Promise<FastifyInstance> {
  const { config } = school
  const app = fastify({
    logger: {
      level: config.LOG_LEVEL,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { err: safeError },
    },
    // the address may hold an email: the hook below logs it without its query
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    rewriteUrl: routable,
    // the one proxy in front and no further: what a caller writes into X-Forwarded-For is no address
    trustProxy: config.TRUST_PROXY ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: DEFAULT_BODY.bytes,
    routerOptions: { maxParamLength: 300 },
    schemaController: { compilersFactory: { buildValidator: none, buildSerializer: none } },
    http: HEAD_PATIENCE,
    forceCloseConnections: 'idle',
    // an address that cannot be read comes before every hook
    frameworkErrors: (fault, request, reply) => {
      discardRestOf(request.raw, reply.raw)
      sendFault(fault, request, reply.headers(everyAnswer))
    },
    // what still comes while the door closes is answered
    return503OnClosing: false,
  })
  const inFlight = openInFlight(config.RATE_LIMIT_SCALE)
  const memory = openMemoryBudget()
  readNoBodies(app)
  holdExpectedBodies(app)
  cutTricklingBodies(app)
  discardRest(app)
  letClientsGo(app)
  app.setErrorHandler(sendFault)
  addHeaders(app)
  refuseStrangeHosts(app)
  boundNetworks(app, inFlight)
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0]
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: reply.elapsedTime },
      'answered',
    )
  })
  // answers only: the site's files are compressed once, when they are built
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })

  const uploadFolder = join(config.DATA_DIR, 'uploads')
  app.addHook('onClose', await claimUploads(config.DATA_DIR))
  await discardOld(uploadFolder)
  const limiter = openLimiter(school.db, config.RATE_LIMIT_SCALE)
  const dispatch = dispatcher({ school, limiter, inFlight, memory, uploadFolder }, verbs)
  for (const path of callPaths) app.route({ method: ['GET', 'POST'], url: path, handler: dispatch })
  addHealth(app, school)
  await addMetricsIfWanted(app, school)
  addMedia(app, school)
  addCertificates(app, school)
  addExports(app, school)
  const readBody = bodyReader(memory)
  addWebhooks(app, school, readBody)
  addSandbox(app, school, readBody)
  addSecurityTxt(app, config)
  await addSite(app, config, dist)
  limitUnanswered(app)
  return app
}

/** Without METRICS_TOKEN there is no such page, and nothing is counted. */
async function addMetricsIfWanted(app: FastifyInstance, school: School) {
  const { METRICS_TOKEN: token } = school.config
  if (!token) return
  const { addMetrics } = await import('./metrics.ts')
  addMetrics(app, school, token)
}

/** The contract reads and writes; the framework's own compilers of schemas would be a tenth of a start. */
function none(): never {
  throw new Error('A route has a schema of the framework, which this server does not compile.')
}

const processName = newRand().slice(0, 8)
let requests = 0

/** Unique among all processes, and far cheaper than random bytes for each request. */
function nextRequestId() {
  requests++
  return `${processName}${requests.toString(36)}`
}

/** No route reads a body by itself: an unknown address costs nothing, and each reader has a limit of its own. */
function readNoBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
}

/** A longer name is no host's, and it would reach links and QR codes (RFC 1035: 253 characters, and a port). */
const HOST = /^[\w.:[\]-]{0,260}$/

function refuseStrangeHosts(app: FastifyInstance) {
  app.addHook('onRequest', ({ host }, _reply, done) => {
    done(HOST.test(host ?? '') ? undefined : new Refusal('The Host header is not valid.', 400))
  })
}
