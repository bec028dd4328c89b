import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import config from '../playwright.config.ts'

const SPEECH = join(tmpdir(), 'lisan-speech.wav')

/** Half a minute of speech, made once on each machine. */
export function makeSpeech(): string {
  if (!existsSync(SPEECH)) {
    const sentence = 'This is the answer of a student who reads a line aloud and then pauses'
    const source = `flite=text='${Array(6).fill(sentence).join(', ')}'`
    const args = ['-f', 'lavfi', '-i', source, '-t', '30', '-ar', '48000', '-ac', '1', '-y']
    execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...args, SPEECH])
  }
  return SPEECH
}

/** The options of a browser whose microphone hears speech. */
export const microphoneOptions = () => ({
  ...config.use?.launchOptions,
  args: [
    ...(config.use?.launchOptions?.args ?? []),
    // without it the headless browser has no microphone
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${makeSpeech()}`,
  ],
})
