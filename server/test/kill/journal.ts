/** What can be asked of the school under load, each named by a key of its own: 'funding 100001'. */
export type WriteKind =
  | 'account'
  | 'funding'
  | 'place'
  | 'renewal'
  | 'opened'
  | 'charge'
  | 'credit'
  | 'refund'
  | 'dispute'
  | 'view'
  | 'paper'
  | 'answer'
  | 'comment'
  | 'message'
  | 'inbox'

/** What clients asked for and what they were told: the test's own memory, which no kill touches. */
export class Journal {
  /** By key: whether the answer was a yes. */
  readonly #asked = new Map<string, boolean>()
  /** How many of a kind may be there whose key only an answer that never came would have told. */
  readonly #nameless = new Map<WriteKind, number>()

  /** Something is about to be asked; from now on it may be found done. */
  attempt(kind: WriteKind, key: string | number): void {
    const name = `${kind} ${key}`
    if (!this.#asked.has(name)) this.#asked.set(name, false)
  }

  /** The same for something that the school gives its key. */
  attemptUnkeyed(kind: WriteKind): void {
    this.#nameless.set(kind, (this.#nameless.get(kind) ?? 0) + 1)
  }

  /** What was asked for without a name came to this, or to nothing. */
  settleUnkeyed(kind: WriteKind, key: string | null): void {
    this.#nameless.set(kind, (this.#nameless.get(kind) ?? 0) - 1)
    if (key !== null) this.acknowledge(kind, key)
  }

  /** The school said yes; from now on it has to be found done, once. */
  acknowledge(kind: WriteKind, key: string | number): void {
    this.#asked.set(`${kind} ${key}`, true)
  }

  get acknowledgedCount(): number {
    return [...this.#asked.values()].filter(Boolean).length
  }

  /** Compares with what a database holds: a sentence for each thing that is missing, doubled or not asked for by anybody. */
  differences(found: readonly string[]): string[] {
    const times = new Map<string, number>()
    for (const name of found) times.set(name, (times.get(name) ?? 0) + 1)
    const missing = [...this.#asked]
      .filter(([name, isTold]) => isTold && !times.has(name))
      .map(([name]) => `${name}: acknowledged, and not there`)
    const doubled = [...times]
      .filter(([, count]) => count > 1)
      .map(([name, count]) => `${name}: there ${count} times`)
    return [...missing, ...doubled, ...this.#strangers([...times.keys()])]
  }

  #strangers(names: string[]): string[] {
    const left = new Map(this.#nameless)
    return names
      .filter((name) => {
        if (this.#asked.has(name)) return false
        const kind = name.split(' ', 1)[0] as WriteKind
        left.set(kind, (left.get(kind) ?? 0) - 1)
        return (left.get(kind) ?? 0) < 0
      })
      .map((name) => `${name}: there, and nobody asked for it`)
  }
}
