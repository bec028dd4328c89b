/** A life in deeds: each `yield` names the moment, in Unix seconds, that the next of them waits for. */
export type SimulationProcess<Result = void> = AsyncGenerator<number, Result, void>

export type EventQueue = {
  /** Lets a life begin; it goes as far as its first moment. */
  start: (process: SimulationProcess) => Promise<void>
  /** Until every life has ended. */
  runAll: () => Promise<void>
}

/** Many lives side by side, the earliest deed always next: what is written later has happened later. */
export function createEventQueue(): EventQueue {
  const pending: { process: SimulationProcess; at: number }[] = []

  async function start(process: SimulationProcess) {
    const { done, value } = await process.next()
    if (!done) pending.push({ process, at: value })
  }

  async function runAll() {
    while (pending.length > 0) {
      pending.sort((a, b) => b.at - a.at)
      const next = pending.pop()
      if (next) await start(next.process)
    }
  }

  return { start, runAll }
}
