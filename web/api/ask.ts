import * as z from 'zod/mini'
import type { Call } from '../../contract/call.ts'
import { sessionEnded, token } from './session.ts'

// the page's Content-Security-Policy allows no code made at run time, and asking for it would be reported
z.config({ jitless: true })

/** What to say when no answer came (student-area §8). */
export const NETWORK_FAILURE = 'An error occurred. Please try again.'

/** A "no" that the server said in words for the person. `data` holds what came with it. */
export class Declared extends Error {
  readonly http: number

  constructor(message: string, http: number) {
    super(message)
    this.http = http
  }
}

/** The server's own words when it said no, `otherwise` when it gave none, and the network's sentence when nothing came. */
export function messageOf(fault: unknown, otherwise: string = NETWORK_FAILURE): string {
  return fault instanceof Declared ? fault.message || otherwise : NETWORK_FAILURE
}

/** A call on its way out: where to, with which headers, and its fields in the wire's words. */
export type Outgoing = {
  address: string
  method: string
  headers: Record<string, string>
  fields: Record<string, unknown>
  signal: AbortSignal | null
}

type Asking = {
  signal?: AbortSignal | undefined
  /** Which one, of a call that has several actions. */
  action?: string | undefined
  /** Where to ask, when it is not this site: 'https://game.example'. */
  host?: string
  /** What carries it, in place of fetch: a form with files that tells how far it is (upload.ts). */
  carry?: (call: Outgoing) => Promise<Response>
  /** Whose token to send, when it is not the one of this session. */
  bearer?: string
}

/**
 * Makes a call: the one fetch of the site, typed by the contract both ways. Throws `Declared` for
 * `status:false`, and any other fault when the network or the answer failed.
 */
export async function ask<C extends Call>(
  call: C,
  asked: z.output<C['asks']>,
  { signal, action, host = '', carry = carryJson, bearer = token() }: Asking = {},
): Promise<z.output<C['answers']>> {
  const named = action ?? (typeof call.action === 'string' ? call.action : undefined)
  const fields = z.encode(call.asks, asked as never) as Record<string, unknown>
  const response = await carry({
    address: host.replace(/\/+$/, '') + addressOf(call, fields, named),
    method: call.method,
    headers: headersOf(bearer),
    // the specification has it in the address of some calls and in the body of others: it stands in both
    fields: named ? { action: named, ...fields } : fields,
    signal: signal ?? null,
  })
  // a late 401 of an earlier session must not end the one that has begun since
  if (response.status === 401 && bearer !== '' && bearer === token()) {
    sessionEnded()
    // a call that anybody may make goes without the token that has ended
    if (call.may === 'anyone') return ask(call, asked, { signal, action, host, carry })
  }
  const answer = (await response.json()) as { status?: boolean; message?: string; data?: unknown }
  if (call.bare ? !response.ok : answer.status !== true) {
    throw new Declared(answer.message ?? '', response.status)
  }
  return z.decode(call.answers, (call.bare ? answer : answer.data) as never) as z.output<
    C['answers']
  >
}

function addressOf(call: Call, fields: Record<string, unknown>, named?: string): string {
  const asked = call.method === 'GET' ? (fields as Record<string, string>) : {}
  const query = new URLSearchParams(named ? { action: named, ...asked } : asked)
  return query.size > 0 ? `${call.path}?${query}` : call.path
}

function headersOf(bearer: string): Record<string, string> {
  return bearer ? { Authorization: `Bearer ${bearer}` } : {}
}

function carryJson({ address, method, headers, fields, signal }: Outgoing) {
  if (method !== 'POST') return fetch(address, { method, headers, signal })
  return fetch(address, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
    signal,
  })
}
