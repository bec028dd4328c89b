import { spawnSync } from 'node:child_process'

/** `npm run soak -- failures`: each failure of a real dependency, one after the other; three minutes. */
const errors = [
  ...[
    'disk-full',
    'rendition-disk-full',
    'database-disk-full',
    'database-unavailable',
    'media-unavailable',
    'mail-rejected',
  ],
  ...['slow-clients', 'clock-jump', 'sigterm'],
]
let failed = 0
for (const error of errors) {
  console.log(`\n${error}`)
  const { status } = spawnSync(process.execPath, [`soak/${error}.ts`], { stdio: 'inherit' })
  if (status !== 0) failed++
}
console.log(`\nfailures: ${errors.length - failed} held, ${failed} did not`)
process.exit(failed > 0 ? 1 : 0)
