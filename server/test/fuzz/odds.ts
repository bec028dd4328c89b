import type { Chance } from '../../demo/chance.ts'

/** True `percent` times in a hundred. */
export function odds(chance: Chance, percent: number): boolean {
  return chance.next() * 100 < percent
}
