import { type Message, say } from '../../messages/message.ts'
import { renditionKindOf } from '../lessons/material-kinds.ts'
import {
  listChoices,
  type Network,
  preferredChoice,
  type RenditionChoice,
} from '../renditions/rendition-choices.ts'
import type { LessonRenditionName } from '../renditions/renditions.ts'
import type { DataSaver } from './data-saver.ts'

/** A lesson that can be kept; a new one counts towards the monthly limit when it is opened. */
export type KeepableLesson = { id: number; isNew: boolean }

/** A lesson with the sizes of its renditions, as returned by `get_lesson_sizes`. */
type SizedLesson = {
  id: number
  extension: string
  forms: { form: LessonRenditionName; path: string; bytes: number }[]
}

type PlanOptions = {
  playsOpus: boolean
  /** The maximum size of the text of a lesson. */
  textBytes: number
  dataSaver: DataSaver
  network: Network
}

/** A way to keep several lessons: the rendition of each, and the sum of their sizes with the texts. */
export type KeepPlan = {
  label: Message
  lessons: { id: number; rendition: LessonRenditionName; bytes: number }[]
  bytes: number
  /** True for the plan that the data saver and the connection suggest; the smallest if they suggest none. */
  isPreferred: boolean
}

/** The ways to keep several lessons, the smallest first; plans of equal size are listed once (R-OFFLINE-002). */
export function planKeeping(lessons: readonly SizedLesson[], options: PlanOptions): KeepPlan[] {
  const levels = [
    { label: say('rules_offline_plan_smallest'), pick: first },
    {
      label: say('rules_offline_plan_small_video'),
      pick: (them: RenditionChoice[]) => them.find(isSmallVideo) ?? first(them),
    },
    {
      label: FULL,
      pick: (them: RenditionChoice[]) => them.findLast((it) => it.form === 'original'),
    },
  ]
  const { dataSaver, network } = options
  const choices = lessons.map((it) => choicesOf(it, options))
  const plans = levels.map(({ label, pick }) => {
    const picked = lessons.map(({ id }, at) => {
      const { form: rendition = 'original' as const, bytes = 0 } = pick(choices[at] ?? []) ?? {}
      return { id, rendition, bytes: bytes + options.textBytes }
    })
    return { label, lessons: picked, bytes: picked.reduce((sum, it) => sum + it.bytes, 0) }
  })
  const different = plans.filter(
    ({ bytes }, at) => plans.findIndex((it) => it.bytes === bytes) === at,
  )
  // the suggestion for the first lesson with several renditions applies to all
  const video = choices.find((them) => them.length > 1) ?? []
  const wantsFull = preferredChoice(video, dataSaver, network)?.form === 'original'
  const preferred = wantsFull ? different.at(-1) : different[0]
  return different.map((it) => ({ ...it, isPreferred: it === preferred }))
}

const FULL = say('rules_offline_plan_full')

const first = (choices: RenditionChoice[]) => choices[0]
const isSmallVideo = ({ form }: RenditionChoice) => form === 'video-240'

/** The choices of a recording that the browser plays, cheapest first; any other file has only its original. */
function choicesOf(
  { extension, forms }: SizedLesson,
  { playsOpus }: PlanOptions,
): RenditionChoice[] {
  const kind = renditionKindOf(extension.toLowerCase())
  const files = forms.map((it) => ({ ...it, url: it.path, seconds: 0 }))
  if (kind === 'video' || kind === 'audio') return listChoices(files, kind, playsOpus)
  const original = files.find((it) => it.form === 'original')
  return original ? [{ ...original, label: FULL, player: 'audio' }] : []
}

/** The number of lessons that one press keeps. */
const COUNT = 3

/** The new lessons of a class in this month; a limit of 0 is none. */
export type MonthlyLessons = { opened: number; limit: number }

/** The lessons that one press keeps, and its texts. */
export type NextKeep = {
  title: Message
  lessons: KeepableLesson[]
  /** 'This opens 2 new lessons.'; null if it opens none. */
  opens: Message | null
  /** One of them is the last new lesson of the month. */
  hasLastOfMonth: boolean
  /** The text after it, if the limit lets fewer be kept: 'Kept 1. Two open on 1 Dec.'; otherwise null. */
  kept: Message | null
}

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
  const count = chosen.length
  return {
    title: hasLastOfMonth
      ? say('rules_offline_keep_next_last', { count, limit })
      : say('rules_offline_keep_next', { count }),
    lessons: chosen,
    opens: opening === 0 ? null : opensText(opening, { opened, limit }, hasLastOfMonth),
    hasLastOfMonth,
    kept:
      excess.length === 0
        ? null
        : say('rules_offline_kept', { count, rest: excess.length, day: nextMonth }),
  }
}

function opensText(count: number, { opened, limit }: MonthlyLessons, isLast: boolean): Message {
  if (isLast) return say('rules_offline_opens_last', { count, limit })
  return limit > 0
    ? say('rules_offline_opens_of_month', { count, opened, limit })
    : say('rules_offline_opens', { count })
}
