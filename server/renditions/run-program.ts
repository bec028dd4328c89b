import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { limited, type Programs } from './ffmpeg.ts'

type ProgramRun = {
  programs: Pick<Programs, 'limiter'>
  program: string
  args: readonly string[]
  /** The program is killed after this time. */
  timeoutMs: number
  /** The largest file that it may write. */
  maxFileBytes: number
  /** Aborted to kill the program. */
  signal: AbortSignal
  /** Called with each line of its output; true kills it. */
  onLine: (line: string) => boolean | undefined
}

/**
 * How a program ended: `stopped` by its caller, `too-slow` after its time, `too-large` when its file exceeded the limit,
 * `disk-full`, `killed` by the system with this signal, or `failed` with the end of its output to stderr.
 */
export type ProgramOutcome =
  | { ended: 'well' | 'stopped' | 'too-slow' | 'too-large' | 'disk-full' }
  | { ended: 'killed'; signal: NodeJS.Signals }
  | { ended: 'failed'; message: string }

const MAX_MESSAGE_LENGTH = 4_000

/**
 * Runs a program with an argument list and without a shell. It has no input, and its output is always read: a program blocks when
 * its output pipe is full.
 */
export function runProgram(run: ProgramRun): Promise<ProgramOutcome> {
  return new Promise((resolve) => {
    if (run.signal.aborted) return resolve({ ended: 'stopped' })
    const { limiter } = run.programs
    const [command, args] = limited(limiter, run.program, run.args, run.maxFileBytes)
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: minimalEnv() })
    let reason: 'stopped' | 'too-slow' | undefined
    let message = ''
    const kill = (why: 'stopped' | 'too-slow') => {
      reason ??= why
      child.kill('SIGKILL')
      // a child of it may hold its output open
      child.stdout.destroy()
      child.stderr.destroy()
    }
    const stop = () => kill('stopped')
    const timer = setTimeout(() => kill('too-slow'), run.timeoutMs)
    run.signal.addEventListener('abort', stop, { once: true })
    if (limiter.priority) lowerPriority(child.pid)
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (run.onLine(line)) stop()
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      message = (message + text).slice(-MAX_MESSAGE_LENGTH)
    })
    const end = (outcome: ProgramOutcome) => {
      clearTimeout(timer)
      run.signal.removeEventListener('abort', stop)
      resolve(reason ? { ended: reason } : outcome)
    }
    child.once('error', (error) => end({ ended: 'failed', message: String(error) }))
    child.once('close', (code, signal) => end(toOutcome(code, signal, message)))
  })
}

function toOutcome(
  code: number | null,
  signal: NodeJS.Signals | null,
  message: string,
): ProgramOutcome {
  if (code === 0) return { ended: 'well' }
  if (signal === 'SIGXFSZ' || message.includes('File too large')) return { ended: 'too-large' }
  if (message.includes('No space left on device')) return { ended: 'disk-full' }
  if (signal) return { ended: 'killed', signal }
  return { ended: 'failed', message: message.trim() || `ended with ${code}` }
}

/** Secrets of the environment do not reach the program. */
function minimalEnv(): NodeJS.ProcessEnv {
  const { PATH, HOME, LD_LIBRARY_PATH } = process.env
  return { PATH, HOME, LD_LIBRARY_PATH, LC_ALL: 'C' }
}

/** Used where the system has no command for it. The child may have exited already. */
function lowerPriority(pid: number | undefined) {
  try {
    if (pid) setPriority(pid, 19)
  } catch {}
}
