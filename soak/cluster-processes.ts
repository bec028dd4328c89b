import { freePort } from '../server/test/databases/postgres.ts'
import { createTempDir, type RunningServer, startServer } from './harness.ts'

/** The address of a killed process, and the time of the kill by `performance.now()`. */
export type Kill = { address: string; at: number }

type Env = Record<string, string>

/**
 * Starts processes of one school, each with its own port and folder, that can be killed and restarted. Each sends from
 * a separate address, which identifies it at the mail and push sinks. Every kill is appended to `kills`.
 */
export async function startProcesses(count: number, env: Env, kills: Kill[]) {
  const environments = await Promise.all(
    Array.from({ length: count }, (_, index) => createEnvironment(index, env)),
  )
  const allServers: RunningServer[] = []
  const running: RunningServer[] = []
  /** Indexes of the running processes, the oldest first. */
  let runningIndexes: number[] = []
  const start = async (index: number) => {
    running[index] = await startServer({ ...env, ...environments[index] })
    allServers.push(running[index])
    runningIndexes.push(index)
  }
  const startAll = () => Promise.all(environments.map((_, index) => start(index)))
  async function kill(index: number) {
    const victim = running[index]
    runningIndexes = runningIndexes.filter((it) => it !== index)
    kills.push({ address: environments[index]?.SOAK_ADDRESS ?? '', at: performance.now() })
    victim?.process.kill('SIGKILL')
    await victim?.exited
  }
  // at the same time, as a compose file does; the first time on an empty database
  await startAll()
  return {
    urls: environments.map(({ PORT }) => `http://127.0.0.1:${PORT}`),
    /** Number of running processes. */
    up: () => runningIndexes.length,
    /** Kills the oldest process with SIGKILL and restarts it. */
    async replaceOldest() {
      const index = runningIndexes[0] ?? 0
      await kill(index)
      await start(index)
    },
    startAll,
    killAll: () => Promise.all(environments.map((_, index) => kill(index))),
    /** Log lines of level error and fatal. */
    loggedErrors: () =>
      allServers.flatMap(({ output }) =>
        output()
          .split('\n')
          .filter((line) => /"level":(50|60)/.test(line)),
      ),
    /** The last output of processes that exited by themselves. */
    crashedOutputs: () =>
      allServers
        .filter((it) => it.process.exitCode !== null)
        .map(({ output }) => output().slice(-500)),
  }
}

export type Processes = Awaited<ReturnType<typeof startProcesses>>

async function createEnvironment(index: number, { SMTP_URL }: Env) {
  const SOAK_ADDRESS = `127.0.0.${10 + index}`
  return {
    PORT: String(await freePort()),
    DATA_DIR: createTempDir(),
    SOAK_ADDRESS,
    SMTP_URL: `${SMTP_URL}?name=${SOAK_ADDRESS}`,
  }
}
