import type * as z from 'zod/mini'
import { encode } from 'zod/mini'
import type { Call } from '../../contract/platform/call.ts'

/** A request in wire format: its URL on this site, and its fields under their wire names. */
export type EncodedRequest = { url: string; fields: Record<string, unknown> }

/** Encodes the request of a call; `action` is required for a call with several. */
export function encodeRequest<C extends Call>(
  call: C,
  request: z.output<C['request']>,
  action = typeof call.action === 'string' ? call.action : undefined,
): EncodedRequest {
  // zod cannot relate the schema of the generic `C` to its input type
  const fields = encode(call.request, request as never) as Record<string, unknown>
  return {
    url: urlOf(call, fields, action),
    // some calls expect it in the query string and others in the body, so it is sent in both (decision 0280)
    fields: action ? { action, ...fields } : fields,
  }
}

function urlOf(call: Call, fields: Record<string, unknown>, action?: string): string {
  // a GET request has text fields only
  const request = call.method === 'GET' ? (fields as Record<string, string>) : {}
  const query = new URLSearchParams(action ? { action, ...request } : request)
  return query.size > 0 ? `${call.path}?${query}` : call.path
}
