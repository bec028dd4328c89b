import { expect, test } from 'vitest'
import { textIn } from '../../messages/catalog.ts'
import { listChoices, preferredChoice } from './rendition-choices.ts'
import type { LessonRendition, LessonRenditionName } from './renditions.ts'

const file = (form: LessonRenditionName, bytes: number, extension: string): LessonRendition => ({
  ...{ form, bytes, seconds: 600 },
  url: `/media/rendition/1.${extension}?until=1&sign=2`,
})
const VIDEO = [
  file('sound', 1_700_000, 'weba'),
  file('sound-aac', 2_400_000, 'm4a'),
  file('video-240', 12_000_000, 'mp4'),
  file('original', 156_000_000, 'mp4'),
]
const unknown = { isWifi: false, savesData: false }

test('a video has one sound that the browser plays, a small video and the full one, cheapest first (R-FORMS-007)', () => {
  const labels = (playsOpus: boolean) =>
    listChoices(VIDEO.toReversed(), 'video', playsOpus).map((it) => [
      textIn('en', it.label),
      it.form,
      it.player,
    ])

  expect(labels(true)).toEqual([
    ['Sound', 'sound', 'audio'],
    ['Small video', 'video-240', 'video'],
    ['Full video', 'original', 'video'],
  ])
  expect(labels(false)[0]).toEqual(['Sound', 'sound-aac', 'audio'])
})

test('a sound that a teacher attached is played by every browser (R-FORMS-002)', () => {
  const attached = [file('sound', 3_000_000, 'mp3'), file('original', 9_000_000, 'mp4')]

  expect(listChoices(attached, 'video', false).map((it) => textIn('en', it.label))).toEqual([
    'Sound',
    'Full video',
  ])
})

test('the data saver and the connection decide which rendition a lesson opens with (R-FORMS-008)', () => {
  const choices = listChoices(VIDEO, 'video', true)
  const preferred = (...args: [Parameters<typeof preferredChoice>[1], typeof unknown]) =>
    preferredChoice(choices, ...args)?.form
  const mobile = { isWifi: false, savesData: true }
  const wifi = { isWifi: true, savesData: false }

  expect(preferred('ask', unknown)).toBeUndefined()
  expect(preferred('ask', wifi)).toBeUndefined()
  expect(preferred('ask', mobile)).toBe('sound')
  expect(preferred('cheapest', wifi)).toBe('sound')
  expect(preferred('best_on_wifi', wifi)).toBe('original')
  expect(preferred('best_on_wifi', mobile)).toBe('sound')
  expect(preferred('best_on_wifi', unknown)).toBe('sound')
  expect(preferred('best_on_wifi', { isWifi: true, savesData: true })).toBe('sound')
  // nothing to choose
  expect(preferredChoice(choices.slice(2), 'ask', unknown)?.form).toBe('original')
})

test('a rendition that the device keeps is chosen, whatever the data saver setting is (R-OFFLINE-003)', () => {
  const kept = { ...file('video-240', 12_000_000, 'mp4'), url: 'blob:https://lisan.example/1' }
  const choices = listChoices([...VIDEO.filter((it) => it.form !== kept.form), kept], 'video', true)

  for (const saver of ['ask', 'cheapest', 'best_on_wifi'] as const)
    expect(preferredChoice(choices, saver, unknown)?.form).toBe('video-240')
})
