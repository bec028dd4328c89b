import { spawnSync } from 'node:child_process'

/** `node proof/faults.ts`: every fault with its real parts, one after the other; three minutes. */
const faults = [
  ...['disk-full', 'database-disk-full', 'database-gone', 'store-gone', 'mail-refused'],
  ...['slow-clients', 'clock-jump', 'sigterm'],
]
let failed = 0
for (const fault of faults) {
  console.log(`\n${fault}`)
  const { status } = spawnSync(process.execPath, [`proof/${fault}.ts`], { stdio: 'inherit' })
  if (status !== 0) failed++
}
console.log(`\nfaults: ${faults.length - failed} held, ${failed} did not`)
process.exit(failed > 0 ? 1 : 0)
