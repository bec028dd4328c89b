import { expect, test } from 'vitest'
import { createEventQueue, type SimulationProcess } from './event-queue.ts'

test('processes run in the order of simulated time, including one that another process starts', async () => {
  const executed: number[] = []
  const queue = createEventQueue()
  async function* simulate(...times: number[]): SimulationProcess {
    for (const time of times) {
      yield time
      executed.push(time)
      if (time === 2) await queue.start(simulate(4))
    }
  }
  await queue.start(simulate(3, 6))
  await queue.start(simulate(1, 2, 5))
  await queue.runAll()
  expect(executed).toEqual([1, 2, 3, 4, 5, 6])
})
