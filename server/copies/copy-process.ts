import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { BackupPhase } from '../../contract/copies/copies.ts'
import { say } from '../../messages/message.ts'
import type { MadeCopy } from '../backup/make-copy.ts'
import type { Config } from '../platform/config.ts'
import { storedText } from '../platform/stored-text.ts'
import type { CopyOrder, MakeCopy } from './copy-here.ts'
import type { Failure } from './failure-reason.ts'

/** What the child process tells its parent. */
export type CopyReport = { phase: BackupPhase } | { made: MadeCopy } | { failure: Failure }

/** An attempt failed in the child process. */
export class CopyProcessError extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.error)
    this.failure = failure
  }
}

const PROGRAM = join(import.meta.dirname, 'main.js')

/** The environment of the child: a school of tests and the demo has not that of the process. */
function environmentOf(config: Config): NodeJS.ProcessEnv {
  const names = [
    ...['DATA_DIR', 'DATABASE_URL', 'DISK_RESERVE_MB', 'SITE_TIMEZONE'],
    ...['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    ...['BACKUP_TO', 'BACKUP_S3_ENDPOINT', 'BACKUP_S3_REGION', 'BACKUP_S3_ACCESS_KEY_ID'],
    ...['BACKUP_S3_SECRET_ACCESS_KEY', 'BACKUP_TRIAL_URL'],
  ] as const
  const values = names.map((it) => [it, String(config[it] ?? '')])
  // the rest of the configuration is not its concern
  return { ...process.env, ...Object.fromEntries(values), NODE_ENV: 'development' }
}

/** Makes copies in a child process each, so that the event loop of the server stays free. */
export function createCopyProcess(config: Config): MakeCopy {
  const env = environmentOf(config)
  return (order: CopyOrder, onPhase, signal) =>
    new Promise((resolve, reject) => {
      const child = fork(PROGRAM, [JSON.stringify(order)], {
        env,
        execArgv: [],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      })
      let complaint = ''
      child.stderr?.on('data', (text) => (complaint = `${complaint}${text}`.slice(-2000)))
      const stop = () => child.kill('SIGKILL')
      signal.addEventListener('abort', stop, { once: true })
      child.on('message', (message: CopyReport) => {
        if ('phase' in message) onPhase(message.phase)
        else if ('made' in message) resolve(message.made)
        else reject(new CopyProcessError(message.failure))
      })
      child.once('error', reject)
      const end = (code: number | null, killed: string | null) => {
        signal.removeEventListener('abort', stop)
        const last = complaint.trim().split('\n').at(-1) ?? ''
        const ended = { code: String(killed ?? code), detail: last }
        const error = storedText(say('reasons_copy_ended', ended)).trim()
        reject(new CopyProcessError({ reason: 'other', error }))
      }
      child.once('exit', (code, killed) => {
        // its last message can arrive after its end
        if (child.connected) child.once('disconnect', () => end(code, killed))
        else end(code, killed)
      })
    })
}
