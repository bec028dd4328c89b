import { useEffect, useRef, useState } from 'react'
import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'
import {
  CannotRecord,
  type Recording,
  record,
  type StartProblem,
  type StopReason,
} from './record.ts'
import type { LevelProblem } from './sound-level.ts'
import {
  findTake,
  rememberSound,
  removeTakes,
  type StoredTake,
  storePart,
  storeTake,
} from './take-store.ts'

/** A finished recording. `key` identifies it on this device and on the server. */
export type Take = { key: string; sound: Blob; milliseconds: number }

/** `recovered`: the page was closed or killed while it was recorded. */
export type Reason = StopReason | 'recovered'

export type RecorderState =
  | { phase: 'idle'; problem?: StartProblem; reason?: Reason | undefined }
  | { phase: 'starting' }
  | { phase: 'recording'; milliseconds: number; level: number; warning?: LevelProblem | undefined }
  | { phase: 'paused'; milliseconds: number; reason?: StopReason }
  | { phase: 'done'; take: Take; reason?: Reason | undefined }

export type RecorderOptions = {
  /** What is recorded, for example `exam 12`: what was recorded for it before is found again. Without it nothing is stored on the device. */
  place?: string
  maxSeconds?: number
  /** Called with each finished recording, and with one that is found again. */
  onDone?: (take: Take, reason: Reason | undefined) => void
  /** The recording was removed. */
  onRemoved?: () => void
}

/** A recording from the press that starts it, which is before the microphone is open. */
type Run = {
  recording?: Recording
  isDiscarded: boolean
  sound: Promise<Blob | undefined>
  end: (sound?: Blob) => void
}

function newRun(): Run {
  let end: Run['end'] = () => {}
  const sound = new Promise<Blob | undefined>((resolve) => {
    end = resolve
  })
  return { isDiscarded: false, sound, end }
}

const lengthOf = (state: RecorderState) => ('milliseconds' in state ? state.milliseconds : 0)

/** Stores a part; false in a browser without storage, which records in memory. Throws if the device has no room. */
async function keepPart(...of: Parameters<typeof storePart>): Promise<boolean> {
  try {
    await storePart(...of)
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error
    return false
  }
}

/**
 * Records one sound after another; each second is stored on the device at once (R-VOICE-002). One that `isBrief` can be spoken again: it
 * stops where another pauses, and is discarded when the page closes.
 */
export function useRecorder(options: RecorderOptions & { isBrief: boolean }) {
  const [state, setState] = useState<RecorderState>({ phase: 'idle' })
  const [isStored, setStored] = useState(true)
  const current = useRef<Run>(undefined)
  const isMounted = useRef(true)
  const latest = useRef(options)
  latest.current = options
  const { place, isBrief } = options

  const finish = (take: Take, reason: Reason | undefined) => {
    if (place) rememberSound(take.key, take.sound)
    setState({ phase: 'done', take, reason })
    latest.current.onDone?.(take, reason)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    let isOpen = true
    isMounted.current = true
    if (place)
      void findTake(place)
        .then(async (found) => {
          if (!found || !isOpen || current.current) return
          const { take, sound } = found
          await storeTake({ ...take, isComplete: true })
          const reason = take.isComplete ? undefined : ('recovered' as const)
          if (isOpen) finish({ key: take.key, sound, milliseconds: take.milliseconds }, reason)
        })
        .catch(() => {})
    return () => {
      isOpen = false
      isMounted.current = false
      // the microphone is released, and what was recorded is stored
      if (isBrief) discard()
      else current.current?.recording?.stop()
    }
  }, [place])

  const end = (run: Run, take: Take, reason: StopReason | undefined) => {
    if (current.current === run) current.current = undefined
    const isEmpty = take.sound.size === 0
    run.end(isEmpty ? undefined : take.sound)
    if (run.isDiscarded) return
    if (!isEmpty) finish(take, reason)
    else setState({ phase: 'idle', ...(isBrief ? { reason } : { problem: 'unavailable' }) })
  }

  const pauseFor = (reason: StopReason) =>
    setState((before) => ({ phase: 'paused', reason, milliseconds: lengthOf(before) }))

  // the last part before a pause arrives after it
  const showLength = (milliseconds: number) =>
    setState((before) => ('milliseconds' in before ? { ...before, milliseconds } : before))

  const start = async () => {
    if (current.current) return
    setState({ phase: 'starting' })
    const key = newIdempotencyKey()
    const startedAt = Date.now()
    const run = newRun()
    current.current = run
    const toTake = (milliseconds: number, isComplete: boolean): StoredTake => ({
      ...{ key, place: place ?? '', milliseconds, isComplete, startedAt },
      mimeType: run.recording?.mimeType ?? '',
    })
    let count = 0
    try {
      run.recording = await record({
        ...(options.maxSeconds && { maxSeconds: options.maxSeconds }),
        ...(!isBrief && { onPause: pauseFor }),
        onPart: async (part, milliseconds) => {
          if (place && !(await keepPart(toTake(milliseconds, false), count++, part)))
            setStored(false)
          if (current.current === run) showLength(milliseconds)
        },
        onLevel: (level, warning) =>
          current.current === run &&
          setState((before) => ({
            ...{ phase: 'recording', milliseconds: lengthOf(before) },
            ...{ level: level?.peak ?? 0, warning },
          })),
        onStop: (sound, milliseconds, reason) => {
          if (place)
            void storeTake(toTake(milliseconds, true))
              .then(() => removeTakes(place, key))
              .catch(() => {})
          end(run, { key, sound, milliseconds }, reason)
        },
      })
      // it was discarded, or the page left, while the browser asked for the microphone
      if (run.isDiscarded || !isMounted.current) run.recording.stop()
    } catch (error) {
      if (run.isDiscarded) return
      current.current = undefined
      const problem = error instanceof CannotRecord ? error.problem : 'unavailable'
      setState({ phase: 'idle', problem })
    }
  }

  /** Stops, and nothing hears of the recording. */
  const discard = () => {
    const run = current.current
    current.current = undefined
    if (run) run.isDiscarded = true
    run?.recording?.stop()
    setState({ phase: 'idle' })
  }

  return {
    state,
    /** False if the browser stores nothing: a recording is lost with the page. */
    isStored,
    start,
    pause() {
      current.current?.recording?.pause()
      setState((before) =>
        before.phase === 'recording'
          ? { phase: 'paused', milliseconds: before.milliseconds }
          : before,
      )
    },
    resume: () => current.current?.recording?.resume(),
    /** Stops; resolves to what was recorded. Undefined if nothing is being recorded, also while the microphone is not open yet. */
    stop(): Promise<Blob | undefined> | undefined {
      const run = current.current
      // a release can come before the microphone is open
      if (!run?.recording) return void (run && discard())
      run.recording.stop()
      return run.sound
    },
    discard,
    remove() {
      if (place) void removeTakes(place).catch(() => {})
      setState({ phase: 'idle' })
      latest.current.onRemoved?.()
    },
  }
}
