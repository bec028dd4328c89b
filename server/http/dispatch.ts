import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { resetPassword } from '../../contract/auth.ts'
import { type Call, MB, own } from '../../contract/call.ts'
import { trustedBrowser } from '../auth/trusted-browser.ts'
import { now } from '../kernel/clock.ts'
import { Refusal, reject } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import type { Answered, Person } from './answers.ts'
import {
  checkFile,
  findCall,
  mayCall,
  NO_SUCH_ACTION,
  nameOf,
  possibleCalls,
  widestBody,
} from './call-table.ts'
import { type Cookies, openCookies } from './cookies.ts'
import { explain } from './explain.ts'
import { identify } from './identify.ts'
import { auditedSchool } from './impersonated.ts'
import type { InFlight } from './in-flight.ts'
import { knowsBrowsers, type Limiter } from './limits.ts'
import type { MemoryBudget, Reservation } from './memory-budget.ts'
import { networkOf } from './network-of.ts'
import { noteCall } from './note-call.ts'
import { refuseOtherSites } from './own-site.ts'
import { type Asked, checkSize, discard, readAsked, readQuery } from './read-asked.ts'
import { sendAnswer } from './reply.ts'

const SILENT_AT_MOST_MS = 60_000

type Edge = {
  school: School
  limiter: Limiter
  inFlight: InFlight
  memory: MemoryBudget
  uploadFolder: string
}

/**
 * Makes the one handler of all calls. In this order: who the caller is, what the request may be and how much of it is
 * read (decision 0300), what it may, rate limits, the schema, and the call's own handler.
 */
export function dispatcher(edge: Edge, verbs: readonly Answered[]) {
  const known = new Map(verbs.map((it) => [it.call, it.how]))
  return async function dispatch(request: FastifyRequest, reply: FastifyReply) {
    const at = now()
    const asker = await identify(request, edge.school, at)
    const network = networkOf(request.ip)
    const leave = asker
      ? edge.inFlight.enter('person', String(asker.id))
      : edge.inFlight.enter('strangers', network)
    const reservation = edge.memory.open(asker ? `person ${asker.id}` : network)
    let asked: Asked | undefined
    try {
      asked = await read(request, { edge, asker, reservation })
      const { call, action } = callFor(request, asked)
      noteCall(request, nameOf(call))
      refuseOtherSites(call, request, edge.school.config)
      mayCall(call, asker, request)
      checkSize(asked, call.body)
      mayName(call, asker, asked.fields)
      const { fields, uploads } = asked
      const files = uploads.length
      const cookies = openCookies(request)
      const trusted = await trustedBy(edge.school, { call, fields, cookies, now: at })
      await edge.limiter.take(call, { ip: request.ip, asker, fields, files, trusted, now: at })
      const how = known.get(call)
      if (!how) throw new Refusal('This call is not answered yet.', 501)
      const data = await how({
        school: auditedSchool(edge.school, { call, asked: fields, asker, now: at }),
        asked: decoded(call, asked) as never,
        asker: asker as never,
        cameWithToken: request.headers.authorization !== undefined,
        action,
        uploads,
        ip: request.ip,
        cookies,
        now: at,
      })
      return sendAnswer(reply, call, data, cookies.toSet)
    } finally {
      if (asked) await discard(asked.uploads)
      reservation.release()
      leave()
    }
  }
}

type Attempt = { call: Call; fields: Asked['fields']; cookies: Cookies; now: number }

/** The browser whose attempts the account in `fields` counts apart, or ''. */
async function trustedBy({ db }: School, { call, fields, cookies, now }: Attempt) {
  if (!knowsBrowsers(call)) return ''
  return trustedBrowser(db, {
    email: fields.email,
    cookies,
    triesCode: call === resetPassword,
    now,
  })
}

type Reading = { edge: Edge; asker: Person | null; reservation: Reservation }

/** Reads what a request asks with, within the limits of the calls that it may turn out to be. */
async function read(request: FastifyRequest, { edge, asker, reservation }: Reading) {
  const query = readQuery(request.url)
  const named = findCall(request, query.action)
  if (named) noteCall(request, nameOf(named))
  const calls = possibleCalls(request, asker, query.action)
  if (calls.length === 0 && !mayCarryFiles(request)) reject(404, NO_SUCH_ACTION)
  const uploads = calls.filter(({ files }) => files)
  const fileBytes = edge.school.config.UPLOAD_MAX_MB * MB
  return readAsked(request, query, {
    body: widestBody(calls),
    files: {
      count: Math.max(0, ...uploads.map(({ files }) => files?.length ?? 0)),
      bytes: Math.max(0, ...uploads.map((it) => it.fileBytes ?? fileBytes)),
      check(field, action) {
        const wanted = action === undefined ? calls : [findCall(request, action)]
        checkFile(wanted, field, { asker, request })
      },
    },
    reservation,
    folder: edge.uploadFolder,
    silentAtMostMs: SILENT_AT_MOST_MS,
  })
}

// a file is refused as one (401, 403) whatever action it comes with, so such a body is looked into
const mayCarryFiles = ({ method, headers }: FastifyRequest) =>
  method === 'POST' && /^multipart\/form-data/i.test(headers['content-type'] ?? '')

function callFor(request: FastifyRequest, asked: Asked) {
  const action = asked.fields.action ?? ''
  delete asked.fields.action
  return { call: findCall(request, action) ?? reject(404, NO_SUCH_ACTION), action: String(action) }
}

/** An email that comes with a token has to be the token's own, but where the call means another's (decisions §2). */
function mayName(call: Call, asker: Person | null, fields: Record<string, unknown>) {
  if (!asker) return
  const shape = (call.asks as unknown as z.ZodMiniObject).shape as Record<string, unknown>
  for (const name of ['email', 'admin_email']) {
    const given = fields[name]
    const isAskers = shape[name] === undefined || shape[name] === own
    if (!isAskers || typeof given !== 'string' || given === '') continue
    if (given.trim().toLowerCase() !== asker.email.toLowerCase())
      reject(403, `${name} is not yours.`)
  }
}

function decoded(call: Call, asked: Asked) {
  const fields = withFiles(call, asked)
  let read: ReturnType<typeof z.safeDecode>
  try {
    read = z.safeDecode(call.asks, fields as never)
  } catch (fault) {
    // a bound compares the length of whatever came, and an object may call something its length that compares to nothing
    if (!(fault instanceof TypeError)) throw fault
    reject(400, 'The request is not valid')
  }
  return read.success ? read.data : reject(400, explain(read.error.issues, asked.fields))
}

// a file field is on the disk already; what is asked only says that it came
function withFiles(call: Call, asked: Asked) {
  const fields = { ...asked.fields }
  for (const { field } of asked.uploads) {
    if (!call.files?.includes(field)) reject(400, `${field} takes no file`)
    if (Object.hasOwn(fields, field)) reject(400, `${field} was sent more than once`)
    fields[field] = true
  }
  return fields
}
