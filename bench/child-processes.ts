import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import packageJson from '../package.json' with { type: 'json' }

/** The arguments with which `npm start` runs the server. */
export const SERVER_ARGS = packageJson.scripts.start.split(' ').slice(1)

/** The environment in which the image and the systemd unit run it: fewer arenas for malloc. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' }

const running = new Set<ChildProcess>()

/** Starts a program that `stopAllChildren` ends at the latest. */
export function startChild(args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Waits until a URL responds, polling every `everyMs`. */
export async function waitUntilReady(url: string, everyMs = 100): Promise<void> {
  const until = Date.now() + 30_000
  while (Date.now() < until) {
    const isReady = await fetch(url).then(
      (it) => it.ok,
      () => false,
    )
    if (isReady) return
    await pause(everyMs)
  }
  throw new Error(`${url} did not respond`)
}

/** Sends SIGTERM and waits for the exit. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Sends SIGTERM to all running programs. */
export function stopAllChildren(): void {
  for (const child of running) child.kill('SIGTERM')
}

/** The median. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
