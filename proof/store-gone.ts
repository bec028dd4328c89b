import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aFolder, ask, claim, finish, get, startSchool, within } from './parts.ts'

/** `node proof/store-gone.ts`: the folder of the media is taken away under a running server and brought back. */
const DATA_DIR = aFolder()
const school = await startSchool({ DATA_DIR })
const media = join(DATA_DIR, 'media')
mkdirSync(media, { recursive: true })
const ready = () => get(`${school.url}/readyz`)
claim('/readyz is 200 while all is there', (await ready()) === 200)
renameSync(media, `${media}.away`)
writeFileSync(media, 'no folder')
claim('/readyz is 503', (await ready()) === 503)
claim('/healthz stays 200', (await get(`${school.url}/healthz`)) === 200)
claim(
  'what needs no file is answered',
  (await ask(school.url, { action: 'getUserData' }, school)).status === true,
)
const logo = Uint8Array.from(readFileSync('server/demo/media/sun-and-moon-letters.png'))
const form = new FormData()
form.set('action', 'uploadLogo')
form.set('logo', new File([logo], 'logo.png'))
const upload = () =>
  fetch(`${school.url}/api.php`, {
    ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${school.token}` } },
  }).then((it) => it.status)
claim('an upload is answered 500', (await upload()) === 500)
rmSync(media)
renameSync(`${media}.away`, media)
claim('/readyz is 200 again', await within(5, async () => (await ready()) === 200))
claim('and the upload is taken', (await upload()) === 200)
claim('it never ended', school.process.exitCode === null)
await finish()
