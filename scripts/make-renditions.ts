/**
 * Makes renditions of the files of all lessons: `npm run forms`. Reads the same configuration as the server, which may run
 * meanwhile. It can be stopped and started again: finished renditions stay. Prints what it costs to open every file, before and
 * after. Exits 1 if some could not be made.
 */

import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { roundedDataPrice } from '../contract/offline/data-price.ts'
import { formatDataSize } from '../contract/offline/data-size.ts'
import { formatShortNaira } from '../contract/platform/kobo.ts'
import { textIn } from '../messages/catalog.ts'
import { readConfig } from '../server/platform/config.ts'
import { openPostgres, openSqlite } from '../server/platform/db.ts'
import { openFileStore } from '../server/platform/open-file-store.ts'
import { claimUploadFolder } from '../server/platform/upload-folder.ts'
import {
  countJobs,
  type DataCost,
  enqueueExistingFiles,
  measureDataCost,
} from '../server/renditions/existing-files.ts'
import { findFfmpeg } from '../server/renditions/ffmpeg.ts'
import { runRenditionJobs } from '../server/renditions/worker.ts'
import { readSettings } from '../server/settings/store.ts'

const config = readConfig(process.env)
const db = config.DATABASE_URL
  ? openPostgres(config.DATABASE_URL, { timeouts: false })
  : openSqlite(join(config.DATA_DIR, 'lisan.sqlite'))
const school = { db, files: await openFileStore(config), config, mediaSecret: '' }
const release = await claimUploadFolder(config.DATA_DIR)
const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort())
process.once('SIGTERM', () => stopping.abort())

const { dataPrice } = await readSettings(db)
const print = (name: string, { bytes }: DataCost) => {
  const price = roundedDataPrice(bytes, dataPrice)
  const prefix = price && price.precision !== 'price' ? `${price.precision} ` : ''
  const text = price ? `, ${prefix}${formatShortNaira(price.kobo)}` : ''
  console.log(`${name}: ${formatDataSize(bytes)}${text}`)
}

/** Jobs that other processes run, or that wait for a later attempt. */
async function waitForOthers(): Promise<boolean> {
  const { open } = await countJobs(school)
  if (open === 0 || (await isWithoutFfmpeg())) return false
  await delay(2_000, undefined, { signal: stopping.signal }).catch(() => {})
  return true
}

const isWithoutFfmpeg = async () => 'missing' in (await findFfmpeg(config))

try {
  const ffmpeg = await findFfmpeg(config)
  if ('missing' in ffmpeg)
    console.log(`This school makes no smaller forms: ${textIn('en', ffmpeg.missing)}`)
  const added = await enqueueExistingFiles(school)
  const { uploaded } = await measureDataCost(school, dataPrice)
  console.log(`Files without a job: ${added}. Waiting: ${(await countJobs(school)).open}.`)
  print('Every file as uploaded', uploaded)
  while (!stopping.signal.aborted) {
    const done = await runRenditionJobs(school, console.log, stopping.signal)
    if (done > 0) console.log(`Waiting: ${(await countJobs(school)).open}.`)
    else if (!(await waitForOthers())) break
  }
  const { small, cheapest } = await measureDataCost(school, dataPrice)
  print('Small videos and pictures', small)
  print('The cheapest rendition of each', cheapest)
  const { open, failed } = await countJobs(school)
  if (failed > 0) console.log(`Failed: ${failed}. Their lessons say why.`)
  process.exitCode = open + failed > 0 ? 1 : 0
} finally {
  release()
  await db.destroy()
}
