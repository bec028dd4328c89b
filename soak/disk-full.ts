import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  callApi,
  check,
  checkAccounts,
  finish,
  getStatus,
  isGenericError,
  OWNER,
  pollUntil,
  type SignedInServer,
  signUp,
  startSchool,
  startTempPostgres,
} from './harness.ts'
import { inOwnNamespace, mountTmpfs } from './tmpfs.ts'

/**
 * `npm run soak -- disk-full`: DATA_DIR on a small file system that uploads and other programs fill while the server runs, with
 * SQLite in it and with PostgreSQL elsewhere.
 */
inOwnNamespace('soak/disk-full.ts')
const MB = 1024 * 1024
const TUS = { 'tus-resumable': '1.0.0' }

async function requestUpload(school: SignedInServer, bytes: number) {
  const response = await fetch(`${school.url}/uploads`, {
    method: 'POST',
    headers: {
      ...TUS,
      authorization: `Bearer ${school.token}`,
      'upload-length': String(bytes),
    },
  })
  return { http: response.status, at: response.headers.get('location') ?? '' }
}

const sendPart = (school: SignedInServer, at: string, bytes: number, offset = 0) =>
  fetch(school.url + at, {
    method: 'PATCH',
    headers: {
      ...{ ...TUS, authorization: `Bearer ${school.token}`, 'upload-offset': String(offset) },
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  }).then((it) => it.status)

const remove = (school: SignedInServer, at: string) =>
  fetch(school.url + at, {
    method: 'DELETE',
    headers: { ...TUS, authorization: `Bearer ${school.token}` },
  }).then((it) => it.status)

const signIn = ({ url }: SignedInServer) =>
  callApi(url, { action: 'login', email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD })

/** Signs users up until a request fails, at most 300. */
async function signUpUntilError(url: string, accepted: string[]) {
  for (let index = 0; index < 300; index++) {
    const response = await signUp(url)
    if (response.http !== 200) return response
    accepted.push(String(response.token))
  }
}

async function fillAndEmpty(engine: string, env: Record<string, string>) {
  const disk = mountTmpfs(48)
  const school = await startSchool({ DATA_DIR: disk.folder, ...env })
  const say = (sentence: string, passed: boolean, actual?: unknown) =>
    check(`${engine}: ${sentence}`, passed, actual)
  const parts = () => {
    const folder = join(disk.folder, 'media/uploads')
    return existsSync(folder) ? readdirSync(folder).length : 0
  }

  const large = await requestUpload(school, 298 * MB)
  say('an upload larger than the disk is refused at its start', large.http === 507, large)
  const begun = await requestUpload(school, 24 * MB)
  const second = await requestUpload(school, 24 * MB)
  say('of two uploads only the one that fits is accepted', begun.http + second.http === 708, second)
  say('the upload that fits arrives', (await sendPart(school, begun.at, 10 * MB)) === 204)
  say('sign-in works', (await signIn(school)).status === true)

  disk.fill()
  const part = await sendPart(school, begun.at, MB, 10 * MB)
  say('a part is refused for want of room', part === 507, part)
  const ready = () => getStatus(`${school.url}/readyz`)
  say('/readyz is 503', (await ready()) === 503)
  say('/healthz stays 200', (await getStatus(`${school.url}/healthz`)) === 200)
  const accepted: string[] = []
  const failed = await signUpUntilError(school.url, accepted)
  if (engine === 'SQLite')
    say('a write is 503', failed?.http === 503 && isGenericError(failed), failed)
  const signedIn = await signIn(school)
  const isTold = signedIn.http === 503 && /disk/.test(signedIn.message ?? '')
  say('sign-in works or says that the disk is full', signedIn.status === true || isTold, signedIn)
  const me = await callApi(school.url, { action: 'getUserData' }, school)
  say('reads continue', me.status === true, me)
  if (engine === 'SQLite')
    say('the log says that the disk is full', school.output().includes('the disk is full'))

  say('the upload can be removed', (await remove(school, begun.at)) === 204)
  say('its file is gone', parts() === 0, parts())
  const writes = await pollUntil(120, async () => (await signUp(school.url)).status === true)
  say('its space lets the school write again', writes)
  disk.empty()
  const recovered = await pollUntil(120, async () => (await ready()) === 200)
  say('with free space /readyz is 200', recovered)
  const again = await requestUpload(school, 10 * MB)
  say('and uploads are accepted', again.http === 201, again)
  if (accepted.length > 0) await checkAccounts(school.url, accepted)
  say('the process never exited', school.process.exitCode === null)
}

await fillAndEmpty('SQLite', {})
const postgres = await startTempPostgres()
await fillAndEmpty('PostgreSQL', { DATABASE_URL: postgres.url })
await finish()
