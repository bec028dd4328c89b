import { useEffect, useRef, useState } from 'react'

/** The pause after a line, as a share of its length and in seconds more: time to say it (R-LEARN-009). */
const PAUSE_SHARE = 1.2
const PAUSE_SECONDS = 0.8

/** Plays single lines, or all of them with pauses for repeating; `playing` is the index of the present line. */
export function useLinePlayer(urls: readonly (string | undefined)[]) {
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
