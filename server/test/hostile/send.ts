import { connect, type Socket } from 'node:net'

/** What one connection sends. */
export type Attack = {
  name: string
  /** The bytes, head included; `token` signs a student in. */
  pieces: (token?: string) => Iterator<Buffer>
  /** Ends the connection after so many bytes. */
  hangUpAfter?: number
  /** Reads no response, or a piece of it every half second. */
  reads?: 'nothing' | 'slowly'
  /** What it sends is never a whole request, so it may get no response at all. */
  isNeverWhole?: boolean
  /** The response to a HEAD request has a length and no body. */
  isHead?: boolean
}

export type Sent = {
  /** Bytes that left this process. */
  bytes: number
  /** Of these, the bytes that had left when the first byte of a response came; all where none came. */
  bytesBefore: number
  /** 0 where no response was read. */
  status: number
  text: string
}

export type Target = {
  port: number
  token?: string
  /** The local address to connect from. */
  from?: string
}

type Patience = {
  withinMs: number
  /** How long a connection that has sent everything is held for a response that may never come. */
  heldMs: number
  /** Hangs up at the response; otherwise it goes on until the server takes no more. */
  isOverAtResponse?: boolean
}

/** A server that has responded, or whose responses are not read, and takes nothing for so long is sent nothing more. */
const STALLED_MS = 200

/**
 * Sends one attack over a connection of its own, until everything is sent and answered, the server has closed the
 * connection, or `withinMs` are over. Writes no faster than the server reads.
 */
export function sendAttack(attack: Attack, target: Target, patience: Patience): Promise<Sent> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: target.port, localAddress: target.from })
    const timer = setTimeout(() => socket.destroy(), patience.withinMs)
    const response = new ResponseText(attack.isHead)
    const writer = openWriter(socket, attack, target.token)
    const endIfOver = () => {
      const isAnswered = response.isComplete && (patience.isOverAtResponse || writer.isDone())
      if (isAnswered || (attack.hangUpAfter && writer.isDone())) socket.destroy()
    }
    readResponse(socket, attack, response, endIfOver)
    socket.on('error', () => {})
    socket.once('connect', () => {
      hangUpWhenStalled(socket, () => attack.reads === 'nothing' || response.isComplete)
      writer.start(() => {
        endIfOver()
        if (attack.isNeverWhole || attack.reads === 'nothing')
          setTimeout(() => socket.destroy(), patience.heldMs)
      })
    })
    socket.once('close', () => {
      clearTimeout(timer)
      const { status, body: text, sentBefore } = response
      const bytes = bytesOut(socket)
      resolve({ bytes, bytesBefore: sentBefore ?? bytes, status, text })
    })
  })
}

const SLOWLY_MS = 500

function readResponse(socket: Socket, attack: Attack, response: ResponseText, then: () => void) {
  if (attack.reads === 'nothing') return socket.pause()
  socket.on('data', (bytes) => {
    response.sentBefore ??= bytesOut(socket)
    response.add(bytes)
    then()
    if (attack.reads !== 'slowly') return
    socket.pause()
    setTimeout(() => socket.resume(), SLOWLY_MS)
  })
}

const bytesOut = (socket: Socket) => Math.max(0, socket.bytesWritten - socket.writableLength)

function hangUpWhenStalled(socket: Socket, mayHangUp: () => unknown): void {
  let before = 0
  const timer = setInterval(() => {
    if (mayHangUp() && bytesOut(socket) === before) socket.destroy()
    before = bytesOut(socket)
  }, STALLED_MS)
  socket.once('close', () => clearInterval(timer))
}

/** Writes piece after piece, each when the ones before have been taken. */
function openWriter(socket: Socket, { pieces, hangUpAfter }: Attack, token?: string) {
  const most = hangUpAfter ?? Number.POSITIVE_INFINITY
  const all = pieces(token)
  let written = 0
  let isDone = false
  function write(then: () => void) {
    while (!socket.destroyed) {
      const { value, done } = all.next()
      if (done || written > most) {
        isDone = true
        return then()
      }
      written += value.length
      const isTaken = socket.write(value)
      // not at once: what the system takes immediately would leave no turn for reading the response
      if (!isTaken) return socket.once('drain', () => setImmediate(write, then))
    }
  }
  return { start: write, isDone: () => isDone }
}

const MOST_OF_A_RESPONSE = 256 * 1024

/** The first response on a connection. */
class ResponseText {
  #text = ''
  readonly #isHead: boolean
  /** How many bytes had left when it began. */
  sentBefore: number | undefined

  constructor(isHead = false) {
    this.#isHead = isHead
  }

  add(bytes: Buffer): void {
    if (this.#text.length < MOST_OF_A_RESPONSE) this.#text += bytes.toString('latin1')
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
