import { aFolder, freePort, type Program, startProgram } from './parts.ts'

/** Which process was killed, and when, in the proof's own time. */
export type Kill = { who: string; at: number }

type Env = Record<string, string>

/**
 * Real processes of one school, each with its own port and folder, which are killed and started again. Each leaves by
 * an address of its own, so that whoever is sent something knows by which. `kills` gets every kill.
 */
export async function startProcesses(count: number, env: Env, kills: Kill[]) {
  const places = await Promise.all(Array.from({ length: count }, (_, nth) => aPlace(nth, env)))
  const lives: Program[] = []
  const running: Program[] = []
  /** Those that are open, the longest living first. */
  let up: number[] = []
  const start = async (nth: number) => {
    running[nth] = await startProgram({ ...env, ...places[nth] })
    lives.push(running[nth])
    up.push(nth)
  }
  const startAll = () => Promise.all(places.map((_, nth) => start(nth)))
  async function kill(nth: number) {
    const victim = running[nth]
    up = up.filter((it) => it !== nth)
    kills.push({ who: places[nth]?.PROOF_ADDRESS ?? '', at: performance.now() })
    victim?.process.kill('SIGKILL')
    await victim?.ended
  }
  // at once, as a compose file does it; the very first time that is on an empty database
  await startAll()
  return {
    urls: places.map(({ PORT }) => `http://127.0.0.1:${PORT}`),
    /** How many are open. */
    up: () => up.length,
    /** Ends the one that lives longest with no chance to say goodbye, and starts it again. */
    async replaceOldest() {
      const nth = up[0] ?? 0
      await kill(nth)
      await start(nth)
    },
    startAll,
    killAll: () => Promise.all(places.map((_, nth) => kill(nth))),
    /** What any of them logged as a fault. */
    faults: () =>
      lives.flatMap(({ said }) =>
        said()
          .split('\n')
          .filter((line) => /"level":(50|60)/.test(line)),
      ),
    /** The last words of those that ended by themselves. */
    fallen: () =>
      lives.filter((it) => it.process.exitCode !== null).map(({ said }) => said().slice(-500)),
  }
}

export type Processes = Awaited<ReturnType<typeof startProcesses>>

async function aPlace(nth: number, { SMTP_URL }: Env) {
  const PROOF_ADDRESS = `127.0.0.${10 + nth}`
  return {
    PORT: String(await freePort()),
    DATA_DIR: aFolder(),
    PROOF_ADDRESS,
    SMTP_URL: `${SMTP_URL}?name=${PROOF_ADDRESS}`,
  }
}
