import {
  aFolder,
  aPostgres,
  ask,
  claim,
  finish,
  get,
  isBland,
  signUp,
  startSchool,
  within,
} from './parts.ts'
import { aSmallDisk, inOwnNamespace } from './small-disk.ts'

/**
 * `node proof/database-disk-full.ts`: PostgreSQL on a real file system that is filled under a running server and emptied
 * again. It ends itself when its log has no room; whoever frees the disk starts it again, and never the school.
 */
inOwnNamespace('proof/database-disk-full.ts')
const disk = aSmallDisk(160)
const flags = ['min_wal_size=32MB', 'max_wal_size=32MB'].flatMap((it) => ['-c', it])
const postgres = await aPostgres({ place: disk.folder, flags })
const school = await startSchool({ DATA_DIR: aFolder(), DATABASE_URL: postgres.url })
const accepted: string[] = []

/** Signs people up, many at once, until one is refused. */
async function signUpUntilRefused() {
  for (let nth = 0; nth < 400; nth++) {
    const said = await Promise.all(Array.from({ length: 8 }, () => signUp(school.url)))
    accepted.push(...said.filter((it) => it.http === 200).map((it) => String(it.token)))
    const refused = said.find((it) => it.http !== 200)
    if (refused) return refused
  }
  throw new Error('The disk is not full')
}

disk.fill()
const said = await signUpUntilRefused()
claim('a full disk of the database is said in the one bland sentence', isBland(said), said)
claim('/healthz stays 200', (await get(`${school.url}/healthz`)) === 200)
disk.empty()
const isReady = async () => (await get(`${school.url}/readyz`)) === 200
if (!(await within(5, isReady))) await postgres.start()
const again = await within(30, async () => (await signUp(school.url)).status === true)
claim('with room again the same process writes again', again)
const known = await Promise.all(
  accepted.map(
    async (token) => (await ask(school.url, { action: 'getUserData' }, { token })).status,
  ),
)
claim(
  `all ${accepted.length} that were accepted meanwhile are there`,
  known.length > 0 && known.every(Boolean),
  known.filter((it) => !it).length,
)
claim('it never ended', school.process.exitCode === null)
await finish()
