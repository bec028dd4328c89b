import { writeSync } from 'node:fs'

const STDOUT = 1
const LINE_END = 10
/** How long the first line waits for a program that reads the log slowly. */
const WAITS = 10
const WAIT_MS = 100

/** Keeps the process running if a line of the console has no room, as on a full disk: without a listener the error would end it. */
export function ignoreConsoleErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/**
 * The destination of the log. A line without room is left out, as on a full disk: Pino's own destination repeats the write for ever, and
 * the process answers no request meanwhile. A line that was cut off does not join the next one.
 */
export function createLogStream(write = (text: Uint8Array) => writeSync(STDOUT, text)) {
  let isAtLineStart = true
  let isReaderBehind = false

  /** True if it is worth another attempt. */
  function waitForReader({ code }: NodeJS.ErrnoException, waits: number) {
    const mayWait = code === 'EAGAIN' && !isReaderBehind && waits < WAITS
    if (mayWait) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS)
    isReaderBehind = code === 'EAGAIN' && !mayWait
    return mayWait
  }

  return {
    write(line: string) {
      let rest = Buffer.from(isAtLineStart ? line : `\n${line}`)
      for (let waits = 0; rest.length > 0; ) {
        try {
          const written = write(rest)
          isAtLineStart = rest[written - 1] === LINE_END
          isReaderBehind = false
          rest = rest.subarray(written)
        } catch (error) {
          if (!waitForReader(error as NodeJS.ErrnoException, waits++)) return
        }
      }
    },
  }
}
