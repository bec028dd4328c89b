import {
  RECORDING_BITS_PER_SECOND,
  RECORDING_MAX_BYTES,
  RECORDING_MAX_SECONDS,
} from '../../../../contract/voice/recordings.ts'
import { createLengthCounter } from './recorded-length.ts'
import { createLevelJudge, type Level, type LevelProblem, levelOf } from './sound-level.ts'

/**
 * Why nothing can be recorded: the page was opened at an address without the microphone, it was denied, there is none, another program has it, or the browser cannot record.
 */
export type StartProblem = 'blocked' | 'denied' | 'absent' | 'taken' | 'unavailable'

/**
 * Why a recording stopped or paused by itself; what was recorded stays. `ended`: the microphone is gone. `muted` and `hidden` pause:
 * another program took the microphone, or the page is in the background. `full`: the device has no room.
 */
export type StopReason = 'silent' | 'limit' | 'ended' | 'muted' | 'hidden' | 'full' | 'failed'

export class CannotRecord extends Error {
  readonly problem: StartProblem

  constructor(problem: StartProblem) {
    super(problem)
    this.problem = problem
  }
}

/** The one that every browser plays first. */
const FORMATS = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4',
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/ogg;codecs=opus',
]

/** Chromium writes a fragment of MP4 one part later: after five seconds, 4.6 are stored with these parts and 4.0 with those of a second. */
const PART_MS = 500
const LEVELS_PER_SECOND = 10
/** Room for the end of the file. */
const MAX_BYTES = RECORDING_MAX_BYTES - 64 * 1024

export type RecordOptions = {
  maxSeconds?: number
  /** Called with each half second as it is recorded, and with the length so far. Rejects if the device has no room. */
  onPart: (part: Blob, milliseconds: number) => Promise<void>
  /** Ten times a second; without a level while the browser measures none. */
  onLevel: (level: Level | undefined, problem: LevelProblem | undefined) => void
  /** The recording has paused by itself. Without it a recording stops where it would pause. */
  onPause?: (reason: StopReason) => void
  /** Called once, with everything that was recorded. */
  onStop: (sound: Blob, milliseconds: number, reason: StopReason | undefined) => void
}

export type Recording = {
  mimeType: string
  pause: () => void
  resume: () => void
  stop: () => void
}

/** The recordings of this page that are under way. */
const running = new Set<{ stop: () => void; ended: Promise<void> }>()

/** Stops what this page records, and resolves once everything was handed to `onStop`. */
export async function endRecordings(): Promise<void> {
  await Promise.all(
    [...running].map(({ stop, ended }) => {
      stop()
      return ended
    }),
  )
}

/** Asks for the microphone and records until `stop`, the limit, silence or a failure (R-VOICE-002). Throws CannotRecord. */
export async function record(options: RecordOptions): Promise<Recording> {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices)
    throw new CannotRecord('unavailable')
  if (isBlocked()) throw new CannotRecord('blocked')
  const mimeType = FORMATS.find((it) => MediaRecorder.isTypeSupported(it))
  if (!mimeType) throw new CannotRecord('unavailable')
  const stream = await openMicrophone()
  try {
    return await recordStream(stream, mimeType, options)
  } catch {
    closeStream(stream)
    throw new CannotRecord('unavailable')
  }
}

/** True if the address at which the page was opened has no microphone: only a reload at this one gives it. */
export function isBlocked(): boolean {
  // of Chromium; other browsers do not know the header
  const { featurePolicy } = document as Document & {
    featurePolicy?: { allowsFeature: (name: string) => boolean }
  }
  return featurePolicy?.allowsFeature('microphone') === false
}

const RELOADED = 'reloaded-for-microphone'

/** Reloads a blocked page, once at each address. The caller has stored what was entered. */
export function reloadIfBlocked(): void {
  if (!isBlocked()) return
  try {
    if (sessionStorage.getItem(RELOADED) === location.pathname) return
    sessionStorage.setItem(RELOADED, location.pathname)
    location.reload()
  } catch {
    // a browser without storage keeps no draft either
  }
}

async function openMicrophone(): Promise<MediaStream> {
  // without echo cancellation, which changes the sound of letters
  const audio = { channelCount: 1, echoCancellation: false, noiseSuppression: true }
  try {
    return await navigator.mediaDevices.getUserMedia({ audio })
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'SecurityError') throw new CannotRecord('denied')
    if (name === 'NotFoundError' || name === 'OverconstrainedError')
      throw new CannotRecord('absent')
    throw new CannotRecord(name === 'NotReadableError' ? 'taken' : 'unavailable')
  }
}

function closeStream(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

async function recordStream(
  stream: MediaStream,
  mimeType: string,
  { maxSeconds = RECORDING_MAX_SECONDS, ...on }: RecordOptions,
): Promise<Recording> {
  const recorder = new MediaRecorder(stream, {
    mimeType,
    audioBitsPerSecond: RECORDING_BITS_PER_SECOND,
  })
  const clock = createClock()
  const counter = createLengthCounter(recorder.mimeType || mimeType)
  const judge = createLevelJudge(LEVELS_PER_SECOND)
  const parts: Blob[] = []
  let bytes = 0
  /** The sound in the parts. The clock also runs while a phone is frozen, which records nothing. */
  let milliseconds = 0
  let reason: StopReason | undefined
  let stored: Promise<void> = Promise.resolve()

  const stop = (why?: StopReason) => {
    if (recorder.state === 'inactive') return
    reason ??= why
    recorder.stop()
  }
  // the times in the file are those of the clock, and the server refuses a longer file
  const isAtLimit = () => clock.read() >= maxSeconds * 1000
  const pause = (why?: StopReason) => {
    if (recorder.state !== 'recording') return
    if (why && !on.onPause) return stop(why)
    recorder.pause()
    clock.pause()
    judge.clear()
    // what waits in the recorder is stored too
    recorder.requestData()
    if (why) on.onPause?.(why)
  }
  const meter = openMeter(stream, (level) => {
    if (recorder.state !== 'recording') return
    const problem = level && judge.add(level)
    on.onLevel(level, problem)
    if (problem === 'silent') stop('silent')
    else if (isAtLimit()) stop('limit')
  })
  const onVisibility = () => document.hidden && pause('hidden')

  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return
    parts.push(data)
    bytes += data.size
    const time = clock.read()
    stored = stored
      .then(async () => {
        milliseconds = counter.add(await data.arrayBuffer()) ?? time
        await on.onPart(data, milliseconds)
      })
      .catch(() => stop('full'))
    // in the background timers are slow
    if (bytes > MAX_BYTES || isAtLimit()) stop('limit')
  }
  recorder.onerror = () => stop('failed')
  recorder.onstop = () => {
    clock.pause()
    meter.close()
    document.removeEventListener('visibilitychange', onVisibility)
    closeStream(stream)
    const sound = new Blob(parts, { type: recorder.mimeType || mimeType })
    void stored.then(() => {
      on.onStop(sound, milliseconds, reason)
      run.end()
    })
  }
  for (const track of stream.getTracks()) {
    track.onended = () => stop('ended')
    track.onmute = () => pause('muted')
  }
  document.addEventListener('visibilitychange', onVisibility)
  const run = addRun(() => stop())
  recorder.start(PART_MS)
  clock.resume()
  return {
    mimeType: recorder.mimeType || mimeType,
    pause: () => pause(),
    resume() {
      if (recorder.state !== 'paused') return
      recorder.resume()
      clock.resume()
      meter.resume()
    },
    stop: () => stop(),
  }
}

/** Notes a recording until `end`. */
function addRun(stop: () => void) {
  let resolve = () => {}
  const ended = new Promise<void>((it) => {
    resolve = it
  })
  const run = { stop, ended }
  running.add(run)
  return {
    end() {
      running.delete(run)
      resolve()
    },
  }
}

/** Counts the milliseconds without the pauses. */
function createClock() {
  let sum = 0
  let since: number | undefined
  const running = () => (since === undefined ? 0 : performance.now() - since)
  return {
    read: () => Math.round(sum + running()),
    pause() {
      sum += running()
      since = undefined
    },
    resume() {
      since ??= performance.now()
    },
  }
}

/** Measures the level of a stream; undefined while the browser has suspended the measuring, which is no silence. */
function openMeter(stream: MediaStream, onLevel: (level: Level | undefined) => void) {
  const context = new AudioContext()
  // some browsers resume it at the next tap only
  void context.resume().catch(() => {})
  const analyser = context.createAnalyser()
  analyser.fftSize = 4096
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(context.state === 'running' ? levelOf(samples) : undefined)
  }, 1000 / LEVELS_PER_SECOND)
  return {
    resume: () => void context.resume().catch(() => {}),
    close() {
      clearInterval(timer)
      void context.close().catch(() => {})
    },
  }
}
