import { spawnSync } from 'node:child_process'
import { judgeAnswer } from '../contract/arabic/arabic.ts'

/**
 * `npm run soak -- arabic-properties`: the properties of comparing Arabic with 100,000 random texts each, and the longest of
 * 100,000 judgements of 200 code points, which must take at most 20 ms (R-ARABIC-010). About five minutes.
 */
const PROPERTY_RUNS = process.env.PROPERTY_RUNS ?? '100000'
const JUDGEMENTS = Number(PROPERTY_RUNS)
const LIMIT_MS = 20

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'sqlite',
    '--test-timeout=1800000',
    'scripts/arabic-properties.test.ts',
    'scripts/arabic-sentences.test.ts',
  ],
  { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PROPERTY_RUNS } },
)

const CHARACTERS = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءأإآؤئ \u064e\u0651\u0670ﻻﷺab1؟']

function randomText() {
  let text = ''
  for (let length = 0; length < 200; length++)
    text += CHARACTERS[Math.floor(Math.random() * CHARACTERS.length)]
  return text
}

let longest = 0
for (let count = 0; count < JUDGEMENTS; count++) {
  const [key, given] = [randomText(), randomText()]
  // CPU time instead of wall time, because other processes can run in between
  const startedAt = process.threadCpuUsage()
  judgeAnswer(key, given)
  const { user, system } = process.threadCpuUsage(startedAt)
  // the first calls include compilation
  if (count > 100) longest = Math.max(longest, (user + system) / 1000)
}
console.log(
  `the longest of ${JUDGEMENTS} judgements took ${longest.toFixed(1)} ms (limit ${LIMIT_MS})`,
)
const passed = status === 0 && longest <= LIMIT_MS
console.log(passed ? 'ok' : 'failed')
process.exit(passed ? 0 : 1)
