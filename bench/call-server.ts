import { postFields } from '../server/test/http/post-fields.ts'

/** The `data` of a call that adds a record. */
export type Id = { id: string }

type CallResponse<Data> = { status: boolean; message: string; data: Data; token: string }

/** Makes a call as the user of `token`. Throws the message if the call is declined. */
export async function callServer<Data>(
  url: string,
  path: string,
  fields: object,
  token = '',
): Promise<CallResponse<Data>> {
  const response = await postFields(url + path, fields, { token })
  const body: CallResponse<Data> = JSON.parse(await response.text())
  if (!body.status) throw new Error(`${JSON.stringify(fields)}: ${body.message}`)
  return body
}
