import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { DEFAULT_BODY_LIMITS } from '../contract/platform/call.ts'
import { say } from '../messages/message.ts'
import { registerCertificatePdf } from './certificates/pdf-route.ts'
import { registerCsvExports } from './csv-exports.ts'
import { registerGuardianPage } from './guardians/page-route.ts'
import * as lessonUploads from './lessons/finish-upload.ts'
import { registerCalendar } from './live/calendar-route.ts'
import { registerSandboxRoutes } from './payments/sandbox/sandbox-routes.ts'
import { registerWebhookRoutes } from './payments/settlement/webhook-route.ts'
import type { AppContext } from './platform/app-context.ts'
import { now } from './platform/clock.ts'
import type { Tx } from './platform/db.ts'
import { createDiskBudget, diskGauges } from './platform/disk-space.ts'
import { RequestError } from './platform/errors.ts'
import { createLogStream } from './platform/log-stream.ts'
import { mailQueueGauge } from './platform/mail-queue.ts'
import { isDiskFull } from './platform/outages.ts'
import { newPublicId } from './platform/random.ts'
import { redactError } from './platform/redact-error.ts'
import { schoolLanguage } from './platform/school-language.ts'
import { claimUploadFolder } from './platform/upload-folder.ts'
import { failedWorkCounter } from './platform/worker-failures.ts'
import { registerRegulatorExport } from './privacy/regulator-export-route.ts'
import { registerIcons } from './public-pages/icon-route.ts'
import { registerManifest } from './public-pages/manifest-route.ts'
import { describePageFor } from './public-pages/page-head-route.ts'
import { registerPreviewRoutes } from './public-pages/preview-route.ts'
import { createPictureSizer } from './renditions/sized-picture.ts'
import { callPaths } from './rpc/call-registry.ts'
import { createConcurrencyLimiter, limitNetworkConcurrency } from './rpc/concurrency-limits.ts'
import { createDispatcher } from './rpc/dispatch.ts'
import type { BoundCall } from './rpc/handler.ts'
import { createMemoryBudget } from './rpc/memory-budget.ts'
import { deleteStaleUploads } from './rpc/parse-request.ts'
import { limitPipelining } from './rpc/pipelining-limit.ts'
import { createRateLimiter } from './rpc/rate-limits.ts'
import { createBodyReader } from './rpc/read-body.ts'
import { knownRequestLocale } from './rpc/request-locale.ts'
import { sendError } from './rpc/send-response.ts'
import {
  abortSlowBodies,
  deferContinue,
  drainConnections,
  drainUnreadBodies,
  drainUnreadBody,
  HEADER_TIMEOUTS,
} from './rpc/timeouts.ts'
import { limitUnframedInput } from './rpc/unframed-input.ts'
import { rejectUnreadableRequest } from './site/client-errors.ts'
import { addDefaultHeaders, defaultHeaders } from './site/headers.ts'
import { registerHealthRoutes } from './site/health.ts'
import { registerMediaRoutes } from './site/media.ts'
import { toCallUrl } from './site/openapi.ts'
import { registerOpenApi } from './site/openapi-route.ts'
import { registerSecurityTxt } from './site/security-txt.ts'
import { registerStaticSite, toRoutableUrl } from './site/static-site.ts'
import { sumMissingBytes } from './uploads/store.ts'
import { registerTusRoutes } from './uploads/tus-routes.ts'

/** Creates the HTTP server with calls, media, site and health checks. It does not listen yet. */
export async function createHttpServer(
  school: AppContext,
  handlers: readonly BoundCall[],
  dist?: string,
): Promise<FastifyInstance> {
  const { config } = school
  await schoolLanguage(school.db)
  const app = fastify({
    logger: {
      level: config.LOG_LEVEL,
      stream: createLogStream(),
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { err: redactError },
    },
    // the URL can contain an email address, so the hook below logs it without the query
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    rewriteUrl: (request) => toCallUrl(toRoutableUrl(request)),
    // trusts one proxy hop only, because a client can forge X-Forwarded-For
    trustProxy: config.TRUST_PROXY ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: DEFAULT_BODY_LIMITS.bytes,
    routerOptions: { maxParamLength: 300 },
    schemaController: {
      compilersFactory: {
        buildValidator: rejectFrameworkSchemas,
        buildSerializer: rejectFrameworkSchemas,
      },
    },
    http: HEADER_TIMEOUTS,
    clientErrorHandler: rejectUnreadableRequest,
    forceCloseConnections: 'idle',
    // an invalid URL is rejected before any hook runs
    frameworkErrors: (error, request, reply) => {
      drainUnreadBody(request.raw, reply.raw)
      sendError(
        error,
        request,
        reply.headers(defaultHeaders),
        knownRequestLocale(request, school.db),
      )
    },
    // requests that arrive during the shutdown are served
    return503OnClosing: false,
  })
  const concurrency = createConcurrencyLimiter(config.RATE_LIMIT_SCALE)
  const memory = createMemoryBudget()
  const disk = createDiskBudget(config, (tx) => readAnnouncedBytes(school, tx))
  disableBodyParsing(app)
  deferContinue(app)
  abortSlowBodies(app)
  drainUnreadBodies(app)
  drainConnections(app)
  app.setErrorHandler<Error>((error, request, reply) => {
    if (isDiskFull(error)) disk.noteFull()
    return sendError(error, request, reply, knownRequestLocale(request, school.db))
  })
  addDefaultHeaders(app)
  rejectInvalidHosts(app)
  rejectOtherTransferCodings(app)
  limitNetworkConcurrency(app, concurrency)
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0]
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: reply.elapsedTime },
      'request completed',
    )
  })
  // only responses: the files of the site are compressed by the build
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })

  const uploadFolder = join(config.DATA_DIR, 'uploads')
  app.addHook('onClose', await claimUploadFolder(config.DATA_DIR))
  await deleteStaleUploads(uploadFolder)
  const limiter = createRateLimiter(school.db, config.RATE_LIMIT_SCALE)
  const dispatch = createDispatcher(
    { school, limiter, concurrency, memory, disk, uploadFolder },
    handlers,
  )
  for (const path of callPaths) app.route({ method: ['GET', 'POST'], url: path, handler: dispatch })
  registerTusRoutes(app, { school, concurrency, disk, purpose: lessonUploads })
  registerHealthRoutes(app, school, disk)
  await registerMetricsIfEnabled(app, school)
  const logResizing = (err: unknown) =>
    app.log.error({ err }, 'a picture could not be made smaller')
  registerMediaRoutes(app, school, createPictureSizer(school, logResizing))
  registerCertificatePdf(app, school)
  registerCalendar(app, school)
  registerGuardianPage(app, school)
  registerCsvExports(app, school)
  registerRegulatorExport(app, school)
  const readBody = createBodyReader(memory)
  registerWebhookRoutes(app, school, readBody)
  registerSandboxRoutes(app, school, readBody)
  registerSecurityTxt(app, config)
  registerOpenApi(app)
  registerPreviewRoutes(app, school)
  registerManifest(app, school)
  registerIcons(app, school)
  await registerStaticSite(app, config, {
    dist,
    headOf: describePageFor(school),
    localeOf: (request) => knownRequestLocale(request, school.db),
  })
  limitPipelining(app)
  limitUnframedInput(app)
  return app
}

/** In a bucket an upload in parts takes no space of the disk. */
async function readAnnouncedBytes({ db, config }: AppContext, tx?: Tx) {
  return config.S3_BUCKET ? 0 : sumMissingBytes(tx ?? db, now())
}

/** Without METRICS_TOKEN there is no /metrics and nothing is measured. */
async function registerMetricsIfEnabled(app: FastifyInstance, { config, db }: AppContext) {
  const { METRICS_TOKEN: token } = config
  if (!token) return
  const { registerMetricsRoute } = await import('./site/metrics.ts')
  const { ledgerGauge } = await import('./wallet/ledger-gauge.ts')
  registerMetricsRoute(app, {
    token,
    gauges: [mailQueueGauge(db), ledgerGauge(db), ...diskGauges(config)],
    counters: [failedWorkCounter],
  })
}

/** The contract decodes and encodes; Fastify's schema compilers would take a tenth of the start-up time. */
function rejectFrameworkSchemas(): never {
  throw new Error('A route has a Fastify schema, which this server does not compile.')
}

const instanceId = newPublicId().slice(0, 8)
let requestCount = 0

/** Unique among all processes, and much cheaper than random bytes for each request. */
function nextRequestId() {
  requestCount++
  return `${instanceId}${requestCount.toString(36)}`
}

/** Disables Fastify's body parsers: a request to an unknown URL is not read, and each reader has its own limits. */
function disableBodyParsing(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
}

/**
 * A longer value is not a host name, and it would appear in links and QR codes (RFC 1035: 253 characters and a port).
 */
const HOST = /^[\w.:[\]-]{0,260}$/

function rejectInvalidHosts(app: FastifyInstance) {
  app.addHook('onRequest', ({ host }, _reply, done) => {
    done(
      HOST.test(host ?? '')
        ? undefined
        : new RequestError('invalid_host', say('rules_wire_header_not_valid', { header: 'Host' })),
    )
  })
}

/**
 * Node.js accepts any list that ends in chunked. A proxy can read such a request differently, and 'identity' is obsolete
 * (RFC 9112, section 6.1; RFC 9110 has removed it).
 */
function rejectOtherTransferCodings(app: FastifyInstance) {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const coding = headers['transfer-encoding']
    done(
      coding === undefined || coding.trim().toLowerCase() === 'chunked'
        ? undefined
        : new RequestError(
            'malformed_request',
            say('rules_wire_header_must_be', { header: 'Transfer-Encoding', value: 'chunked' }),
          ),
    )
  })
}
