import { CircleAlert, Mic, Pause, Play, RotateCcw, Square, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { RECORDING_MAX_SECONDS } from '../../../../contract/voice/recordings.ts'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { formatLength } from './format-length.ts'
import { REASON_TEXTS, START_TEXTS, WARNING_TEXTS } from './recorder-words.ts'
import { type RecorderState, type Take, useRecorder } from './use-recorder.ts'
import './recorder.css'

type RecorderProps = Parameters<typeof useRecorder>[0] & {
  /** A short recording that is used as soon as it ends: no playback. */
  isShort?: boolean
  label?: string
  /** Called when a recording begins and when it ends. */
  onRunning?: (isRunning: boolean) => void
  disabled?: boolean
}

/** The only recorder: of answers, corrections, models, clips, letters and words (R-VOICE-013). */
export function Recorder(props: RecorderProps) {
  const { isShort = false, label, disabled = false, onRunning, ...options } = props
  const recorder = useRecorder(options)
  const { state } = recorder
  const maxSeconds = options.maxSeconds ?? RECORDING_MAX_SECONDS
  const isRunning = state.phase === 'recording' || state.phase === 'paused'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback can be another at each rendering
  useEffect(() => onRunning?.(isRunning), [isRunning])
  return (
    <div className="recorder" data-phase={state.phase}>
      {isRunning ? (
        <>
          <RunningMeter state={state} maxSeconds={maxSeconds} />
          <div className="flex flex-wrap gap-2.5">
            {!isShort &&
              (state.phase === 'paused' ? (
                <Button onClick={recorder.resume}>
                  <Mic className="icon" aria-hidden />
                  {m.recorder_continue()}
                </Button>
              ) : (
                <Button onClick={recorder.pause}>
                  <Pause className="icon" aria-hidden />
                  {m.recorder_pause()}
                </Button>
              ))}
            <Button variant="primary" onClick={recorder.stop}>
              <Square className="icon" aria-hidden />
              {m.recorder_stop()}
            </Button>
          </div>
        </>
      ) : state.phase === 'done' && !isShort ? (
        <Finished take={state.take} onAgain={recorder.start} onRemove={recorder.remove} />
      ) : (
        <Button
          variant="primary"
          disabled={disabled || state.phase === 'starting'}
          onClick={recorder.start}
          data-first
        >
          <Mic className="icon" aria-hidden />
          {label ?? m.recorder_record()}
        </Button>
      )}
      <Notices state={state} isStored={recorder.isStored} />
    </div>
  )
}

type Running = Extract<RecorderState, { phase: 'recording' | 'paused' }>

function RunningMeter({ state, maxSeconds }: { state: Running; maxSeconds: number }) {
  const isPaused = state.phase === 'paused'
  // quiet speech must be seen too
  const level = state.phase === 'recording' ? Math.sqrt(state.level) : 0
  return (
    <div className="recorder-running">
      <span className="recorder-dot" aria-hidden />
      <span className="font-semibold" role="status">
        {isPaused ? m.recorder_paused() : m.recorder_recording()}
      </span>
      <span className="num text-ink-2" dir="ltr">
        {formatLength(state.milliseconds)} / {formatLength(maxSeconds * 1000)}
      </span>
      <span className="recorder-meter" aria-hidden>
        <span style={{ transform: `scaleX(${level.toFixed(2)})` }} />
      </span>
    </div>
  )
}

type FinishedProps = { take: Take; onAgain: () => void; onRemove: () => void }

function Finished({ take, onAgain, onRemove }: FinishedProps) {
  const url = useObjectUrl(take.sound)
  return (
    <>
      <p className="flex flex-wrap items-center gap-2.5" role="status">
        <Play className="icon icon-s text-ink-3" aria-hidden />
        {m.recorder_recorded({ length: formatLength(take.milliseconds) })}
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: the student's own voice, of a text that stands above it */}
      <audio controls src={url} className="w-full" aria-label={m.recorder_your_recording()} />
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onAgain}>
          <RotateCcw className="icon" aria-hidden />
          {m.recorder_again()}
        </Button>
        <Button variant="text" onClick={onRemove}>
          <Trash2 className="icon" aria-hidden />
          {m.recorder_remove()}
        </Button>
      </div>
    </>
  )
}

function useObjectUrl(sound: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const created = URL.createObjectURL(sound)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [sound])
  return url
}

function Notices({ state, isStored }: { state: RecorderState; isStored: boolean }) {
  const problem = state.phase === 'idle' && state.problem ? START_TEXTS[state.problem] : undefined
  const reason =
    (state.phase === 'paused' || state.phase === 'done') && state.reason
      ? REASON_TEXTS[state.reason]
      : undefined
  const warning =
    state.phase === 'recording' && state.warning ? WARNING_TEXTS[state.warning] : undefined
  const text = problem ?? reason ?? warning ?? (isStored ? undefined : m.recorder_not_stored())
  return (
    <div aria-live="polite">
      {text && (
        <Note
          tone={problem ? 'error' : 'warning'}
          icon={<CircleAlert className="icon" aria-hidden />}
        >
          {text}
        </Note>
      )}
    </div>
  )
}
