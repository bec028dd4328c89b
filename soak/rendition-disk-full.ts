import { findVideo } from '../bench/teacher-video.ts'
import { openVideoSchool } from '../bench/video-school.ts'
import { check, finish, getStatus, pollUntil, startTempPostgres } from './harness.ts'
import { inOwnNamespace, mountTmpfs } from './tmpfs.ts'

/**
 * `npm run soak -- rendition-disk-full`: DATA_DIR on a file system that is filled while ffmpeg writes a rendition and emptied later.
 * The database is elsewhere, so that the state can be recorded.
 */
inOwnNamespace('soak/rendition-disk-full.ts')
const video = findVideo(1)
const disk = mountTmpfs(64)
const postgres = await startTempPostgres()
const school = await openVideoSchool({ DATA_DIR: disk.folder, DATABASE_URL: postgres.url })

const lessonId = await school.upload(video, 'Lesson 1')
disk.fill()
const readState = () => school.readJob(lessonId)
const waits = await pollUntil(90, async () => (await readState()).reason.includes('disk'))
const { state, reason } = await readState()
check('the job waits and says that the disk is full', waits && state === 'waiting', {
  state,
  reason,
})
check('/healthz stays 200', (await getStatus(`${school.url}/healthz`)) === 200)
disk.empty()
const retry = { action: 'retryForms', lesson_id: lessonId }
await school.call('/lessonsAction.php', retry, school.teacher)
const done = await pollUntil(120, async () => (await readState()).state === 'done')
check('with free space the same process makes the renditions', done, await readState())
await school.close()
await finish()
