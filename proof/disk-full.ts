import { ask, claim, finish, get, isBland, signUp, startSchool, within } from './parts.ts'
import { aSmallDisk, inOwnNamespace } from './small-disk.ts'

/** `node proof/disk-full.ts`: a real file system of a few megabytes under DATA_DIR, filled and emptied again. */
inOwnNamespace('proof/disk-full.ts')
const disk = aSmallDisk(8)

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

const school = await startSchool({ DATA_DIR: disk.folder })
disk.fill()
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
disk.empty()
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
