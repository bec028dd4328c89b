import { useQuery } from '@tanstack/react-query'
import { Play, Repeat, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { getLineModels } from '../../../../contract/voice/corrections.ts'
import { lineSpan } from '../../../../contract/voice/phrases.ts'
import { readLines } from '../../../../contract/voice/words-of-text.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { keys } from '../../../api/query-keys.ts'
import { startsInArabic } from '../../../kit/arabic.ts'
import { Button } from '../../../kit/Button.tsx'
import { decodeSound, playLoud } from './equal-loudness.ts'
import './line-models.css'

type LineModelsProps = {
  lessonId: number
  /** The text that is read aloud. */
  text: string
  /** The own reading, before it is sent; undefined before there is one. */
  own: Blob | undefined
}

/**
 * The teacher's reading of each line, alone or in turn with the own one at the same loudness (R-VOICE-011). Nothing for a text without
 * models.
 */
export function LineModels({ lessonId, text, own }: LineModelsProps) {
  const { data: models = [] } = useQuery({
    queryKey: keys.modelsOfLines(lessonId),
    queryFn: ({ signal }) => callApi(getLineModels, { lessonId }, { signal }),
    staleTime: 300_000,
  })
  const [playing, setPlaying] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const run = useRef<{ context: AudioContext; stop: AbortController }>(undefined)
  const end = () => {
    run.current?.stop.abort()
    void run.current?.context.close()
    run.current = undefined
    setPlaying('')
  }
  useEffect(() => () => run.current?.stop.abort(), [])
  if (models.length === 0) return null
  const lines = readLines(text)
  const hear = async (line: string, url: string, withOwn: boolean) => {
    end()
    setFailed(false)
    setPlaying(`${line}${withOwn}`)
    // inside the tap, or the phone stays silent
    const current = { context: new AudioContext(), stop: new AbortController() }
    run.current = current
    const { context, stop } = current
    try {
      const model = await decodeSound(context, url)
      if (!stop.signal.aborted) await playLoud(context, model, undefined, stop.signal)
      if (withOwn && own && !stop.signal.aborted) {
        const reading = await decodeSound(context, own)
        const span = lineSpan(lines, lines.indexOf(line), reading)
        if (!stop.signal.aborted) await playLoud(context, reading, span, stop.signal)
      }
    } catch {
      setFailed(true)
    }
    if (run.current === current) end()
  }
  const button = (line: string, url: string, withOwn: boolean) => {
    const isPlaying = playing === `${line}${withOwn}`
    const Icon = isPlaying ? Square : withOwn ? Repeat : Play
    return (
      <Button
        variant={withOwn ? 'outline' : 'soft'}
        onClick={() => (isPlaying ? end() : void hear(line, url, withOwn))}
      >
        <Icon className="icon icon-s" aria-hidden />
        {isPlaying
          ? m.corrections_stop()
          : withOwn
            ? m.corrections_model_and_own()
            : m.corrections_model()}
      </Button>
    )
  }
  return (
    <section className="line-models" aria-label={m.corrections_models()}>
      <h3 className="label">{m.corrections_models()}</h3>
      <ul>
        {models.map(({ line, audio }) => (
          <li key={line}>
            <p dir="auto" lang={startsInArabic(line) ? 'ar' : undefined}>
              {line}
            </p>
            <div className="flex flex-wrap gap-2">
              {button(line, audio.url, false)}
              {own && button(line, audio.url, true)}
            </div>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p className="field-error" role="alert">
          {m.corrections_sound_did_not_load()}
        </p>
      )}
    </section>
  )
}
