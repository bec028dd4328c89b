/** What is wrong with the last seconds of a recording: only silence stops it (R-VOICE-005). */
export type LevelProblem = 'silent' | 'distorted' | 'noisy'

/** Seconds of silence that stop a recording. */
const SILENCE_SECONDS = 5
/** The loudest sample of a room in which nobody speaks is below it; samples are from 0 to 1. */
const SILENT_PEAK = 0.012
const FULL_SCALE = 0.985
/** Parts of a second at full scale within `WINDOW_SECONDS` that are heard as distortion. */
const DISTORTED_PARTS = 8
/** Speech has pauses; surroundings that are this loud in each part have none. */
const NOISE_FLOOR = 0.06
const WINDOW_SECONDS = 5

/** The level of a part of a second. */
export type Level = { peak: number; rms: number }

/** Judges levels that are measured `perSecond` times. */
export function createLevelJudge(perSecond: number) {
  const size = WINDOW_SECONDS * perSecond
  let recent: Level[] = []
  return {
    /** Adds the level of the next part; undefined if nothing is wrong. */
    add(level: Level): LevelProblem | undefined {
      recent = [...recent.slice(1 - size), level]
      if (recent.filter((it) => it.peak >= FULL_SCALE).length >= DISTORTED_PARTS) return 'distorted'
      if (recent.length < SILENCE_SECONDS * perSecond) return undefined
      if (recent.every((it) => it.peak < SILENT_PEAK)) return 'silent'
      return Math.min(...recent.map((it) => it.rms)) > NOISE_FLOOR ? 'noisy' : undefined
    },
    /** After a pause the levels before it no longer count. */
    clear() {
      recent = []
    },
  }
}

/** The level of samples from -1 to 1. */
export function levelOf(samples: ArrayLike<number>): Level {
  let peak = 0
  let sum = 0
  for (let at = 0; at < samples.length; at++) {
    const sample = Math.abs(samples[at] ?? 0)
    peak = Math.max(peak, sample)
    sum += sample * sample
  }
  return { peak, rms: samples.length === 0 ? 0 : Math.sqrt(sum / samples.length) }
}
