import type { FastifyRequest } from 'fastify'

/** The cookies of a request, and those that its response sets once the handler has succeeded. */
export type Cookies = {
  /** True if the client keeps cookies, as browsers do; a tool that sends none of their headers gets none. */
  isBrowser: boolean
  read(name: string): string | undefined
  /** Sets a cookie that no script reads and no other site sends. */
  set(cookie: { name: string; value: string; maxAgeSeconds: number }): void
}

/** Reads a request's cookies. `toSet` gathers the values of the `Set-Cookie` headers. */
export function requestCookies(
  request: FastifyRequest,
): Cookies & { setCookieHeaders: readonly string[] } {
  const { cookie = '', origin, 'sec-fetch-mode': fetchMode } = request.headers
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const setCookieHeaders: string[] = []
  return {
    isBrowser: cookie !== '' || origin !== undefined || fetchMode !== undefined,
    read(name) {
      const pair = cookie.split(';').find((it) => it.trimStart().startsWith(`${name}=`))
      return pair?.slice(pair.indexOf('=') + 1).trim()
    },
    set({ name, value, maxAgeSeconds }) {
      setCookieHeaders.push(
        `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`,
      )
    },
    setCookieHeaders,
  }
}
