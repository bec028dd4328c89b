import type { FastifyRequest } from 'fastify'

/** The cookies of a request, and the cookies that its response sets if the handler succeeds. */
export type Cookies = {
  /** True if the client stores cookies, like a browser. A tool without the headers of browsers gets none. */
  isBrowser: boolean
  read(name: string): string | undefined
  /** Sets a cookie that scripts cannot read and other sites do not send, unless it is `readable`. */
  set(cookie: NewCookie): void
}

export type NewCookie = {
  name: string
  value: string
  maxAgeSeconds: number
  /** Scripts can read it, and links from other sites send it. */
  readable?: true
}

/** A cookie of a request. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const { cookie = '' } = headers
  const pair = cookie.split(';').find((it) => it.trimStart().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim()
}

/** Returns the cookies of a request. `setCookieHeaders` collects the values of the `Set-Cookie` headers. */
export function requestCookies(
  request: FastifyRequest,
): Cookies & { setCookieHeaders: readonly string[] } {
  const { cookie = '', origin, 'sec-fetch-mode': fetchMode } = request.headers
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const setCookieHeaders: string[] = []
  return {
    isBrowser: cookie !== '' || origin !== undefined || fetchMode !== undefined,
    read: (name) => readCookie(request, name),
    set({ name, value, maxAgeSeconds, readable }) {
      const reach = readable ? 'SameSite=Lax' : 'HttpOnly; SameSite=Strict'
      setCookieHeaders.push(`${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; ${reach}${secure}`)
    },
    setCookieHeaders,
  }
}
