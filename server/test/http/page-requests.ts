import type { Call } from '../../../contract/platform/call.ts'
import type { TestSchool } from '../test-school.ts'

/** The form of a sign-up. */
export const hauwa = {
  name: 'Hauwa Idris',
  email: 'hauwa@example.org',
  phonenumber: '08031234567',
  password: 'a long password',
}

/** Sends a call like a form in a browser, with its headers. */
export async function sendFromPage(
  { app }: TestSchool,
  call: Call,
  fields: Record<string, string>,
  headers: Record<string, string>,
) {
  const response = await app.inject({
    method: 'POST',
    url: call.path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'lisan.example',
      ...headers,
    },
    payload: new URLSearchParams({ action: String(call.action), ...fields }).toString(),
  })
  const { statusCode: http } = response
  return { http, cookie: response.headers['set-cookie'], ...response.json() }
}

/** Headers of requests that come from another site. */
export const crossOrigin: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['another site that names no origin', { 'sec-fetch-site': 'cross-site' }],
  [
    'another host of the same domain',
    { 'sec-fetch-site': 'same-site', origin: 'https://x.lisan.example' },
  ],
  ['a browser with an unknown value', { 'sec-fetch-site': 'same-origin, cross-site' }],
  [
    'a link outside with a foreign origin',
    { 'sec-fetch-site': 'none', origin: 'https://evil.example' },
  ],
  ['an older browser on another site', { origin: 'https://evil.example' }],
  ['an older browser on a hidden site', { origin: 'null' }],
  ['an older browser on another port', { origin: 'http://lisan.example:8080' }],
  ['an older browser on a longer name', { origin: 'http://lisan.example.evil.example' }],
]

/** Headers of requests that come from the site, or from no browser. */
export const sameOrigin: [string, Record<string, string>][] = [
  ['the site', { 'sec-fetch-site': 'same-origin', origin: 'http://lisan.example' }],
  [
    'the site behind the dev server',
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' },
  ],
  ['an older browser on the site', { origin: 'http://lisan.example' }],
  ['an older browser behind a proxy that ends TLS', { origin: 'https://lisan.example' }],
  ['a tool', {}],
  ['a person who typed the address', { 'sec-fetch-site': 'none' }],
]
