import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { allCalls } from '../../contract/all.ts'
import { ADMIN_ROLE, resetPassword } from '../../contract/auth.ts'
import { type Call, own } from '../../contract/call.ts'
import { trustedBrowser } from '../auth/trusted-browser.ts'
import { now } from '../kernel/clock.ts'
import { Refusal, reject } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import type { Answered, Person } from './answers.ts'
import { type Cookies, openCookies } from './cookies.ts'
import { explain } from './explain.ts'
import { identify, signInFirst } from './identify.ts'
import { auditedSchool } from './impersonated.ts'
import { knowsBrowsers, type Limiter } from './limits.ts'
import { noteCall } from './note-call.ts'
import { refuseOtherSites } from './own-site.ts'
import { type Asked, discard, readAsked } from './read-asked.ts'
import { sendAnswer } from './reply.ts'

const SILENT_AT_MOST_MS = 60_000

type Edge = { school: School; limiter: Limiter; uploadFolder: string }

const addressOf = (method: string, path: string, action: string) => `${method} ${path} ${action}`

/** Every address of the contract with its call. */
const calls = new Map<string, Call>()
const nameOf = new Map<Call, string>()
for (const { name, call } of allCalls) {
  nameOf.set(call, name)
  const actions = typeof call.action === 'string' ? [call.action] : (call.action ?? [''])
  for (const action of actions) calls.set(addressOf(call.method, call.path, action), call)
}

/** The paths that calls live on. */
export const callPaths = [...new Set(allCalls.map(({ call }) => call.path))]

/** Makes the one handler of all calls: who asks, what, may they, and what is the answer. */
export function dispatcher(edge: Edge, verbs: readonly Answered[]) {
  const known = new Map(verbs.map((it) => [it.call, it.how]))
  return async function dispatch(request: FastifyRequest, reply: FastifyReply) {
    const at = now()
    const asker = await identify(request, edge.school, at)
    const asked = await readAsked(request, {
      folder: edge.uploadFolder,
      // only those who run the school upload files, so a stranger cannot fill the disk
      maxFileBytes: asker?.role === ADMIN_ROLE ? edge.school.config.UPLOAD_MAX_MB * 1024 * 1024 : 0,
      silentAtMostMs: SILENT_AT_MOST_MS,
    })
    try {
      const { call, action } = callFor(request, asked)
      noteCall(request, nameOf.get(call) ?? '')
      refuseOtherSites(call, request, edge.school.config)
      mayCall(call, asker, request)
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
        uploads: asked.uploads,
        ip: request.ip,
        cookies,
        now: at,
      })
      return sendAnswer(reply, call, data, cookies.toSet)
    } finally {
      await discard(asked.uploads)
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

function callFor(request: FastifyRequest, asked: Asked) {
  const action = asked.fields.action ?? ''
  delete asked.fields.action
  const path = request.url.split('?', 1)[0] ?? ''
  const call =
    typeof action === 'string' ? calls.get(addressOf(request.method, path, action)) : undefined
  return { call: call ?? reject(404, 'There is no such action.'), action: String(action) }
}

function mayCall(call: Call, asker: Person | null, request: FastifyRequest) {
  if (call.may === 'anyone') return
  if (!asker) signInFirst(request)
  if (call.may === 'admin' && asker.role !== ADMIN_ROLE)
    reject(403, 'Only an administrator may do this.')
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
    if (field in fields) reject(400, `${field} was sent more than once`)
    fields[field] = true
  }
  return fields
}
