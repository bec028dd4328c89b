import type { SeededRandom } from '../../demo/seeded-random.ts'

/** True with a probability of `percent` per cent. */
export function withProbability(random: SeededRandom, percent: number): boolean {
  return random.next() * 100 < percent
}
