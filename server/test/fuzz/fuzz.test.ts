import { describe, expect, inject, test } from 'vitest'
import { fuzz } from './fuzz.ts'
import { openProcessMeter } from './measure-process.ts'

const isSqlite = inject('postgres') === ''
// `npm run soak -- fuzz` sends 100,000
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (isSqlite ? 3000 : 1500))
const SEED = Number(process.env.FUZZ_SEED ?? 20261121)
/** Requests per school, so that a failure can be reproduced quickly. */
const PER_SCHOOL = 5000
/** Set by soak/fuzz.ts: measurements need a machine without other load. */
const MEASURES_PROCESS = process.env.FUZZ_WATCH === '1'
/** Memory that the process may hold after the last school beyond that after the first. */
const MAX_RETAINED_MB = 256

describe.sequential('fuzzer', () => {
  const heldMbBySchool: number[] = []

  for (let done = 0; done < REQUESTS; done += PER_SCHOOL) {
    const requests = Math.min(PER_SCHOOL, REQUESTS - done)
    const seed = SEED + done
    test(`${requests} requests of every kind to every call: no 5xx, no timeout, and a declined request changes nothing (R-SEC-013)${done > 0 ? `, from ${done}` : ''}`, {
      timeout: 60_000 + requests * 100,
    }, async () => {
      const watch = MEASURES_PROCESS ? openProcessMeter() : undefined
      const errors = await fuzz({ seed, requests, isSqlite, processMeter: watch })
      if (watch) heldMbBySchool.push(reportUsage(watch.end()))
      expect(errors).toEqual([])
    })
  }

  test.runIf(MEASURES_PROCESS)('memory does not grow over all requests', () => {
    expect((heldMbBySchool.at(-1) ?? 0) - (heldMbBySchool[0] ?? 0)).toBeLessThan(MAX_RETAINED_MB)
  })
})

function reportUsage({
  busyMs,
  growMb,
  delayMs,
  heldMb,
}: ReturnType<ReturnType<typeof openProcessMeter>['end']>) {
  const costs = [`busy ${Math.round(busyMs)} ms`, `grew ${Math.round(growMb)} MB`]
  const seen = [`a timer ${Math.round(delayMs)} ms late`, `${Math.round(heldMb)} MB held`]
  process.stdout.write(`  at most, of one request: ${[...costs, ...seen].join(', ')}\n`)
  return heldMb
}
