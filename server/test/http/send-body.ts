import type { TestSchool } from '../test-school.ts'

/** The form of a sign-up. */
export const account = {
  email: 'hauwa@example.org',
  password: 'a long password',
  name: 'Hauwa Idris',
  phonenumber: '08031234567',
}

/** Posts a body of this type. */
export async function post(
  school: TestSchool,
  payload: string | Buffer,
  type?: string,
  url = '/api.php',
  token?: string,
) {
  const response = await school.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      ...(type ? { 'content-type': type } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  })
  return { http: response.statusCode, ...response.json() }
}

/** The type of URL-encoded forms. */
export const FORM = 'application/x-www-form-urlencoded'

/** A multipart body, complete or cut off before its end. */
export function multipart(fields: [string, string][], { end = true } = {}) {
  const parts = fields.map(
    ([name, value]) =>
      `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}${end ? '--cut--\r\n' : ''}`
}

/** The type of the multipart bodies. */
export const MULTIPART = 'multipart/form-data; boundary=cut'
