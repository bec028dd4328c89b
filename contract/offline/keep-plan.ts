import { renditionKindOf } from '../lessons/material-kinds.ts'
import { listChoices, type Network, preferredChoice } from '../renditions/form-choices.ts'
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
  const video = choices.find((them) => them.length > 1) ?? []
  const wantsFull = preferredChoice(video, dataSaver, network)?.form === 'original'
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

/** The number of lessons that one press keeps. */
const COUNT = 3

/** The new lessons of a class in this month; a limit of 0 is none. */
export type MonthlyLessons = { opened: number; limit: number }

/** The lessons that one press keeps, and its texts. */
export type NextKeep = {
  title: string
  lessons: KeepableLesson[]
  /** 'This opens 2 new lessons.'; '' if it opens none. */
  opens: string
  /** One of them is the last new lesson of the month. */
  hasLastOfMonth: boolean
  /** The text after it, if the limit lets fewer be kept: 'Kept 1. Two open on 1 Dec.'; otherwise ''. */
  kept: string
}

const NUMBERS = ['', 'One', 'Two', 'Three']

/**
 * The next lessons that a student can keep with one press, at most as many new ones as are left in the month (R-OFFLINE-002).
 * Null if there are none. `nextMonth` is the day on which the limit ends: '1 Dec'.
 */
export function nextKeep(
  lessons: readonly KeepableLesson[],
  { opened, limit }: MonthlyLessons,
  nextMonth: string,
): NextKeep | null {
  const wanted = lessons.slice(0, COUNT)
  const left = limit > 0 ? Math.max(0, limit - opened) : COUNT
  const newOnes = wanted.filter((it) => it.isNew)
  const excess = newOnes.slice(left)
  const chosen = wanted.filter((it) => !excess.includes(it))
  const opening = newOnes.length - excess.length
  if (chosen.length === 0) return null
  const hasLastOfMonth = limit > 0 && opening > 0 && opening === left
  const last = hasLastOfMonth ? `the last of ${limit} this month` : ''
  const title = chosen.length === 1 ? 'Keep the next lesson' : `Keep the next ${chosen.length}`
  const what = opening === 1 ? 'one new lesson' : `${opening} new lessons`
  const month =
    limit > 0 ? ` They count for this month: ${opened} of ${limit} this month until now.` : ''
  return {
    title: last ? `${title.replace('next lesson', 'next one')} (${last})` : title,
    lessons: chosen,
    opens:
      opening === 0 ? '' : last ? `This opens ${what}, ${last}.` : `This opens ${what}.${month}`,
    hasLastOfMonth,
    kept:
      excess.length === 0
        ? ''
        : `Kept ${chosen.length}. ${NUMBERS[excess.length]} ${excess.length === 1 ? 'opens' : 'open'} on ${nextMonth}.`,
  }
}
