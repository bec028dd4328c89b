import { renditionKindOf } from '../../contract/lessons/material-kinds.ts'
import type {
  ManagedRenditions,
  RenditionJobState,
} from '../../contract/renditions/managed-renditions.ts'
import {
  captionLanguages,
  type LessonCaptions,
  type LessonRendition,
  smallerRenditionNames,
} from '../../contract/renditions/renditions.ts'
import { textIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import type { AppContext } from '../platform/app-context.ts'
import { signedRenditionUrl } from '../platform/signed-url.ts'
import { reasonIn } from '../platform/stored-text.ts'
import { type Ffmpeg, findFfmpeg } from './ffmpeg.ts'
import {
  findJobsOf,
  findRenditions,
  findRenditionsOf,
  findSeconds,
  type Rendition,
  type RenditionJob,
} from './store.ts'

type Signing = Pick<AppContext, 'mediaSecret'> & { now: number; classId: number }
type Original = { material: string; material_bytes: number; class_id: number }

const isStored = ({ state }: Rendition) => state === 'made' || state === 'attached'

/** The renditions of a lesson's file, cheapest first, and its captions (R-FORMS-006). */
export async function listRenditions(
  school: Pick<AppContext, 'db' | 'mediaSecret'>,
  { material, material_bytes, class_id: classId }: Original,
  now: number,
): Promise<{ forms: LessonRendition[]; captions?: LessonCaptions[] }> {
  if (material === '') return { forms: [] }
  const { mediaSecret } = school
  const url = signedRenditionUrl(mediaSecret, material, now, classId)
  const original = { form: 'original' as const, url, bytes: material_bytes }
  const kind = renditionKindOf(material)
  if (!kind) return { forms: [{ ...original, seconds: 0 }] }
  const rows = (await findRenditions(school.db, material)).filter(isStored)
  const seconds = kind === 'image' ? 0 : await findSeconds(school.db, material)
  const smaller = smallerRenditionNames.flatMap((rendition) =>
    rows
      .filter((it) => it.form === rendition)
      .map((it) => ({
        form: rendition,
        url: signedRenditionUrl(mediaSecret, it.file, now, classId),
        bytes: it.bytes,
        // the length of an attached sound is not measured
        seconds: it.seconds || seconds,
      })),
  )
  const forms = [...smaller, { ...original, seconds }].sort((a, b) => a.bytes - b.bytes)
  const captions = toCaptions(rows, { mediaSecret, now, classId })
  return captions.length > 0 ? { forms, captions } : { forms }
}

const toCaptions = (rows: readonly Rendition[], { mediaSecret, now, classId }: Signing) =>
  captionLanguages.flatMap((language) =>
    rows
      .filter((it) => it.form === `captions-${language}`)
      .map(({ file, bytes, name }) => ({
        ...{ language, bytes, name },
        url: signedRenditionUrl(mediaSecret, file, now, classId),
      })),
  )

/** The renditions of the files of lessons as their editor shows them, by the key of the file; none for files without any. */
export async function listManagedRenditions(
  school: Pick<AppContext, 'db' | 'mediaSecret' | 'config'>,
  lessons: readonly Pick<Original, 'material' | 'class_id'>[],
  { now, locale }: { now: number; locale: Locale },
): Promise<Map<string, ManagedRenditions>> {
  const having = lessons.filter((it) => renditionKindOf(it.material))
  const sources = having.map((it) => it.material)
  if (having.length === 0) return new Map()
  const ffmpeg = await findFfmpeg(school.config)
  const renditions = await findRenditionsOf(school.db, sources)
  const jobs = await findJobsOf(school.db, sources)
  return new Map(
    having.map(({ material: source, class_id: classId }) => {
      const signing = { ...school, now, classId }
      const rows = renditions.get(source) ?? []
      const needed = renditionKindOf(source) === 'image' ? undefined : ffmpeg
      return [
        source,
        {
          ...jobState(jobs.get(source), needed, { now, locale }),
          forms: toManagedRenditions(rows, signing, locale),
          captions: toCaptions(rows.filter(isStored), signing),
        },
      ]
    }),
  )
}

type JobState = { state: RenditionJobState; progress: number; reason: string }

function jobState(
  job: RenditionJob | undefined,
  ffmpeg: Ffmpeg | undefined,
  { now, locale }: { now: number; locale: Locale },
): JobState {
  if (job?.finished_at) return { state: 'done', progress: 100, reason: '' }
  if (ffmpeg && 'missing' in ffmpeg)
    return { state: 'unavailable', progress: 0, reason: textIn(locale, ffmpeg.missing) }
  if (!job) return { state: 'none', progress: 0, reason: '' }
  const { progress } = job
  const reason = reasonIn(locale, job.last_error)
  if (job.failed_at) return { state: 'failed', progress, reason }
  if (job.claimed_until > now) return { state: 'running', progress, reason: '' }
  return { state: 'waiting', progress, reason }
}

const toManagedRenditions = (
  rows: readonly Rendition[],
  { mediaSecret, now, classId }: Signing,
  locale: Locale,
) =>
  smallerRenditionNames.flatMap((rendition) =>
    rows
      .filter((it) => it.form === rendition)
      .map(({ state, file, bytes, seconds, name, reason }) => ({
        ...{ form: rendition, state, bytes, seconds, name, reason: reasonIn(locale, reason) },
        url: signedRenditionUrl(mediaSecret, file, now, classId),
      })),
  )
