import { expect, test } from 'vitest'
import { createLevelJudge, levelOf } from './sound-level.ts'

const PER_SECOND = 10

/** The first problem within some seconds of equal or alternating levels. */
function judge(seconds: number, ...levels: { peak: number; rms: number }[]) {
  const it = createLevelJudge(PER_SECOND)
  for (let part = 0; part < seconds * PER_SECOND; part++) {
    const problem = it.add(levels[part % levels.length] ?? { peak: 0, rms: 0 })
    if (problem) return { problem, after: (part + 1) / PER_SECOND }
  }
  return undefined
}

const SPEECH = { peak: 0.4, rms: 0.1 }
const PAUSE = { peak: 0.02, rms: 0.004 }
const SILENCE = { peak: 0.001, rms: 0.0003 }

test('five seconds of silence are noticed, and speech with pauses is not silence (R-VOICE-005)', () => {
  expect(judge(20, SILENCE)).toEqual({ problem: 'silent', after: 5 })
  expect(judge(20, SPEECH, PAUSE, SILENCE)).toBeUndefined()
})

test('distortion and surroundings that are loud without a pause are noticed (R-VOICE-005)', () => {
  expect(judge(20, { peak: 1, rms: 0.6 })?.problem).toBe('distorted')
  expect(judge(20, { peak: 0.5, rms: 0.2 })?.problem).toBe('noisy')
  // one loud letter
  expect(judge(20, { peak: 1, rms: 0.3 }, ...Array(20).fill(PAUSE))).toBeUndefined()
})

test('what was heard before a pause does not count after it', () => {
  const it = createLevelJudge(PER_SECOND)
  for (let part = 0; part < 49; part++) expect(it.add(SILENCE)).toBeUndefined()
  it.clear()
  for (let part = 0; part < 49; part++) expect(it.add(SILENCE)).toBeUndefined()
  expect(it.add(SILENCE)).toBe('silent')
})

test('a level is the loudest sample and the mean of all', () => {
  expect(levelOf([0, 0.5, -0.5, 0])).toEqual({ peak: 0.5, rms: Math.sqrt(0.125) })
})
