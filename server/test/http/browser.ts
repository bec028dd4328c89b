import type { Call } from '../../../contract/platform/call.ts'
import type { ApiResponse } from '../call-api.ts'
import type { TestSchool, TestUser } from '../test-school.ts'

/** A browser behind the trusted proxy: it stores cookies and sends them. */
export function openBrowser({ app }: Pick<TestSchool, 'app'>, ipAddress = '102.89.1.1') {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async callApi(
      call: Call,
      fields: Record<string, unknown> = {},
      as?: Pick<TestUser, 'token'>,
    ): Promise<ApiResponse> {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await app.inject({
        method: call.method,
        url: `${call.path}?action=${call.action}`,
        headers: {
          'x-forwarded-for': ipAddress,
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'cors',
          ...(cookie ? { cookie } : {}),
          ...(as ? { authorization: `Bearer ${as.token}` } : {}),
        },
        payload: fields,
      })
      for (const it of response.cookies) cookies.set(it.name, it.value)
      return { http: response.statusCode, headers: response.headers, ...response.json() }
    },
    /** Changes the IP address of further requests. */
    changeIpAddress(newAddress: string) {
      ipAddress = newAddress
    },
  }
}
