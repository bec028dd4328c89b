import { type ChildProcess, spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { programEnv } from './program-env.ts'

type RunningServer = {
  url: string
  output: () => string
  process: ChildProcess
  exited: Promise<number | null>
}

/** Starts the server as a child process and waits until it listens; `url` is '' if it exits before. */
export async function startServer(
  env: Record<string, string>,
  program = 'server/main.js',
): Promise<RunningServer> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...programEnv,
      PORT: '0',
      LOG_LEVEL: 'info',
      RATE_LIMIT_SCALE: '0',
      // looking for it runs seven programs at each start
      FFMPEG: 'none',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  // no limit but the timeout of the test: the first start of the demo school takes minutes on a busy machine
  while (child.exitCode === null && child.signalCode === null) {
    const port = /"msg":"Server listening at http:\/\/127\.0\.0\.1:(\d+)"/.exec(output)?.[1]
    if (port)
      return { url: `http://127.0.0.1:${port}`, output: () => output, process: child, exited }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url: '', output: () => output, process: child, exited }
}
