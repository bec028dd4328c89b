import { expect, inject, test } from 'vitest'
import { fuzz } from './fuzz.ts'

const isSqlite = inject('postgres') === ''
// in each `npm test` as many as take a few seconds; node proof/fuzz.ts asks for a hundred thousand
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (isSqlite ? 3000 : 1500))
const SEED = Number(process.env.FUZZ_SEED ?? 20261121)
/** A school does not grow beyond what one would look through again. */
const PER_SCHOOL = 5000

test(`${REQUESTS} requests of every kind to every call: no 5xx, no hang, and a refusal changes nothing (R-SEC-013)`, {
  timeout: 60_000 + REQUESTS * 100,
}, async () => {
  const faults: string[] = []
  for (let done = 0; done < REQUESTS; done += PER_SCHOOL) {
    const requests = Math.min(PER_SCHOOL, REQUESTS - done)
    faults.push(...(await fuzz({ seed: SEED + done, requests, isSqlite })))
  }
  expect(faults).toEqual([])
})
