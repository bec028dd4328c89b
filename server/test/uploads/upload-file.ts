import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '../../../contract/platform/call.ts'
import type { ApiResponse } from '../call-api.ts'
import type { TestSchool, TestUser } from '../test-school.ts'

export type TestFile = { name: string; bytes: Buffer; field?: string }

/** A file of the demo school. */
export function demoFile(name: string): TestFile {
  return { name, bytes: readFileSync(join(import.meta.dirname, '../../demo/media', name)) }
}

/** Sends a call as multipart form data, with a file. */
export async function uploadFile(
  school: TestSchool,
  call: Call,
  fields: Record<string, string>,
  file: TestFile | null,
  as: Pick<TestUser, 'token'>,
): Promise<ApiResponse> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ action: String(call.action), ...fields })) {
    form.append(name, value)
  }
  if (file) form.append(file.field ?? 'file', new File([Uint8Array.from(file.bytes)], file.name))
  const request = new Request('http://school', { method: 'POST', body: form })
  const response = await school.app.inject({
    method: 'POST',
    url: call.path,
    headers: {
      authorization: `Bearer ${as.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { http: response.statusCode, headers: response.headers, ...response.json() }
}
