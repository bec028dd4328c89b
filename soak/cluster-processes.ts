import { createTempDir, freePort, type RunningServer, startServer } from './harness.ts'

/** Which process was killed, and when, in the proof's own time. */
export type Kill = { address: string; at: number }

type Env = Record<string, string>

/**
 * Real processes of one school, each with its own port and folder, which are killed and started again. Each leaves by
 * an address of its own, so that whoever is sent something knows by which. `kills` gets every kill.
 */
export async function startProcesses(count: number, env: Env, kills: Kill[]) {
  const environments = await Promise.all(
    Array.from({ length: count }, (_, index) => createEnvironment(index, env)),
  )
  const allServers: RunningServer[] = []
  const running: RunningServer[] = []
  /** Those that are open, the longest living first. */
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
    kills.push({ address: environments[index]?.PROOF_ADDRESS ?? '', at: performance.now() })
    victim?.process.kill('SIGKILL')
    await victim?.exited
  }
  // at once, as a compose file does it; the very first time that is on an empty database
  await startAll()
  return {
    urls: environments.map(({ PORT }) => `http://127.0.0.1:${PORT}`),
    /** How many are open. */
    up: () => runningIndexes.length,
    /** Ends the one that lives longest with no chance to say goodbye, and starts it again. */
    async replaceOldest() {
      const index = runningIndexes[0] ?? 0
      await kill(index)
      await start(index)
    },
    startAll,
    killAll: () => Promise.all(environments.map((_, index) => kill(index))),
    /** What any of them logged as a fault. */
    loggedErrors: () =>
      allServers.flatMap(({ output: said }) =>
        said()
          .split('\n')
          .filter((line) => /"level":(50|60)/.test(line)),
      ),
    /** The last words of those that ended by themselves. */
    crashedOutputs: () =>
      allServers
        .filter((it) => it.process.exitCode !== null)
        .map(({ output: said }) => said().slice(-500)),
  }
}

export type Processes = Awaited<ReturnType<typeof startProcesses>>

async function createEnvironment(index: number, { SMTP_URL }: Env) {
  const PROOF_ADDRESS = `127.0.0.${10 + index}`
  return {
    PORT: String(await freePort()),
    DATA_DIR: createTempDir(),
    PROOF_ADDRESS,
    SMTP_URL: `${SMTP_URL}?name=${PROOF_ADDRESS}`,
  }
}
