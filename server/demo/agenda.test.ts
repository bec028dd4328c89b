import { expect, test } from 'vitest'
import { type Life, newAgenda } from './agenda.ts'

test('lives run side by side in the order of time, also one that begins within another', async () => {
  const done: number[] = []
  const agenda = newAgenda()
  async function* life(...moments: number[]): Life {
    for (const at of moments) {
      yield at
      done.push(at)
      if (at === 2) await agenda.add(life(4))
    }
  }
  await agenda.add(life(3, 6))
  await agenda.add(life(1, 2, 5))
  await agenda.run()
  expect(done).toEqual([1, 2, 3, 4, 5, 6])
})
