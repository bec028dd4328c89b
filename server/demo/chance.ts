/** Chance that falls the same way every time, so that the demo school is the same school on every machine. */
export type Chance = {
  /** From 0 up to 1. */
  next(): number
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  pick<T>(things: readonly T[]): T
}

/** Mulberry32: small, and good enough to scatter a demo. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (things) => {
      const picked = things[Math.floor(next() * things.length)]
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked
    },
  }
}
