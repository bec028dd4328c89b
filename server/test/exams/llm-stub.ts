import { createServer, type ServerResponse } from 'node:http'
import { listenLocally } from '../process/listen-locally.ts'

type SendReply = (response: ServerResponse) => void

/** Replies with a chat completion of this content, padded to `bytes`. */
export const replyWith =
  (content: string, { http = 200, bytes = 0 } = {}): SendReply =>
  (response) => {
    response.writeHead(http, { 'content-type': 'application/json' })
    const body = JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] })
    response.end(body + ' '.repeat(Math.max(0, bytes - Buffer.byteLength(body))))
  }

/** Starts a server with the chat completions API of OpenAI; requests are recorded. */
export async function openLlmStub(sendReply: SendReply) {
  // biome-ignore lint/suspicious/noExplicitAny: wire responses are asserted as they arrive
  const requests: { url: string; key: string | undefined; body: any }[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8')
    requests.push({
      url: request.url ?? '',
      key: request.headers.authorization,
      body: JSON.parse(body),
    })
    sendReply(response)
  })
  const port = await listenLocally(server)
  const env = {
    MARKING_URL: `http://127.0.0.1:${port}/v1`,
    MARKING_MODEL: 'marker-1',
    MARKING_KEY: 'a-key',
    MARKING_TIMEOUT_S: '1',
  }
  return { requests, env }
}
