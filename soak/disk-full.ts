import {
  callApi,
  check,
  checkAccounts,
  finish,
  getStatus,
  isGenericError,
  pollUntil,
  signUp,
  startSchool,
} from './harness.ts'
import { inOwnNamespace, mountTmpfs } from './tmpfs.ts'

/** `npm run soak -- disk-full`: DATA_DIR on a file system of a few megabytes that is filled and emptied while the server runs. */
inOwnNamespace('soak/disk-full.ts')
const disk = mountTmpfs(8)

/** Signs users up until a request fails. */
async function signUpUntilError(url: string) {
  for (let index = 0; index < 300; index++) {
    const response = await signUp(url)
    if (response.http !== 200) return response
    acceptedTokens.push(String(response.token))
  }
  throw new Error('The disk did not fill up')
}
const acceptedTokens: string[] = []

const school = await startSchool({ DATA_DIR: disk.folder })
disk.fill()
const response = await signUpUntilError(school.url)
check('a full disk gives the generic error', isGenericError(response), response)
const form = new FormData()
form.set('action', 'uploadLogo')
form.set('logo', new File([new Uint8Array(500_000)], 'logo.png'))
const headers = { authorization: `Bearer ${school.token}` }
const uploaded = await fetch(`${school.url}/api.php`, { method: 'POST', body: form, headers })
check('an upload without space fails', uploaded.status >= 400, uploaded.status)
check(
  'reads continue',
  (await callApi(school.url, { action: 'getUserData' }, school)).status === true,
)
const health = await getStatus(`${school.url}/healthz`)
check('/healthz stays 200', health === 200, health)
disk.empty()
const recovered = await pollUntil(20, async () => (await signUp(school.url)).status === true)
check('with free space the same process writes again', recovered)
await checkAccounts(school.url, acceptedTokens)
check('the process never exited', school.process.exitCode === null)
await finish()
