import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findLimiter } from './ffmpeg.ts'
import { runProgram } from './run-program.ts'

const programs = { limiter: { hasLimits: false, priority: null } }
const idle = await findLimiter('idle')

function run(script: string, options: { timeoutMs?: number; maxLines?: number } = {}) {
  let lines = 0
  return runProgram({
    ...{ programs, program: 'sh', args: ['-c', script], signal: new AbortController().signal },
    timeoutMs: options.timeoutMs ?? 60_000,
    maxFileBytes: 1_000,
    onLine: () => ++lines > (options.maxLines ?? Number.POSITIVE_INFINITY),
  })
}

test('a program that takes too long is killed, also with a child that holds its output open (R-FORMS-005)', async () => {
  expect(await run('sleep 600', { timeoutMs: 50 })).toEqual({ ended: 'too-slow' })
})

test('a program that writes more than a pipe holds is read to its end, and the end of its output is the reason (R-FORMS-005)', async () => {
  const script =
    'i=0; while [ $i -lt 20000 ]; do echo "line $i of errors" >&2; echo out; i=$((i+1)); done; exit 3'

  const outcome = await run(script)

  expect(outcome).toMatchObject({ ended: 'failed' })
  // a failed program has a message
  const { message } = outcome as { message: string }
  expect(message).toContain('line 19999 of errors')
  expect(message.length).toBeLessThanOrEqual(4_000)
})

test('the environment of the server, with its secrets, does not reach the program (R-FORMS-005)', async () => {
  process.env.PAYSTACK_SECRET_KEY = 'sk_test_1'
  try {
    expect(await run('test -z "$PAYSTACK_SECRET_KEY"')).toEqual({ ended: 'well' })
  } finally {
    delete process.env.PAYSTACK_SECRET_KEY
  }
})

test('an argument is never interpreted by a shell (R-FORMS-005)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lisan-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'made')

  await runProgram({
    ...{ programs, program: 'echo', args: [`$(touch ${path})`, `; touch ${path}`] },
    ...{ signal: new AbortController().signal, timeoutMs: 60_000, maxFileBytes: 1_000 },
    onLine: () => false,
  })

  expect(existsSync(path)).toBe(false)
})

test.skipIf(!idle.priority?.includes('chrt'))(
  'a program runs in the scheduling class SCHED_IDLE at the lowest priority (R-FORMS-005, R-FORMS-011)',
  async () => {
    let stat = ''
    await runProgram({
      ...{ programs: { limiter: idle }, program: 'cat', args: ['/proc/self/stat'] },
      ...{ signal: new AbortController().signal, timeoutMs: 60_000, maxFileBytes: 1_000 },
      onLine(line) {
        stat += line
        return false
      },
    })

    // proc(5): after the name in brackets come the fields from the third on
    const fields = stat.split(') ')[1]?.split(' ') ?? []
    const SCHED_IDLE = '5'
    expect({ nice: fields[19 - 3], policy: fields[41 - 3] }).toEqual({
      ...{ nice: '19', policy: SCHED_IDLE },
    })
  },
)

test('an operator can leave the priority as it is', async () => {
  expect((await findLimiter('normal')).priority).toBeNull()
})

test('a program that the system kills is told apart from one that fails (R-FORMS-003)', async () => {
  expect(await run('kill -9 $$')).toEqual({ ended: 'killed', signal: 'SIGKILL' })
  expect(await run('exit 9')).toEqual({ ended: 'failed', message: 'ended with 9' })
})
