import type { SeededRandom } from '../../demo/seeded-random.ts'

/** True with a probability of `percent` per cent. */
export function withProbability(chance: SeededRandom, percent: number): boolean {
  return chance.next() * 100 < percent
}
