import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { uploadQuestionMedia } from '../../contract/exams/manage-questions.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'
import { videoOf, voice } from '../test/uploads/voice.ts'

/** Two seconds of a tone as a file of the given name, 170 KB as WAV. */
function tone(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tone-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, name)
  const source = ['-f', 'lavfi', '-i', 'sine=frequency=330:duration=2', '-ar', '44100']
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...source, path])
  return { name, bytes: readFileSync(path) }
}

test('the sound of a word costs at most 8 KB, and a long sound stays as it is (R-LEARN-001)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const word = await uploadFile(school, uploadQuestionMedia, {}, tone('qalb.wav'), maryam)
  expect(word.data).toMatchObject({ type: 'audio', name: 'qalb.wav' })
  expect(word.data.size).toBeLessThanOrEqual(8 * 1024)
  expect(word.data.url).toMatch(/\.m4a/)

  const long = demoFile('letters.mp3')
  const stored = await uploadFile(school, uploadQuestionMedia, {}, long, maryam)
  expect(stored.data.url).toMatch(/\.mp3/)
})

test('a word that a browser records is stored as a small sound that every browser plays, in WebM and in fragments of MP4 too (R-LEARN-010, R-VOICE-013)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  for (const format of ['webm', 'mp4', 'opus.mp4'] as const) {
    const word = await uploadFile(school, uploadQuestionMedia, {}, voice({ format }), maryam)
    expect(word, format).toMatchObject({ http: 200, data: { type: 'audio' } })
    expect(word.data.url, format).toMatch(/\.m4a/)
    expect(word.data.size, format).toBeLessThanOrEqual(8 * 1024)
  }
  const video = await uploadFile(school, uploadQuestionMedia, {}, videoOf('webm'), maryam)
  expect(video.http).toBe(415)
})
