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
  | { phase: 'idle'; problem?: StartProblem }
  | { phase: 'starting' }
  | { phase: 'recording'; milliseconds: number; level: number; warning?: LevelProblem | undefined }
  | { phase: 'paused'; milliseconds: number; reason?: StopReason }
  | { phase: 'done'; take: Take; reason?: Reason | undefined }

type RecorderOptions = {
  /** What is recorded, for example `exam 12`: what was recorded for it before is found again. Without it nothing is stored on the device. */
  place?: string
  maxSeconds?: number
  /** Called with each finished recording, and with one that is found again. */
  onDone?: (take: Take, reason: Reason | undefined) => void
  /** The recording was removed. */
  onRemoved?: () => void
}

/** Records one sound after another; each second is stored on the device at once (R-VOICE-002). */
export function useRecorder(options: RecorderOptions) {
  const [state, setState] = useState<RecorderState>({ phase: 'idle' })
  const [isStored, setStored] = useState(true)
  const recording = useRef<Recording>(undefined)
  const isMounted = useRef(true)
  const latest = useRef(options)
  latest.current = options
  const { place } = options

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
          if (!found || !isOpen || recording.current) return
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
      recording.current?.stop()
    }
  }, [place])

  const start = async () => {
    if (recording.current) return
    setState({ phase: 'starting' })
    const key = newIdempotencyKey()
    const startedAt = Date.now()
    const toTake = (milliseconds: number, isComplete: boolean): StoredTake => ({
      ...{ key, place: place ?? '', milliseconds, isComplete, startedAt },
      mimeType: recording.current?.mimeType ?? '',
    })
    let count = 0
    try {
      recording.current = await record({
        ...(options.maxSeconds && { maxSeconds: options.maxSeconds }),
        onPart: async (part, milliseconds) => {
          if (!place) return
          try {
            await storePart(toTake(milliseconds, false), count++, part)
          } catch (error) {
            if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error
            // a browser without storage records in memory
            setStored(false)
          }
        },
        onLevel: (level, warning, milliseconds) =>
          setState({ phase: 'recording', milliseconds, level: level?.peak ?? 0, warning }),
        onPause: (reason) =>
          setState((before) => ({
            ...{ phase: 'paused', reason },
            milliseconds: before.phase === 'recording' ? before.milliseconds : 0,
          })),
        onStop: (sound, milliseconds, reason) => {
          if (place)
            void storeTake(toTake(milliseconds, true))
              .then(() => removeTakes(place, key))
              .catch(() => {})
          recording.current = undefined
          if (sound.size === 0) setState({ phase: 'idle', problem: 'unavailable' })
          else finish({ key, sound, milliseconds }, reason)
        },
      })
      // the page was left while the browser asked for the microphone
      if (!isMounted.current) recording.current.stop()
    } catch (error) {
      recording.current = undefined
      const problem = error instanceof CannotRecord ? error.problem : 'unavailable'
      setState({ phase: 'idle', problem })
    }
  }

  return {
    state,
    /** False if the browser stores nothing: a recording is lost with the page. */
    isStored,
    start,
    pause() {
      recording.current?.pause()
      setState((before) =>
        before.phase === 'recording'
          ? { phase: 'paused', milliseconds: before.milliseconds }
          : before,
      )
    },
    resume: () => recording.current?.resume(),
    stop: () => recording.current?.stop(),
    remove() {
      if (place) void removeTakes(place).catch(() => {})
      setState({ phase: 'idle' })
      latest.current.onRemoved?.()
    },
  }
}
