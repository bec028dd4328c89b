import { renditionKindOf } from '../../contract/lessons/material-kinds.ts'
import { dataPriceOf } from '../../contract/offline/data-price.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { enqueueRenditions, findRenditionsOf, type Rendition } from './store.ts'

const PAGE_SIZE = 500

type LessonFile = { source: string; bytes: number }

/** The files of lessons that are not deleted, in pages, each file once. */
async function* listLessonFiles(db: Db): AsyncGenerator<LessonFile[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('lessons')
      .innerJoin('classes', 'classes.id', 'lessons.class_id')
      .select((it) => ['material as source', it.fn.max('material_bytes').as('bytes')])
      .where('lessons.deleted_at', 'is', null)
      .where('classes.deleted_at', 'is', null)
      .where('material', '>', after)
      .groupBy('material')
      .orderBy('material')
      .limit(PAGE_SIZE)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    after = last.source
    yield rows.map(({ source, bytes }) => ({ source, bytes: Number(bytes) }))
  }
}

/** Enqueues a job for each file of a lesson that has none, and returns their number. Can be repeated. */
export async function enqueueExistingFiles({ db }: Pick<AppContext, 'db'>): Promise<number> {
  let added = 0
  for await (const files of listLessonFiles(db)) {
    const having = files.filter(({ source }) => renditionKindOf(source))
    if (having.length === 0) continue
    const jobs = await db
      .selectFrom('rendition_jobs')
      .select('source')
      .where(
        'source',
        'in',
        having.map((it) => it.source),
      )
      .execute()
    const known = new Set(jobs.map((it) => it.source))
    const missing = having.filter(({ source }) => !known.has(source))
    // a lesson that is saved meanwhile inserts its own
    await inTransaction(db, async (tx) => {
      for (const file of missing) await enqueueRenditions(tx, { ...file, now: now() })
    })
    added += missing.length
  }
  return added
}

/** The jobs that are not finished, and those that have failed. */
export async function countJobs({ db }: Pick<AppContext, 'db'>) {
  const count = async (column: 'failed_at' | 'finished_at') => {
    const jobs = db.selectFrom('rendition_jobs').select((it) => it.fn.countAll<number>().as('n'))
    const open = jobs.where('finished_at', 'is', null)
    const { n } = await open
      .where('failed_at', column === 'failed_at' ? 'is not' : 'is', null)
      .executeTakeFirstOrThrow()
    return Number(n)
  }
  return { open: await count('finished_at'), failed: await count('failed_at') }
}

/** The data that a student transfers by opening every file once, in bytes and in kobo. */
export type DataCost = { bytes: number; kobo: number }

/** The cost of all files as uploaded, of the small videos and pictures, and of the cheapest rendition of each (R-FORMS-012). */
export async function measureDataCost(
  { db }: Pick<AppContext, 'db'>,
  koboPerGb: number,
): Promise<{ uploaded: DataCost; small: DataCost; cheapest: DataCost }> {
  const bytes = { uploaded: 0, small: 0, cheapest: 0 }
  for await (const files of listLessonFiles(db)) {
    const renditions = await findRenditionsOf(
      db,
      files.map((it) => it.source),
    )
    for (const { source, bytes: original } of files) {
      const smaller = (renditions.get(source) ?? []).filter(isSmaller)
      const small = smaller.filter((it) => !isSound(it) || renditionKindOf(source) === 'audio')
      bytes.uploaded += original
      bytes.small += Math.min(original, ...small.map((it) => it.bytes))
      bytes.cheapest += Math.min(original, ...smaller.map((it) => it.bytes))
    }
  }
  const toCost = (count: number) => ({ bytes: count, kobo: dataPriceOf(count, koboPerGb) })
  return {
    uploaded: toCost(bytes.uploaded),
    small: toCost(bytes.small),
    cheapest: toCost(bytes.cheapest),
  }
}

const isSmaller = ({ form, file }: Rendition) =>
  file !== '' && !form.startsWith('captions-') && form !== 'picture-360'

const isSound = ({ form }: Rendition) => form === 'sound' || form === 'sound-aac'
