import { useQuery } from '@tanstack/react-query'
import { AudioLines, Play, RotateCw } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  listChoices,
  preferredChoice,
  type RenditionChoice,
} from '../../../contract/renditions/rendition-choices.ts'
import type {
  LessonCaptions,
  LessonRenditionName,
} from '../../../contract/renditions/renditions.ts'
import { LANGUAGES } from '../../../messages/languages.ts'
import { m } from '../../../messages/m.ts'
import { useSession } from '../../api/session.ts'
import { settingsQuery } from '../../api/settings-query.ts'
import { Button } from '../../kit/Button.tsx'
import { currentNetwork, playsOpusInWebm } from '../../kit/network.ts'
import { Pattern } from '../../kit/Pattern.tsx'
import type { Material } from './material.ts'
import { RenditionChoices, renditionDetails } from './renditions/RenditionChoices.tsx'

type RecordingProps = {
  kind: 'video' | 'audio'
  material: Material
  onUrlExpired: () => Promise<unknown>
}

/**
 * A video or an audio player with the renditions of the recording. It downloads nothing before Play or a choice, and a choice
 * continues at the same position (R-LESSON-008, R-LESSON-009, R-FORMS-007).
 */
export function Recording({ kind, material, onUrlExpired }: RecordingProps) {
  const pricePerGigabyte = useQuery(settingsQuery).data?.dataPrice ?? 0
  const dataSaver = useSession((it) => it.user?.dataSaver ?? 'ask')
  const choices = listChoices(renditionsOf(material), kind, playsOpusInWebm())
  const [chosenName, setChosenName] = useState<LessonRenditionName>()
  const current =
    choices.find((it) => it.form === chosenName) ??
    preferredChoice(choices, dataSaver, currentNetwork())
  const position = useRef(0)
  return (
    <div className="grid gap-3">
      {current && (
        <Player
          // another rendition needs another element, because a sound has no picture
          key={current.form}
          choice={current}
          details={renditionDetails(current, pricePerGigabyte)}
          material={material}
          position={position}
          startsAtOnce={chosenName !== undefined}
          onUrlExpired={onUrlExpired}
        />
      )}
      {choices.length > 1 && (
        <RenditionChoices
          choices={choices}
          current={current}
          pricePerGigabyte={pricePerGigabyte}
          hasText={Boolean(material.about?.trim())}
          onChoose={(it) => setChosenName(it.form)}
        />
      )}
    </div>
  )
}

/** The renditions of a recording; the file alone where the page has none, as in a timetable. */
const renditionsOf = ({ forms, materialUrl: url, materialBytes: bytes }: Material) =>
  forms && forms.length > 0 ? forms : [{ form: 'original' as const, url, bytes, seconds: 0 }]

type PlayerProps = {
  choice: RenditionChoice
  /** The size and the price. */
  details: readonly string[]
  material: Material
  /** The position in seconds, which the renditions share. */
  position: { current: number }
  startsAtOnce: boolean
  onUrlExpired: () => Promise<unknown>
}

function Player(props: PlayerProps) {
  const { choice, details, material, position, startsAtOnce, onUrlExpired } = props
  const player = useRef<HTMLMediaElement>(null)
  const resumeAt = useRef(position.current)
  const [hasStarted, setStarted] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const play = () => void player.current?.play().catch(() => {})
  useEffect(() => {
    if (startsAtOnce) void player.current?.play().catch(() => {})
  }, [startsAtOnce])

  const retry = async () => {
    // resume at the same position
    resumeAt.current = position.current
    setFailed(false)
    await onUrlExpired()
    // the new URL is rendered in the next frame
    requestAnimationFrame(() => {
      player.current?.load()
      play()
    })
  }
  const playerProps = {
    // shared by a video and an audio element, whose ref types differ
    ref: player as never,
    src: choice.url,
    controls: true,
    preload: 'none',
    'aria-label': material.materialName || m.lessons_recording(),
    onPlay: () => setStarted(true),
    onError: () => setFailed(true),
    onTimeUpdate: () => {
      if (resumeAt.current === 0) position.current = player.current?.currentTime ?? 0
    },
    onLoadedMetadata: () => {
      if (player.current && resumeAt.current > 0) player.current.currentTime = resumeAt.current
      resumeAt.current = 0
    },
  } as const
  const captions = material.captions ?? []
  // an audio element shows no captions
  const hasPicture = choice.player === 'video' || captions.length > 0

  return (
    <div className="grid gap-2">
      {hasPicture ? (
        <figure className="lesson-video">
          <video {...playerProps} playsInline tabIndex={hasStarted ? 0 : -1}>
            <Captions captions={captions} />
          </video>
          {!hasStarted && !startsAtOnce && (
            <Poster choice={choice} details={details} onPlay={play} />
          )}
        </figure>
      ) : (
        <AudioCard details={details}>
          <audio {...playerProps} />
        </AudioCard>
      )}
      {hasFailed && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-small text-danger-ink">
          {m.lessons_recording_did_not_load()}
          <Button variant="outline" onClick={() => void retry()}>
            <RotateCw className="icon icon-s" aria-hidden />
            {m.kit_try_again()}
          </Button>
        </p>
      )}
    </div>
  )
}

/** The captions, which the browser loads when the student turns them on (R-FORMS-010). */
function Captions({ captions }: { captions: readonly LessonCaptions[] }) {
  return captions.map(({ language, url }) => (
    <track
      key={language}
      kind="captions"
      src={url}
      srcLang={language}
      label={LANGUAGES[language].name}
    />
  ))
}

type PosterProps = Pick<PlayerProps, 'choice' | 'details'> & { onPlay: () => void }

/** The overlay of a player before its first play: of a video, or of a sound with captions. */
function Poster({ choice, details, onPlay }: PosterProps) {
  const isVideo = choice.player === 'video'
  return (
    <button type="button" className="lesson-poster" onClick={onPlay}>
      <Pattern />
      <span className="lesson-play">
        <Play className="icon" aria-hidden />
      </span>
      <span className="sr-only">{isVideo ? m.lessons_play_video() : m.lessons_play_sound()}</span>
      <span className="lesson-strip num">
        <span>{isVideo ? m.lessons_lesson_video() : m.lessons_lesson_recording()}</span>
        <span>{details.join(' · ')}</span>
      </span>
    </button>
  )
}

function AudioCard({ details, children }: { details: readonly string[]; children: ReactNode }) {
  return (
    <figure className="card pad lesson-sound">
      <figcaption>
        <AudioLines className="icon" aria-hidden />
        <span className="grow">{m.lessons_lesson_recording()}</span>
        <span className="num text-small text-ink-2">{details.join(' · ')}</span>
      </figcaption>
      {children}
    </figure>
  )
}
