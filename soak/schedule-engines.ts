import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * `npm run soak -- schedule-engines`: what 10,000 random reviews of 200 words come to in V8, SpiderMonkey and JavaScriptCore, with the bundled
 * scheduler, in a zone without and one with summer time (R-WORDS-004). Debian's packages `gjs` and `gir1.2-javascriptcoregtk-4.1` have the two
 * engines. Each engine gets the reviews in an order of its own.
 */
const ENTRY = 'schedule-of-many-words'
const REVIEWS = 10_000
const seed = Number(process.argv.find((it) => it.startsWith('--seed='))?.slice(7) ?? 1128)

const program = `
  import { replay } from '${join(import.meta.dirname, '../contract/words/schedule.ts')}'
  function generator(start) {
    let state = start
    return (below) => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0
      return (state >>> 8) % below
    }
  }
  globalThis.statesOf = (seed, order) => {
    const random = generator(seed)
    const log = Array.from({ length: ${REVIEWS} }, (_, i) => ({
      word: random(200),
      review: {
        rating: [1, 2, 3, 3, 3, 3, 4][random(7)],
        at: 1764300000 + random(700 * 86400),
        id: (i % 2 ? 'one-' : 'two-') + random(2 ** 24).toString(36) + '-' + i,
        version: 1,
        ...(i % 50 === 49 && { rating: 0, undoes: 'one-unknown' }),
      },
    }))
    const arrives = generator(order)
    const arrived = log.map((it) => [arrives(2 ** 24), it]).sort((a, b) => a[0] - b[0])
    const states = []
    for (const timezone of ['Africa/Lagos', 'Europe/Berlin'])
      for (let word = 0; word < 200; word++) {
        const reviews = arrived.filter(([, it]) => it.word === word).map(([, it]) => it.review)
        states.push(replay(reviews, { timezone }))
      }
    return JSON.stringify(states)
  }
`

// the engines of Debian are older than the browsers that the site is for
const PRELUDE = `
  Array.prototype.toSorted ??= function (compare) { return this.slice().sort(compare) };
  Array.prototype.toReversed ??= function () { return this.slice().reverse() };
`

async function bundle(): Promise<string> {
  const built = await build({
    ...{ configFile: false, logLevel: 'warn' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? program : null),
      },
    ],
    build: {
      ...{ write: false, minify: true },
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return PRELUDE + output.output[0].code
}

function run(engine: string, script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'schedule-'))
  const path = join(folder, 'program.cjs')
  try {
    writeFileSync(path, script)
    const { stdout, stderr, status, error } = spawnSync(engine, [path], {
      ...{ encoding: 'utf8', maxBuffer: 100_000_000 },
    })
    if (error || status !== 0) throw new Error(`${engine}: ${error?.message ?? stderr}`)
    return stdout.trim()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const code = await bundle()
const call = (order: number) => `statesOf(${seed}, ${order})`
const javaScriptCore = `
  imports.gi.versions.JavaScriptCore = '4.1'
  const context = new imports.gi.JavaScriptCore.Context()
  context.evaluate(${JSON.stringify(code)}, -1)
  print(context.evaluate(${JSON.stringify(call(3))}, -1).to_string())
`
const results: Record<string, string> = {
  V8: run(process.execPath, `${code};console.log(${call(1)})`),
  SpiderMonkey: run('gjs', `${code};print(${call(2)})`),
  JavaScriptCore: run('gjs', javaScriptCore),
}
type State = { due: number | null }
const expected: State[] = JSON.parse(results.V8 ?? '')
let differing = 0
for (const [engine, result] of Object.entries(results)) {
  const states: State[] = JSON.parse(result)
  const other = expected.filter((it, i) => JSON.stringify(it) !== JSON.stringify(states[i])).length
  const days = new Set(states.map(({ due }) => due)).size
  console.log(`${engine}: ${states.length} states, ${days} due days, ${other} differ from V8`)
  differing += other + Math.abs(states.length - expected.length)
}
const passed = differing === 0 && expected.length === 400
console.log(`${REVIEWS} reviews, seed ${seed}: ${passed ? 'ok' : 'failed'}`)
process.exit(passed ? 0 : 1)
