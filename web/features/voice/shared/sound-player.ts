/** One sound of the page at a time: a recording, a phrase of it, a correction. */

type Sound = {
  url: string
  /** In milliseconds; without `to` until the end. */
  from?: number
  to?: number
}

type PlayerState = {
  /** The address of the sound that plays or is paused; '' before the first one. */
  url: string
  isPlaying: boolean
  /** In milliseconds. */
  position: number
  rate: number
  hasFailed: boolean
}

/** How often the position is told while a sound plays. */
const TELL_EVERY_MS = 80

/**
 * Plays sounds one after another with one audio element, because a phone lets only an element go on that a tap has started.
 */
export class SoundPlayer {
  #audio: HTMLAudioElement | undefined
  #state: PlayerState = { url: '', isPlaying: false, position: 0, rate: 1, hasFailed: false }
  #listeners = new Set<() => void>()
  #until = Number.POSITIVE_INFINITY
  #finish: ((hasEnded: boolean) => void) | undefined
  #timer: ReturnType<typeof setInterval> | undefined

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  state = (): PlayerState => this.#state

  /** Plays a sound; resolves to true at its end, and to false if it is paused, replaced or does not load. */
  play({ url, from, to }: Sound): Promise<boolean> {
    const audio = this.#element()
    this.#end(false)
    if (this.#state.url !== url) audio.src = url
    this.#until = to ?? Number.POSITIVE_INFINITY
    if (from !== undefined) seekTo(audio, from)
    // a new source can reset it
    audio.playbackRate = this.#state.rate
    this.#set({ url, isPlaying: true, hasFailed: false, position: from ?? this.#positionOf(url) })
    return new Promise((resolve) => {
      this.#finish = resolve
      this.#timer = setInterval(this.#tell, TELL_EVERY_MS)
      audio.play().catch((error: DOMException) => {
        // another sound was started meanwhile
        if (error.name !== 'AbortError') this.#fail()
      })
    })
  }

  pause = () => {
    this.#audio?.pause()
    this.#end(false)
  }

  /** Moves to a moment of a recording, and stays paused or goes on. */
  seek(url: string, position: number) {
    const audio = this.#element()
    this.#until = Number.POSITIVE_INFINITY
    if (this.#state.url !== url) {
      this.#end(false)
      audio.src = url
    }
    seekTo(audio, position)
    this.#set({ url, position, hasFailed: false })
  }

  setRate(rate: number) {
    if (this.#audio) this.#audio.playbackRate = rate
    this.#set({ rate })
  }

  /** Releases the element when its page closes. */
  close = () => {
    this.pause()
    this.#audio?.removeAttribute('src')
    this.#audio = undefined
    this.#set({ url: '', position: 0 })
  }

  #positionOf = (url: string) => (this.#state.url === url ? this.#state.position : 0)

  #element(): HTMLAudioElement {
    if (this.#audio) return this.#audio
    const audio = new Audio()
    audio.preload = 'auto'
    audio.addEventListener('ended', () => {
      this.#tell()
      this.#end(true)
    })
    audio.addEventListener('error', this.#fail)
    // a call or another app has taken the speaker
    audio.addEventListener('pause', () => !audio.ended && this.#end(false))
    this.#audio = audio
    return audio
  }

  #tell = () => {
    const audio = this.#audio
    if (!audio) return
    const position = Math.round(audio.currentTime * 1000)
    if (position >= this.#until) {
      const finish = this.#finish
      this.#finish = undefined
      audio.pause()
      this.#end(true)
      finish?.(true)
      return
    }
    this.#set({ position })
  }

  #fail = () => {
    // an element without a source reports an error as well
    if (!this.#audio?.getAttribute('src')) return
    this.#set({ hasFailed: true })
    this.#end(false)
  }

  #end(hasEnded: boolean) {
    clearInterval(this.#timer)
    this.#timer = undefined
    if (this.#state.isPlaying) this.#set({ isPlaying: false })
    const finish = this.#finish
    this.#finish = undefined
    finish?.(hasEnded)
  }

  #set(change: Partial<PlayerState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

function seekTo(audio: HTMLAudioElement, milliseconds: number) {
  const seconds = milliseconds / 1000
  if (audio.readyState > 0) {
    audio.currentTime = seconds
    return
  }
  audio.addEventListener('loadedmetadata', () => (audio.currentTime = seconds), { once: true })
}
