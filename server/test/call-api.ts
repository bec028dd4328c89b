import type { Call } from '../../contract/platform/call.ts'
import type { TestSchool, TestUser } from './test-school.ts'

export type ApiResponse = {
  http: number
  status: boolean
  message: string
  code?: string
  // biome-ignore lint/suspicious/noExplicitAny: wire responses are asserted as they arrive
  data: any
  token?: string
  headers: Record<string, unknown>
}

/** Sends a call as JSON with wire names; `as` is the signed-in user, `headers` are those of the browser. */
export async function callApi(
  school: TestSchool,
  call: Call,
  fields: Record<string, unknown> = {},
  as?: Pick<TestUser, 'token'>,
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const action = typeof call.action === 'string' ? call.action : undefined
  // GET calls have texts only
  const query = new URLSearchParams(call.method === 'GET' ? (fields as Record<string, string>) : {})
  if (action) query.set('action', action)
  const response = await school.app.inject({
    method: call.method,
    url: query.size > 0 ? `${call.path}?${query}` : call.path,
    headers: { ...headers, ...(as && { authorization: `Bearer ${as.token}` }) },
    ...(call.method === 'POST' ? { payload: fields } : {}),
  })
  return { http: response.statusCode, headers: response.headers, ...response.json() }
}
