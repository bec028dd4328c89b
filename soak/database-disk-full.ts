import {
  check,
  checkAccounts,
  createTempDir,
  finish,
  getStatus,
  isGenericError,
  pollUntil,
  signUp,
  startSchool,
  startTempPostgres,
} from './harness.ts'
import { inOwnNamespace, mountTmpfs } from './tmpfs.ts'

/**
 * `npm run soak -- database-disk-full`: PostgreSQL on a file system that is filled and emptied while the
 * server runs. PostgreSQL exits when its log has no space and has to be restarted; the server does not.
 */
inOwnNamespace('soak/database-disk-full.ts')
const disk = mountTmpfs(160)
const flags = ['min_wal_size=32MB', 'max_wal_size=32MB'].flatMap((it) => ['-c', it])
const postgres = await startTempPostgres({ parentDir: disk.folder, flags })
const school = await startSchool({ DATA_DIR: createTempDir(), DATABASE_URL: postgres.url })
const acceptedTokens: string[] = []

/** Signs users up concurrently until a request fails. */
async function signUpUntilError() {
  for (let index = 0; index < 400; index++) {
    const response = await Promise.all(Array.from({ length: 8 }, () => signUp(school.url)))
    acceptedTokens.push(...response.filter((it) => it.http === 200).map((it) => String(it.token)))
    const failed = response.find((it) => it.http !== 200)
    if (failed) return failed
  }
  throw new Error('The disk did not fill up')
}

disk.fill()
const response = await signUpUntilError()
check('a full database disk gives the generic error', isGenericError(response), response)
check('/healthz stays 200', (await getStatus(`${school.url}/healthz`)) === 200)
disk.empty()
// whether PostgreSQL exits or restarts itself depends on which of its writes failed
const recoversItself = await pollUntil(
  30,
  async () => (await getStatus(`${school.url}/readyz`)) === 200,
)
if (!recoversItself) await postgres.start()
const recovered = await pollUntil(120, async () => (await signUp(school.url)).status === true)
check('with free space the same process writes again', recovered)
await checkAccounts(school.url, acceptedTokens)
check('the process never exited', school.process.exitCode === null)
await finish()
