import { useEffect, useRef, useState } from 'react'
import {
  CannotRecord,
  type Recording,
  record,
  type StartProblem,
  type StopReason,
} from './record.ts'

type HeldRecordingOptions = {
  maxMs: number
  /** Called with each recording that ends, also by itself at its longest length. */
  onEnded?: (sound: Blob) => void
}

/** Records while a place is held down, or between two presses of a button. */
export function useHeldRecording({ maxMs, onEnded }: HeldRecordingOptions) {
  const [state, setState] = useState<'idle' | 'recording'>('idle')
  const [startedAt, setStartedAt] = useState(0)
  const [problem, setProblem] = useState<StartProblem | StopReason>()
  const running = useRef<{ recording: Recording; sound: Promise<Blob | undefined> }>(undefined)
  // a release can come before the microphone is open
  const wanted = useRef<object>(undefined)
  const latest = useRef(onEnded)
  latest.current = onEnded
  const stop = async (): Promise<Blob | undefined> => {
    running.current?.recording.stop()
    if (!running.current) wanted.current = undefined
    return running.current?.sound
  }
  /** Stops, and nothing hears of the recording. */
  const discard = () => {
    wanted.current = undefined
    running.current?.recording.stop()
    running.current = undefined
    setProblem(undefined)
  }
  // the microphone is released when the page closes
  useEffect(
    () => () => {
      wanted.current = undefined
      running.current?.recording.stop()
    },
    [],
  )
  const start = async () => {
    const own = {}
    wanted.current = own
    running.current = undefined
    setProblem(undefined)
    let end = (_sound: Blob | undefined) => {}
    const sound = new Promise<Blob | undefined>((resolve) => {
      end = resolve
    })
    try {
      const recording = await record({
        maxSeconds: maxMs / 1000,
        onPart: async () => {},
        onLevel: () => {},
        // short enough to be spoken again
        onPause: (reason) => {
          setProblem(reason)
          recording.stop()
        },
        onStop: (recorded, _milliseconds, reason) => {
          const found = recorded.size > 0 ? recorded : undefined
          end(found)
          setState('idle')
          if (wanted.current !== own) return
          if (reason) setProblem(reason)
          if (found) latest.current?.(found)
        },
      })
      if (wanted.current !== own) return recording.stop()
      running.current = { recording, sound }
      setStartedAt(Date.now())
      setState('recording')
    } catch (error) {
      setProblem(error instanceof CannotRecord ? error.problem : 'unavailable')
    }
  }
  /** `problem`: why nothing is recorded, or why it stopped by itself. */
  return { state, startedAt, problem, start, stop, discard }
}
