import { type Message, say } from '../../messages/message.ts'
import type { DataSaver } from '../offline/data-saver.ts'
import type { LessonRendition, LessonRenditionName } from './renditions.ts'

/** A rendition of a recording, or its original, that this browser plays (R-FORMS-007). */
export type RenditionChoice = Omit<LessonRendition, 'seconds'> & {
  label: Message
  player: 'video' | 'audio'
}

/** The connection as the browser reports it; each is false if it reports nothing. */
export type Network = { isWifi: boolean; savesData: boolean }

type RecordingKind = 'video' | 'audio'

const SOUND = say('rules_offline_form_sound')
const SMALL_SOUND = say('rules_offline_form_small_sound')

const LABELS: Record<RecordingKind, Partial<Record<LessonRenditionName, Message>>> = {
  video: {
    sound: SOUND,
    'sound-aac': SOUND,
    'video-240': say('rules_offline_form_small_video'),
    original: say('rules_offline_form_full_video'),
  },
  audio: {
    sound: SMALL_SOUND,
    'sound-aac': SMALL_SOUND,
    original: say('rules_offline_form_full_sound'),
  },
}

/** The choices of a recording, cheapest first; of the two kinds of sound the cheaper one that the browser plays. */
export function listChoices(
  renditions: readonly LessonRendition[],
  kind: RecordingKind,
  playsOpus: boolean,
): RenditionChoice[] {
  const choices = renditions
    .filter((it) => playsOpus || !isOpus(it.url))
    .flatMap(({ form, url, bytes }) => {
      const label = LABELS[kind][form]
      const player = form.startsWith('sound') ? ('audio' as const) : kind
      return label ? [{ form, url, bytes, label, player }] : []
    })
    .sort((a, b) => a.bytes - b.bytes)
  return choices.filter((it, at) => choices.findIndex(({ label }) => label === it.label) === at)
}

// the server's sound in WebM; an attached one has a format that every browser plays
const isOpus = (url: string) => /\.weba(\?|$)/.test(url)

/**
 * The rendition that a lesson opens with; undefined if the student is asked (R-FORMS-008). A student without a choice gets the
 * cheapest rendition on mobile data, and is asked on other connections.
 */
export function preferredChoice(
  choices: readonly RenditionChoice[],
  dataSaver: DataSaver,
  { isWifi, savesData }: Network,
): RenditionChoice | undefined {
  // a kept rendition needs no transfer
  const kept = choices.find(isKeptRendition)
  if (kept) return kept
  const best = choices.find((it) => it.form === 'original') ?? choices.at(-1)
  if (choices.length < 2) return best
  if (dataSaver === 'best_on_wifi' && isWifi && !savesData) return best
  return dataSaver === 'ask' && !savesData ? undefined : choices[0]
}

/** True for a rendition that this device keeps. */
export const isKeptRendition = ({ url }: Pick<RenditionChoice, 'url'>) => url.startsWith('blob:')
