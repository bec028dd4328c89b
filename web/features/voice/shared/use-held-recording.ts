import { useEffect, useRef, useState } from 'react'

/** What the recorder of a spoken correction does; `denied` if the browser gives no microphone, `unavailable` if it cannot record. */
type HeldState = 'idle' | 'recording' | 'denied' | 'unavailable'

const FORMATS = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus']
const BITS_PER_SECOND = 24_000

/** Records while a place is held down, or between two presses of a button; `maxMs` ends it. */
export function useHeldRecording(maxMs: number) {
  const [state, setState] = useState<HeldState>('idle')
  const [startedAt, setStartedAt] = useState(0)
  const running = useRef<{ recorder: MediaRecorder; sound: Promise<Blob | undefined> }>(undefined)
  // a release can come before the microphone is open
  const wanted = useRef(false)
  const stop = async (): Promise<Blob | undefined> => {
    wanted.current = false
    const { recorder, sound } = running.current ?? {}
    if (recorder?.state === 'recording') recorder.stop()
    return sound
  }
  // the microphone is released when the page closes
  useEffect(
    () => () => {
      wanted.current = false
      if (running.current?.recorder.state === 'recording') running.current.recorder.stop()
    },
    [],
  )
  const start = async () => {
    wanted.current = true
    running.current = undefined
    const mimeType =
      typeof MediaRecorder === 'undefined'
        ? undefined
        : FORMATS.find((it) => MediaRecorder.isTypeSupported(it))
    if (!mimeType || !navigator.mediaDevices) return setState('unavailable')
    let stream: MediaStream
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } })
    } catch {
      return setState('denied')
    }
    const close = () => {
      for (const track of stream.getTracks()) track.stop()
    }
    if (!wanted.current) return close()
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const sound = new Promise<Blob | undefined>((resolve) => {
      recorder.onstop = () => {
        close()
        setState('idle')
        const blob = new Blob(parts, { type: recorder.mimeType })
        resolve(blob.size > 0 ? blob : undefined)
      }
    })
    running.current = { recorder, sound }
    recorder.start()
    setTimeout(() => recorder.state === 'recording' && recorder.stop(), maxMs)
    setStartedAt(Date.now())
    setState('recording')
  }
  return { state, startedAt, start, stop }
}
