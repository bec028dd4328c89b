import { rm } from 'node:fs/promises'
import { renditionKindOf } from '../../contract/lessons/material-kinds.ts'
import type { PictureWidth } from '../../contract/lessons/picture-widths.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { inTransaction } from '../platform/db.ts'
import { createSerialQueue } from '../platform/serial-queue.ts'
import { newTemporaryPath, withLocalFile } from './local-copy.ts'
import { limitSize } from './make-renditions.ts'
import { makePicture } from './picture.ts'
import { findRenditions, insertRendition, renditionKey } from './store.ts'

/** Pictures that are made or wait; further requests get the original. */
const MAX_TASKS = 12

/**
 * Returns the key of a picture at a width, which is made on the first request, one at a time per process; the key itself if the
 * picture would not be smaller (R-FORMS-009).
 */
export function createPictureSizer(school: AppContext, logError: (error: unknown) => void) {
  const queue = createSerialQueue(MAX_TASKS)

  async function findMade(source: string, width: PictureWidth): Promise<string | undefined> {
    const rows = await findRenditions(school.db, source)
    const row = rows.find((it) => it.form === `picture-${width}`)
    return row && (row.file || source)
  }

  return async function findPicture(source: string, width: PictureWidth): Promise<string> {
    if (renditionKindOf(source) !== 'image') return source
    const made = await findMade(source, width)
    if (made || queue.isFull()) return made ?? source
    // another request may have made it in the meantime
    const makeOnce = async () =>
      (await findMade(source, width)) ?? (await store(school, source, width))
    return queue.run(makeOnce).catch((error: unknown) => {
      logError(error)
      return source
    })
  }
}

async function store(school: AppContext, source: string, width: PictureWidth): Promise<string> {
  const original = await school.files.size(source)
  if (original === null) return source
  const rendition = `picture-${width}` as const
  const path = await newTemporaryPath(school)
  try {
    const use = (from: string) => makePicture(from, path, width)
    const picture = await withLocalFile(school, source, { use })
    const bytes = 'problem' in picture ? 0 : picture.bytes
    const made = { rendition, state: 'made' as const, path, extension: 'webp', seconds: 0 }
    const outcome =
      'problem' in picture
        ? { rendition, state: 'impossible' as const, reason: picture.problem }
        : limitSize(original, bytes, made)
    const file = outcome.state === 'made' ? renditionKey('webp') : ''
    if (file !== '') await school.files.put(path, file)
    const { state } = outcome
    const reason = 'reason' in outcome ? outcome.reason : ''
    const row = { source, form: rendition, state, file, bytes: file === '' ? 0 : bytes, reason }
    const isStored = await inTransaction(school.db, (tx) => insertRendition(tx, row, now()))
    if (isStored) return file || source
    // another process has made it
    if (file !== '') await school.files.remove(file)
    return source
  } finally {
    await rm(path, { force: true })
  }
}
