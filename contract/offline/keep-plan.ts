import { listChoices, type Network, preferredChoice } from '../renditions/form-choices.ts'
import { renditionKindOf } from '../renditions/rendition-kinds.ts'
import type { LessonFormFile } from '../renditions/renditions.ts'
import type { DataSaver } from './data-saver.ts'

/** A lesson that can be kept; a new one counts towards the monthly limit when it is opened. */
export type KeepableLesson = { id: number; isNew: boolean }

/** A lesson with the sizes of its forms, as returned by `get_lesson_sizes`. */
type SizedLesson = {
  id: number
  extension: string
  forms: { form: LessonFormFile['form']; path: string; bytes: number }[]
}

type PlanOptions = {
  playsOpus: boolean
  /** The maximum size of the text of a lesson. */
  textBytes: number
  dataSaver: DataSaver
  network: Network
}

/** A way to keep several lessons: the form of each, and the sum of their sizes with the texts. */
export type KeepPlan = {
  label: string
  lessons: { id: number; form: LessonFormFile['form']; bytes: number }[]
  bytes: number
  /** True for the plan that the data saver and the connection suggest; the smallest if they suggest none. */
  isPreferred: boolean
}

/** The ways to keep several lessons, the smallest first; plans of equal size are listed once (R-OFFLINE-002). */
export function planKeeping(lessons: readonly SizedLesson[], options: PlanOptions): KeepPlan[] {
  const levels = [
    { label: 'Smallest', pick: first },
    { label: 'Small video', pick: (them: Choice[]) => them.find(isSmallVideo) ?? first(them) },
    { label: 'Full', pick: (them: Choice[]) => them.findLast((it) => it.form === 'original') },
  ]
  const { dataSaver, network } = options
  const choices = lessons.map((it) => choicesOf(it, options))
  const plans = levels.map(({ label, pick }) => {
    const picked = lessons.map(({ id }, at) => {
      const { form = 'original' as const, bytes = 0 } = pick(choices[at] ?? []) ?? {}
      return { id, form, bytes: bytes + options.textBytes }
    })
    return { label, lessons: picked, bytes: picked.reduce((sum, it) => sum + it.bytes, 0) }
  })
  const different = plans.filter(
    ({ bytes }, at) => plans.findIndex((it) => it.bytes === bytes) === at,
  )
  // the suggestion for the first lesson with several forms applies to all
  const film = choices.find((them) => them.length > 1) ?? []
  const wantsFull = preferredChoice(film, dataSaver, network)?.form === 'original'
  const preferred = wantsFull ? different.at(-1) : different[0]
  return different.map((it) => ({ ...it, isPreferred: it === preferred }))
}

type Choice = {
  form: LessonFormFile['form']
  url: string
  bytes: number
  label: string
  player: 'video' | 'audio'
}

const first = (choices: Choice[]) => choices[0]
const isSmallVideo = ({ form }: Choice) => form === 'video-240'

/** The forms of a recording that the browser plays, cheapest first; any other file has only its original. */
function choicesOf({ extension, forms }: SizedLesson, { playsOpus }: PlanOptions): Choice[] {
  const kind = renditionKindOf(extension.toLowerCase())
  const files = forms.map((it) => ({ ...it, url: it.path, seconds: 0 }))
  if (kind === 'video' || kind === 'audio') return listChoices(files, kind, playsOpus)
  const original = files.find((it) => it.form === 'original')
  return original ? [{ ...original, label: '', player: 'audio' }] : []
}
