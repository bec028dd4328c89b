/** A simulated sequence of actions. Each `yield` returns the time of the next action, in Unix seconds. */
export type SimulationProcess<Result = void> = AsyncGenerator<number, Result, void>

export type EventQueue = {
  /** Runs a process up to its first `yield` and queues the rest. */
  start: (process: SimulationProcess) => Promise<void>
  /** Runs the queued processes until all have ended. */
  runAll: () => Promise<void>
}

/** Runs processes concurrently in simulated time, so that rows are inserted in the order of their times. */
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
