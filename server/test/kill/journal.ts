/** Kinds of writes under load; each write has a key, such as 'funding 100001'. */
export type WriteKind =
  | 'account'
  | 'funding'
  | 'recorded'
  | 'enrolment'
  | 'renewal'
  | 'part'
  | 'coupon'
  | 'transfer'
  | 'opened'
  | 'charge'
  | 'credit'
  | 'refund'
  | 'given-back'
  | 'dispute'
  | 'view'
  | 'submission'
  | 'answer'
  | 'comment'
  | 'message'
  | 'inbox'

/** Records which writes were attempted and which were acknowledged, outside of the killed processes. */
export class Journal {
  /** True for acknowledged writes, by kind and key. */
  readonly #sent = new Map<string, boolean>()
  /** Number of writes per kind without a response, whose keys are unknown. */
  readonly #nameless = new Map<WriteKind, number>()

  /** Records an attempt before it is sent: from now on the write may exist. */
  attempt(kind: WriteKind, key: string | number): void {
    const name = `${kind} ${key}`
    if (!this.#sent.has(name)) this.#sent.set(name, false)
  }

  /** Records an attempt whose key the server assigns. */
  attemptUnkeyed(kind: WriteKind): void {
    this.#nameless.set(kind, (this.#nameless.get(kind) ?? 0) + 1)
  }

  /** Records the response to an attempt without a key; null if it was declined. */
  settleUnkeyed(kind: WriteKind, key: string | null): void {
    this.#nameless.set(kind, (this.#nameless.get(kind) ?? 0) - 1)
    if (key !== null) this.acknowledge(kind, key)
  }

  /** Records an acknowledgement: from now on the write has to exist exactly once. */
  acknowledge(kind: WriteKind, key: string | number): void {
    this.#sent.set(`${kind} ${key}`, true)
  }

  get acknowledgedCount(): number {
    return [...this.#sent.values()].filter(Boolean).length
  }

  /** Compares the journal with a database snapshot; returns a line for each write that is missing, repeated or unknown. */
  differences(found: readonly string[]): string[] {
    const times = new Map<string, number>()
    for (const name of found) times.set(name, (times.get(name) ?? 0) + 1)
    const missing = [...this.#sent]
      .filter(([name, isTold]) => isTold && !times.has(name))
      .map(([name]) => `${name}: acknowledged, but missing`)
    const doubled = [...times]
      .filter(([, count]) => count > 1)
      .map(([name, count]) => `${name}: exists ${count} times`)
    return [...missing, ...doubled, ...this.#strangers([...times.keys()])]
  }

  #strangers(names: string[]): string[] {
    const left = new Map(this.#nameless)
    return names
      .filter((name) => {
        if (this.#sent.has(name)) return false
        // a name begins with its kind
        const kind = name.split(' ', 1)[0] as WriteKind
        left.set(kind, (left.get(kind) ?? 0) - 1)
        return (left.get(kind) ?? 0) < 0
      })
      .map((name) => `${name}: exists, but was not attempted`)
  }
}
