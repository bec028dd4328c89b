type PostOptions = { token?: string; signal?: AbortSignal }

/** Makes a call over the network: sends its fields as JSON, with a token as the user of the token. */
export function postFields(url: string, fields: object, { token = '', signal }: PostOptions = {}) {
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(fields),
    ...(signal ? { signal } : {}),
  })
}

/** The JSON body of a response. The test states the shape, and its assertions fail for another one. */
export async function readJson<Body>(response: Response): Promise<Body> {
  return JSON.parse(await response.text())
}
