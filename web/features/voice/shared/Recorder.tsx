import { CircleAlert, Mic, Pause, Play, RotateCcw, Square, Trash2 } from 'lucide-react'
import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { RECORDING_MAX_SECONDS } from '../../../../contract/voice/recordings.ts'
import { m } from '../../../../messages/m.ts'
import { Button, type ButtonProps } from '../../../kit/Button.tsx'
import { SoundControls } from '../../../kit/SoundControls.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { formatLength } from './format-length.ts'
import { REASON_TEXTS, START_TEXTS, WARNING_TEXTS } from './recorder-words.ts'
import { type RecorderOptions, type RecorderState, type Take, useRecorder } from './use-recorder.ts'
import './recorder.css'

/** What starts and ends a recording elsewhere than at its button: a word that is held down, a form that is saved. */
export type RecorderHandle = Pick<ReturnType<typeof useRecorder>, 'start' | 'stop' | 'discard'>

type RecorderProps = RecorderOptions & {
  /**
   * `full`: with pause and playback. `short`: used as soon as it ends. `button`: one that starts and stops, of what is soon spoken again
   * (see `isBrief`).
   */
  form?: 'full' | 'short' | 'button'
  label?: string
  /** Further attributes of the button that starts it. */
  button?: ButtonProps & { 'data-shortcut'?: string }
  /** Called when a recording begins and when it ends. */
  onRunning?: (isRunning: boolean) => void
  ref?: Ref<RecorderHandle>
}

/** The only recorder: of answers, corrections, models, clips, letters and words (R-VOICE-013). */
export function Recorder({ form = 'full', ...props }: RecorderProps) {
  const { label = m.recorder_record(), button, onRunning, ref, ...options } = props
  const recorder = useRecorder({ ...options, isBrief: form === 'button' })
  const { state } = recorder
  const maxSeconds = options.maxSeconds ?? RECORDING_MAX_SECONDS
  const isRunning = state.phase === 'recording' || state.phase === 'paused'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback can be another at each rendering
  useEffect(() => onRunning?.(isRunning), [isRunning])
  useImperativeHandle(ref, () => recorder)
  return (
    <div className="recorder" data-form={form} data-phase={state.phase}>
      {form === 'button' ? (
        <Toggle {...{ recorder, label, button }} />
      ) : isRunning ? (
        <>
          <RunningMeter state={state} maxSeconds={maxSeconds} />
          <div className="flex flex-wrap gap-2.5">
            {form === 'full' &&
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
      ) : state.phase === 'done' && form === 'full' ? (
        <Finished take={state.take} onAgain={recorder.start} onRemove={recorder.remove} />
      ) : (
        <Button
          variant="primary"
          disabled={state.phase === 'starting'}
          onClick={recorder.start}
          data-first
          {...button}
        >
          <Mic className="icon" aria-hidden />
          {label}
        </Button>
      )}
      <Notices state={state} isStored={recorder.isStored} isBrief={form === 'button'} />
    </div>
  )
}

type ToggleProps = Pick<RecorderProps, 'button'> & {
  label: string
  recorder: ReturnType<typeof useRecorder>
}

function Toggle({ recorder: { state, start, stop }, label, button }: ToggleProps) {
  const isRecording = state.phase === 'recording'
  const Icon = isRecording ? Square : Mic
  return (
    <Button
      variant={isRecording ? 'destructive' : 'soft'}
      onClick={() => void (isRecording ? stop() : start())}
      {...button}
    >
      <Icon className="icon icon-s" aria-hidden />
      {isRecording ? (
        <span className="num">
          {m.recorder_stop()} <bdi>{formatLength(state.milliseconds)}</bdi>
        </span>
      ) : (
        label
      )}
    </Button>
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
      <SoundControls src={url} aria-label={m.recorder_your_recording()} />
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

type NoticesProps = { state: RecorderState; isStored: boolean; isBrief: boolean }

function Notices({ state, isStored, isBrief }: NoticesProps) {
  const problem = state.phase === 'idle' && state.problem ? START_TEXTS[state.problem] : undefined
  const reason = 'reason' in state && state.reason ? REASON_TEXTS[state.reason] : undefined
  const why = problem ?? reason
  if (isBrief)
    return (
      why && (
        <p className="field-error" role="alert">
          {why}
        </p>
      )
    )
  const warning =
    state.phase === 'recording' && state.warning ? WARNING_TEXTS[state.warning] : undefined
  const text = why ?? warning ?? (isStored ? undefined : m.recorder_not_stored())
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
