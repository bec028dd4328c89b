import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  callApi,
  check,
  createTempDir,
  finish,
  getStatus,
  pollUntil,
  startSchool,
} from './harness.ts'

/** `npm run soak -- media-unavailable`: the media folder is removed and restored while the server runs. */
const DATA_DIR = createTempDir()
const school = await startSchool({ DATA_DIR })
const media = join(DATA_DIR, 'media')
mkdirSync(media, { recursive: true })
const ready = () => getStatus(`${school.url}/readyz`)
check('/readyz is 200 with the folder', (await ready()) === 200)
renameSync(media, `${media}.away`)
writeFileSync(media, 'not a folder')
check('/readyz is 503', (await ready()) === 503)
check('/healthz stays 200', (await getStatus(`${school.url}/healthz`)) === 200)
check(
  'calls without files work',
  (await callApi(school.url, { action: 'getUserData' }, school)).status === true,
)
const logo = Uint8Array.from(readFileSync('server/demo/media/sun-and-moon-letters.png'))
const form = new FormData()
form.set('action', 'uploadLogo')
form.set('logo', new File([logo], 'logo.png'))
const upload = () =>
  fetch(`${school.url}/api.php`, {
    ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${school.token}` } },
  }).then((it) => it.status)
check('an upload fails with 500', (await upload()) === 500)
rmSync(media)
renameSync(`${media}.away`, media)
check('/readyz is 200 again', await pollUntil(5, async () => (await ready()) === 200))
check('an upload works again', (await upload()) === 200)
check('the process never exited', school.process.exitCode === null)
await finish()
