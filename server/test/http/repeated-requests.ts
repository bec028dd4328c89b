import { expect } from 'vitest'
import type { Call } from '../../../contract/platform/call.ts'
import { type ApiResponse, callApi } from '../call-api.ts'
import { openTwoProcesses } from '../process/two-processes.ts'
import type { TestSchool, TestUser } from '../test-school.ts'

type RepeatedRequest = { call: Call; fields: Record<string, unknown>; as: TestUser }

/** Sends the same request twelve times at once to two processes. */
export async function sendTwelveTimes(
  school: TestSchool,
  { call, fields, as }: RepeatedRequest,
): Promise<ApiResponse[]> {
  const processes = await openTwoProcesses(school)
  return Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      callApi(processes[index % 2 ? 1 : 0], call, fields, as),
    ),
  )
}

/** Expects identical responses. */
export function expectIdenticalResponses(responses: ApiResponse[]) {
  expect(new Set(responses.map(({ http }) => http))).toEqual(new Set([200]))
  const bodies = responses.map(({ status, message, data }) =>
    JSON.stringify({ status, message, data }),
  )
  expect(new Set(bodies).size).toBe(1)
  expect(responses[0]?.status).toBe(true)
}
