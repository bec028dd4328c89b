/** Work that goes on in the background until it is stopped. */
export type Worker = {
  /** Ends a wait: something came in. */
  ring(): void
  /** Ends the work; resolves when the pass that is under way is over. */
  stop(): Promise<void>
}

type Work = {
  /** Does what is due and answers how much it found; after a pass that found nothing the worker rests. */
  pass: () => Promise<number>
  everyMs: number
  /** A pass that failed; the next comes after a rest. */
  onFault: (fault: unknown) => void
}

/** Makes one pass after the other. */
export function startWorker({ pass, everyMs, onFault }: Work): Worker {
  let stopped = false
  const bell = doorbell()

  async function work() {
    while (!stopped) {
      const found = await pass().catch((fault: unknown) => {
        onFault(fault)
        return 0
      })
      if (found === 0 && !stopped) await bell.wait(everyMs)
    }
  }
  const working = work()

  return {
    ring: bell.ring,
    stop() {
      stopped = true
      bell.ring()
      return working
    },
  }
}

/** A wait that a ring ends; one that came just before is not lost. */
function doorbell() {
  let rung = false
  let open = () => {}
  return {
    ring() {
      rung = true
      open()
    },
    async wait(ms: number) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          open = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rung = false
    },
  }
}

/** What a fault may be called in a log: its code, for its message may name a person. */
export function kindOf(fault: unknown): string {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : 'unknown'
}
