import { spawnSync } from 'node:child_process'
import { closeSync, fstatSync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import {
  aFolder,
  ask,
  atEnd,
  claim,
  finish,
  get,
  isBland,
  signUp,
  startSchool,
  within,
} from './parts.ts'

/**
 * `node proof/disk-full.ts`: a real file system of a few megabytes under DATA_DIR, filled to the last byte and emptied
 * again. It is mounted where only this program sees it, so it needs no rights beyond a user's own.
 */
if (process.env.IN_A_NAMESPACE !== '1') {
  const how = process.getuid?.() === 0 ? ['-m'] : ['-rm']
  const env = { ...process.env, IN_A_NAMESPACE: '1' }
  const args = [...how, process.execPath, 'proof/disk-full.ts']
  process.exit(spawnSync('unshare', args, { stdio: 'inherit', env }).status ?? 1)
}

const disk = aFolder()
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk])
if (mounted.status !== 0) throw new Error(String(mounted.stderr))
atEnd(() => spawnSync('umount', ['-l', disk]))

/** Writes until nothing more fits, and leaves room for a few writes, so that the disk ends in the middle of one. */
const ROOM = 256 * 1024
function fill() {
  const file = openSync(join(disk, 'ballast'), 'w')
  try {
    for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) if (writeSync(file, Buffer.alloc(size)) < size) break
      } catch {}
    }
    ftruncateSync(file, fstatSync(file).size - ROOM)
  } finally {
    closeSync(file)
  }
}

/** Signs people up until one is refused. */
async function signUpUntilRefused(url: string) {
  for (let nth = 0; nth < 300; nth++) {
    const said = await signUp(url)
    if (said.http !== 200) return said
    accepted.push(String(said.token))
  }
  throw new Error('The disk is not full')
}
const accepted: string[] = []

const school = await startSchool({ DATA_DIR: disk })
fill()
const said = await signUpUntilRefused(school.url)
claim('a full disk is said in the one bland sentence', isBland(said), said)
const form = new FormData()
form.set('action', 'uploadLogo')
form.set('logo', new File([new Uint8Array(500_000)], 'logo.png'))
const headers = { authorization: `Bearer ${school.token}` }
const uploaded = await fetch(`${school.url}/api.php`, { method: 'POST', body: form, headers })
claim('an upload that does not fit is refused', uploaded.status >= 400, uploaded.status)
claim('reading goes on', (await ask(school.url, { action: 'getUserData' }, school)).status === true)
const health = await get(`${school.url}/healthz`)
claim('/healthz stays 200', health === 200, health)
rmSync(join(disk, 'ballast'))
const again = await within(20, async () => (await signUp(school.url)).status === true)
claim('with room again the same process writes again', again)
const known = await Promise.all(
  accepted.map(
    async (token) => (await ask(school.url, { action: 'getUserData' }, { token })).status,
  ),
)
claim(
  `all ${accepted.length} that were accepted meanwhile are there`,
  known.length > 0 && known.every(Boolean),
  known,
)
claim('it never ended', school.process.exitCode === null)
await finish()
