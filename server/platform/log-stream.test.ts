import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listenLocally } from '../test/process/listen-locally.ts'
import { programEnv } from '../test/process/program-env.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import { createLogStream } from './log-stream.ts'

const errorOf = (code: string) => Object.assign(new Error(code), { code })

/** A log whose next writes take so many bytes, or throw an error of this code. */
function openLog(writes: (number | string)[]) {
  let text = ''
  const stream = createLogStream((bytes) => {
    const next = writes.shift() ?? bytes.length
    if (typeof next === 'string') throw errorOf(next)
    text += Buffer.from(bytes.subarray(0, next)).toString()
    return next
  })
  return { stream, text: () => text }
}

test('a line without room is left out, and the next one is written when there is room again', () => {
  const { stream, text } = openLog(['ENOSPC', 'ENOSPC'])
  for (const line of ['one\n', 'two\n', 'three\n']) stream.write(line)
  expect(text()).toBe('three\n')
})

test('a line that was cut off does not join the next one', () => {
  const { stream, text } = openLog([2, 'ENOSPC', 'ENOSPC'])
  for (const line of ['one\n', 'two\n', 'three\n']) stream.write(line)
  expect(text()).toBe('on\nthree\n')
})

test('a line waits for a reader that is behind, and is written once', () => {
  const { stream, text } = openLog([2, 'EAGAIN', 'EAGAIN'])
  stream.write('one\n')
  expect(text()).toBe('one\n')
})

test('a server whose log has no room answers and stops as usual (R-RUN-011)', async () => {
  const placeholder = createServer()
  const port = await listenLocally(placeholder)
  await once(placeholder.close(), 'close')
  const child = spawn(process.execPath, ['server/main.js'], {
    env: { ...programEnv, ...createTempDir(), PORT: String(port), FFMPEG: 'none' },
    // every write to it fails for want of room
    stdio: ['ignore', openSync('/dev/full', 'w'), 'ignore'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const exited = once(child, 'exit')
  const status = () => fetch(`http://127.0.0.1:${port}/healthz`).then((it) => it.status, String)

  await expect.poll(status, { timeout: 200_000 }).toBe(200)
  expect(await status()).toBe(200)
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})
