import { useEffect, useRef, useState } from 'react'
import { CannotRecord, type Recording, record } from './record.ts'

/** What the recorder of a spoken correction does; `denied` if the browser gives no microphone, `unavailable` if it cannot record. */
type HeldState = 'idle' | 'recording' | 'denied' | 'unavailable'

/** Records while a place is held down, or between two presses of a button; `maxMs` ends it. */
export function useHeldRecording(maxMs: number) {
  const [state, setState] = useState<HeldState>('idle')
  const [startedAt, setStartedAt] = useState(0)
  const running = useRef<{ recording: Recording; sound: Promise<Blob | undefined> }>(undefined)
  // a release can come before the microphone is open
  const wanted = useRef(false)
  const stop = async (): Promise<Blob | undefined> => {
    wanted.current = false
    running.current?.recording.stop()
    return running.current?.sound
  }
  // the microphone is released when the page closes
  useEffect(
    () => () => {
      wanted.current = false
      running.current?.recording.stop()
    },
    [],
  )
  const start = async () => {
    wanted.current = true
    running.current = undefined
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
        onPause: () => running.current?.recording.stop(),
        onStop: (recorded) => {
          setState('idle')
          end(recorded.size > 0 ? recorded : undefined)
        },
      })
      if (!wanted.current) return recording.stop()
      running.current = { recording, sound }
      setStartedAt(Date.now())
      setState('recording')
    } catch (error) {
      const isDenied = error instanceof CannotRecord && error.problem !== 'unavailable'
      setState(isDenied ? 'denied' : 'unavailable')
    }
  }
  return { state, startedAt, start, stop }
}
