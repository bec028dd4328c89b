import { connect, type Socket } from 'node:net'

/** The data and behaviour of one connection. */
export type Attack = {
  name: string
  /** The bytes, head included; `token` signs a student in. */
  pieces: (token?: string) => Iterator<Buffer>
  /** Closes the connection after this many bytes. */
  disconnectAfterBytes?: number
  /** Reads no response, or a piece of it every half second. */
  reads?: 'nothing' | 'slowly'
  /** It never sends a complete request, so there may be no response. */
  isIncomplete?: boolean
  /** The response to a HEAD request has a length and no body. */
  isHead?: boolean
}

export type AttackResult = {
  /** Bytes that left this process. */
  bytes: number
  /** Bytes sent before the first byte of a response; all of them without a response. */
  bytesBeforeResponse: number
  /** 0 if no response was read. */
  status: number
  text: string
}

export type Target = {
  port: number
  token?: string
  /** The local address to connect from. */
  from?: string
}

type SendLimits = {
  timeoutMs: number
  /** Time that an incomplete request waits for a response after everything is sent. */
  holdMs: number
  /** Closes the connection at the response; otherwise it sends until the server reads no more. */
  endsAtResponse?: boolean
}

/** After a response the connection is closed once the server has read nothing for this time. */
const STALLED_MS = 200

/**
 * Sends one attack over a separate connection, until everything is sent and answered, the server has closed the
 * connection, or `timeoutMs` have passed. Writes no faster than the server reads.
 */
export function sendAttack(
  attack: Attack,
  target: Target,
  limits: SendLimits,
): Promise<AttackResult> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: target.port, localAddress: target.from })
    const timer = setTimeout(() => socket.destroy(), limits.timeoutMs)
    const response = new ResponseText(attack.isHead)
    const writer = openWriter(socket, attack, target.token)
    const endIfOver = () => {
      const isComplete = response.isComplete && (limits.endsAtResponse || writer.isDone())
      if (isComplete || (attack.disconnectAfterBytes && writer.isDone())) socket.destroy()
    }
    readResponse(socket, attack, response, endIfOver)
    socket.on('error', () => {})
    socket.once('connect', () => {
      disconnectWhenStalled(socket, () => attack.reads === 'nothing' || response.isComplete)
      writer.start(() => {
        endIfOver()
        if (attack.isIncomplete || attack.reads === 'nothing')
          setTimeout(() => socket.destroy(), limits.holdMs)
      })
    })
    socket.once('close', () => {
      clearTimeout(timer)
      const { status, body: text, sentBefore } = response
      const bytes = bytesSent(socket)
      resolve({ bytes, bytesBeforeResponse: sentBefore ?? bytes, status, text })
    })
  })
}

const SLOW_READ_PAUSE_MS = 500

function readResponse(socket: Socket, attack: Attack, response: ResponseText, onData: () => void) {
  if (attack.reads === 'nothing') return socket.pause()
  socket.on('data', (bytes) => {
    response.sentBefore ??= bytesSent(socket)
    response.add(bytes)
    onData()
    if (attack.reads !== 'slowly') return
    socket.pause()
    setTimeout(() => socket.resume(), SLOW_READ_PAUSE_MS)
  })
}

const bytesSent = (socket: Socket) => Math.max(0, socket.bytesWritten - socket.writableLength)

function disconnectWhenStalled(socket: Socket, mayDisconnect: () => unknown): void {
  let before = 0
  const timer = setInterval(() => {
    if (mayDisconnect() && bytesSent(socket) === before) socket.destroy()
    before = bytesSent(socket)
  }, STALLED_MS)
  socket.once('close', () => clearInterval(timer))
}

/** Writes the pieces one after the other, respecting backpressure. */
function openWriter(
  socket: Socket,
  { pieces, disconnectAfterBytes: hangUpAfter }: Attack,
  token?: string,
) {
  const maxBytes = hangUpAfter ?? Number.POSITIVE_INFINITY
  const pieceIterator = pieces(token)
  let written = 0
  let isDone = false
  function write(onDone: () => void) {
    while (!socket.destroyed) {
      const { value, done } = pieceIterator.next()
      if (done || written > maxBytes) {
        isDone = true
        return onDone()
      }
      written += value.length
      const hasRoom = socket.write(value)
      // not synchronously, so that the response is read in between
      if (!hasRoom) return socket.once('drain', () => setImmediate(write, onDone))
    }
  }
  return { start: write, isDone: () => isDone }
}

const MAX_RESPONSE_CHARS = 256 * 1024

/** The first response on a connection. */
class ResponseText {
  #text = ''
  readonly #isHead: boolean
  /** Bytes sent before it began. */
  sentBefore: number | undefined

  constructor(isHead = false) {
    this.#isHead = isHead
  }

  add(bytes: Buffer): void {
    if (this.#text.length < MAX_RESPONSE_CHARS) this.#text += bytes.toString('latin1')
  }

  get isComplete(): boolean {
    const end = this.#text.indexOf('\r\n\r\n')
    if (end < 0 || this.#isHead) return end >= 0
    const length = /^content-length: (\d+)/im.exec(this.#text.slice(0, end))?.[1]
    if (length) return this.#text.length - end - 4 >= Number(length)
    return this.#text.endsWith('0\r\n\r\n')
  }

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.#text)?.[1] ?? 0)
  }

  get body(): string {
    return this.#text.slice(this.#text.indexOf('\r\n\r\n') + 4)
  }
}
