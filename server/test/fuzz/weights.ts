import type { SeededRandom } from '../../demo/seeded-random.ts'

/** True `percent` times in a hundred. */
export function withProbability(chance: SeededRandom, percent: number): boolean {
  return chance.next() * 100 < percent
}
