import { Check, Play, Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { QuestionMedia } from '../../../../contract/exams/questions.ts'
import type { InterlinearLine } from '../../../../contract/lessons/lesson-blocks.ts'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'

type InterlinearBlockProps = {
  lines: readonly InterlinearLine[]
  files: readonly QuestionMedia[]
}

const LAYERS = ['arabic', 'latin', 'translation'] as const
type Layer = (typeof LAYERS)[number]

const NAMES: Record<Layer, string> = {
  arabic: m.lessons_hide_arabic(),
  latin: m.lessons_hide_transliteration(),
  translation: m.lessons_hide_translation(),
}

/** Lines of Arabic with transliteration, translation and sound, each of which can be hidden (R-LEARN-009). */
export function InterlinearBlock({ lines, files }: InterlinearBlockProps) {
  const [hidden, setHidden] = useState<ReadonlySet<Layer>>(new Set())
  const urls = lines.map(({ file }) => files.find(({ id }) => id === file)?.url)
  const player = useLinePlayer(urls)
  const layers = LAYERS.filter((layer) => lines.some((it) => it[layer] !== ''))
  const toggle = (layer: Layer) => {
    const next = new Set(hidden)
    if (!next.delete(layer)) next.add(layer)
    setHidden(next)
  }
  return (
    <>
      <fieldset className="reading-bar" aria-label={m.lessons_reading()}>
        {urls.some(Boolean) && (
          <Button onClick={player.isPlayingAll ? player.stop : player.playAll}>
            {player.isPlayingAll ? (
              <Square className="icon" aria-hidden />
            ) : (
              <Play className="icon" aria-hidden />
            )}
            {player.isPlayingAll ? m.lessons_stop_playing() : m.lessons_play_all()}
          </Button>
        )}
        {layers.length > 1 &&
          layers.map((layer) => (
            <button
              key={layer}
              type="button"
              className="reading-toggle"
              aria-pressed={hidden.has(layer)}
              onClick={() => toggle(layer)}
            >
              {hidden.has(layer) && <Check className="icon icon-s" aria-hidden />}
              {NAMES[layer]}
            </button>
          ))}
      </fieldset>
      <p role="status" className="text-small text-danger-ink">
        {player.hasFailed && m.lessons_sound_failed()}
      </p>
      <ol className="interlinear">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their places
          <li key={index} aria-current={player.playing === index || undefined}>
            {urls[index] && (
              <IconButton
                label={m.lessons_play_line({ number: index + 1 })}
                icon={<Volume2 className="icon" aria-hidden />}
                onClick={() => player.playLine(index)}
              />
            )}
            <div className="grid min-w-0 grow gap-0.5">
              {line.arabic && !hidden.has('arabic') && (
                <p lang="ar" dir="rtl" className="interlinear-arabic">
                  {line.arabic}
                </p>
              )}
              {line.latin && !hidden.has('latin') && (
                <p lang="ar-Latn" dir="ltr" className="text-ink-2">
                  <MixedScriptText text={line.latin} />
                </p>
              )}
              {line.translation && !hidden.has('translation') && (
                <p dir="auto">
                  <MixedScriptText text={line.translation} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The pause after a line, as a share of its length and in seconds more: time to say it (R-LEARN-009). */
const PAUSE_SHARE = 1.2
const PAUSE_SECONDS = 0.8

/** Plays single lines, or all of them with pauses for repeating; `playing` is the index of the present line. */
function useLinePlayer(urls: readonly (string | undefined)[]) {
  const audio = useRef<HTMLAudioElement>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [playing, setPlaying] = useState<number>()
  const [isPlayingAll, setPlayingAll] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const stop = () => {
    clearTimeout(timer.current)
    audio.current?.pause()
    setPlaying(undefined)
    setPlayingAll(false)
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      audio.current?.pause()
    },
    [],
  )
  const play = (index: number, goesOn: boolean) => {
    const url = urls[index]
    clearTimeout(timer.current)
    audio.current?.pause()
    if (url === undefined) return stop()
    const player = new Audio(url)
    audio.current = player
    setFailed(false)
    setPlaying(index)
    setPlayingAll(goesOn)
    player.onended = () => {
      const next = urls.findIndex((it, place) => place > index && it !== undefined)
      if (!goesOn || next < 0) return stop()
      const pause = player.duration * PAUSE_SHARE + PAUSE_SECONDS
      timer.current = setTimeout(() => play(next, true), pause * 1000)
    }
    player.play().catch(() => {
      stop()
      setFailed(true)
    })
  }
  return {
    playing,
    isPlayingAll,
    hasFailed,
    stop,
    playLine: (index: number) => play(index, false),
    playAll: () =>
      play(
        urls.findIndex((it) => it !== undefined),
        true,
      ),
  }
}
