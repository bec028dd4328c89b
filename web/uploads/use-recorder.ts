import { useEffect, useRef, useState } from 'react'

/** What a recorder does; `denied` if the browser gives no microphone, `unavailable` if it cannot record. */
export type RecorderState = 'idle' | 'recording' | 'denied' | 'unavailable'

/** The formats that the school stores, the one that every browser plays first. */
const FORMATS = ['audio/mp4', 'audio/ogg;codecs=opus']
/** A word of two seconds has about 5 KB (R-LEARN-001). */
const BITS_PER_SECOND = 20_000
const MAX_SECONDS = 60

/** Records one short sound after another; each ends with `stop`. */
export function useRecorder(onRecorded: (sound: Blob) => void) {
  const [state, setState] = useState<RecorderState>('idle')
  const recorder = useRef<MediaRecorder>(undefined)
  const stop = () => {
    if (recorder.current?.state === 'recording') recorder.current.stop()
  }
  // the microphone is released when the dialog closes
  useEffect(
    () => () => {
      if (recorder.current?.state === 'recording') recorder.current.stop()
    },
    [],
  )
  const start = async () => {
    if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices)
      return setState('unavailable')
    const mimeType = FORMATS.find((it) => MediaRecorder.isTypeSupported(it))
    if (!mimeType) return setState('unavailable')
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } })
      const next = new MediaRecorder(stream, {
        mimeType,
        audioBitsPerSecond: BITS_PER_SECOND,
      })
      const parts: Blob[] = []
      next.ondataavailable = ({ data }) => parts.push(data)
      next.onstop = () => {
        for (const track of stream.getTracks()) track.stop()
        setState('idle')
        const sound = new Blob(parts, { type: next.mimeType })
        if (sound.size > 0) onRecorded(sound)
      }
      recorder.current = next
      next.start()
      setTimeout(() => next.state === 'recording' && next.stop(), MAX_SECONDS * 1000)
      setState('recording')
    } catch {
      setState('denied')
    }
  }
  return { state, start, stop }
}
