import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../web')

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .map((it) => it.replaceAll('\\', '/'))
  .filter((it) => /\.tsx?$/.test(it) && !it.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(WEB, path), 'utf8') }))

const filesWith = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) => (pattern.test(text) ? [path] : [])).sort()

const VOICE = 'features/voice/shared'

test('only one component opens the microphone, and answers, corrections, clips, models, letters and words are recorded with it (R-VOICE-013)', () => {
  expect(filesWith(/\bgetUserMedia\b|\bnew MediaRecorder\b/)).toEqual([`${VOICE}/record.ts`])
  expect(filesWith(/\brecord\(\{/)).toEqual([`${VOICE}/use-recorder.ts`])
  expect(filesWith(/\buseRecorder\(\{/)).toEqual([`${VOICE}/Recorder.tsx`])
  expect(filesWith(/<Recorder\b/)).toEqual([
    'features/exams/admin/recitation/AnswerCorrections.tsx',
    'features/exams/admin/recitation/ClipsDialog.tsx',
    'features/lessons/admin/questions/SoundsDialog.tsx',
    'features/letters/admin/RecordLetters.tsx',
    'features/voice/admin/ModelsDialog.tsx',
    `${VOICE}/RecordAnswer.tsx`,
  ])
})

test('recordings that are heard as a whole have one player, and those that are heard at their places another (R-VOICE-013)', () => {
  expect(filesWith(/<audio\b[^>]*\bcontrols\b/)).toEqual(['kit/SoundControls.tsx'])
  expect(filesWith(/\bnew SoundPlayer\b/)).toEqual([`${VOICE}/use-sound.ts`])
})
