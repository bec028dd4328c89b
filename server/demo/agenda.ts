/** A life in deeds: each `yield` names the moment, in Unix seconds, that the next of them waits for. */
export type Life<Result = void> = AsyncGenerator<number, Result, void>

export type Agenda = {
  /** Lets a life begin; it goes as far as its first moment. */
  add: (life: Life) => Promise<void>
  /** Until every life has ended. */
  run: () => Promise<void>
}

/** Many lives side by side, the earliest deed always next: what is written later has happened later. */
export function newAgenda(): Agenda {
  const waiting: { life: Life; at: number }[] = []

  async function add(life: Life) {
    const { done, value } = await life.next()
    if (!done) waiting.push({ life, at: value })
  }

  async function run() {
    while (waiting.length > 0) {
      waiting.sort((a, b) => b.at - a.at)
      const next = waiting.pop()
      if (next) await add(next.life)
    }
  }

  return { add, run }
}
