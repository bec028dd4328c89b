import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { newRand } from '../kernel/random.ts'
import { reject } from '../kernel/refusal.ts'
import { safeError } from '../kernel/safe-error.ts'
import type { School } from '../kernel/school.ts'
import { claimUploads } from '../kernel/uploads.ts'
import type { Answered } from './answers.ts'
import { addCertificates } from './certificates.ts'
import { callPaths, dispatcher } from './dispatch.ts'
import { addExports } from './exports.ts'
import { addHeaders, everyAnswer } from './headers.ts'
import { addHealth } from './health.ts'
import { openLimiter } from './limits.ts'
import { addMedia } from './media.ts'
import { cutTricklingBodies, HEAD_PATIENCE, letClientsGo, readWhatIsLeft } from './patience.ts'
import { discardOld } from './read-asked.ts'
import { sendFault } from './reply.ts'
import { addSandbox } from './sandbox.ts'
import { addSecurityTxt } from './security-txt.ts'
import { addSite, routable } from './site.ts'
import { addWebhooks } from './webhooks.ts'

const BODY_MAX_BYTES = 4 * 1024 * 1024

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
    bodyLimit: BODY_MAX_BYTES,
    routerOptions: { maxParamLength: 300 },
    schemaController: { compilersFactory: { buildValidator: none, buildSerializer: none } },
    http: HEAD_PATIENCE,
    forceCloseConnections: 'idle',
    // an address that cannot be read comes before every hook
    frameworkErrors: (fault, request, reply) => {
      sendFault(fault, request, reply.headers(everyAnswer))
    },
    // what still comes while the door closes is answered
    return503OnClosing: false,
  })
  cutTricklingBodies(app)
  readWhatIsLeft(app)
  letClientsGo(app)
  app.setErrorHandler(sendFault)
  addHeaders(app)
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
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await addBodies(app)

  const uploadFolder = join(config.DATA_DIR, 'uploads')
  app.addHook('onClose', await claimUploads(config.DATA_DIR))
  await discardOld(uploadFolder)
  const dispatch = dispatcher(
    { school, limiter: openLimiter(school.db, config.RATE_LIMIT_SCALE), uploadFolder },
    verbs,
  )
  for (const path of callPaths) app.route({ method: ['GET', 'POST'], url: path, handler: dispatch })
  addHealth(app, school)
  await addMetricsIfWanted(app, school)
  addMedia(app, school)
  addCertificates(app, school)
  addExports(app, school)
  addWebhooks(app, school)
  addSandbox(app, school)
  addSecurityTxt(app, config)
  await addSite(app, config, dist)
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

/** The three forms of a body (decisions §1). */
async function addBodies(app: FastifyInstance) {
  await app.register(multipart, {
    limits: {
      fieldNameSize: 200,
      fieldSize: BODY_MAX_BYTES,
      fields: 20_000,
      files: 4,
      parts: 20_000,
    },
  })
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => {
      if (body.length === 0) return undefined
      try {
        return JSON.parse(String(body)) as unknown
      } catch {
        reject(400, 'The JSON could not be read.')
      }
    },
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => new URLSearchParams(String(body)),
  )
}
