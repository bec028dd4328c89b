import { expect, test } from 'vitest'
import { textIn } from '../../messages/catalog.ts'
import type { Message } from '../../messages/message.ts'
import { nextKeep, planKeeping } from './keep-plan.ts'

const video = {
  ...{ id: 1, extension: 'mp4' },
  forms: [
    { form: 'sound' as const, path: '/media/rendition/1.weba', bytes: 1_700_000 },
    { form: 'video-240' as const, path: '/media/rendition/2.mp4', bytes: 12_000_000 },
    { form: 'original' as const, path: '/media/lesson/3.mp4', bytes: 156_000_000 },
  ],
}
const sheet = {
  ...{ id: 2, extension: 'pdf' },
  forms: [{ form: 'original' as const, path: '/media/lesson/4.pdf', bytes: 300_000 }],
}
const text = { id: 3, extension: '', forms: [] }
const options = {
  ...{ playsOpus: true, textBytes: 50_000, dataSaver: 'ask' as const },
  network: { isWifi: false, savesData: false },
}

test('the next lessons are kept in the smallest rendition, with small videos or in full, each with the sum of its sizes (R-OFFLINE-002)', () => {
  const plans = planKeeping([video, sheet, text], options)

  expect(plans.map((it) => [textIn('en', it.label), it.bytes, it.isPreferred])).toEqual([
    ['Smallest', 2_150_000, true],
    ['Small video', 12_450_000, false],
    ['Full', 156_450_000, false],
  ])
  expect(plans[1]?.lessons).toEqual([
    { id: 1, rendition: 'video-240', bytes: 12_050_000 },
    { id: 2, rendition: 'original', bytes: 350_000 },
    { id: 3, rendition: 'original', bytes: 50_000 },
  ])
})

test('without renditions there is one plan, and the data saver decides which plan is preselected (R-OFFLINE-002, R-FORMS-008)', () => {
  expect(planKeeping([sheet, text], options).map((it) => it.bytes)).toEqual([400_000])
  const onWifi = { ...options, dataSaver: 'best_on_wifi' as const }
  const preferred = (isWifi: boolean) =>
    planKeeping([video], { ...onWifi, network: { isWifi, savesData: false } })
      .filter((it) => it.isPreferred)
      .map((it) => textIn('en', it.label))
  expect([preferred(true), preferred(false)]).toEqual([['Full'], ['Smallest']])
})

const lessons = [1, 2, 3, 4].map((id) => ({ id, isNew: true }))
const keep = (opened: number, limit: number, them = lessons) => {
  const next = nextKeep(them, { opened, limit }, '1 Dec')
  const inEnglish = (it: Message | null) => it && textIn('en', it)
  return (
    next && {
      ...next,
      title: inEnglish(next.title),
      opens: inEnglish(next.opens),
      kept: inEnglish(next.kept),
    }
  )
}

test('one press keeps the next three lessons of a class without a limit (R-OFFLINE-002)', () => {
  expect(keep(0, 0)).toEqual({
    title: 'Keep the next 3',
    lessons: lessons.slice(0, 3),
    opens: 'This opens 3 new lessons.',
    hasLastOfMonth: false,
    kept: null,
  })
  expect(keep(0, 0, lessons.slice(0, 1))?.title).toBe('Keep the next lesson')
  expect(keep(0, 0, [])).toBeNull()
})

test('with fewer lessons left in the month, these are kept, and the text says when the others open (R-OFFLINE-002)', () => {
  expect(keep(3, 4)).toEqual({
    title: 'Keep the next one (the last of 4 this month)',
    lessons: lessons.slice(0, 1),
    opens: 'This opens one new lesson, the last of 4 this month.',
    hasLastOfMonth: true,
    kept: 'Kept 1. Two open on 1 Dec.',
  })
  expect(keep(2, 4)).toMatchObject({
    title: 'Keep the next 2 (the last of 4 this month)',
    kept: 'Kept 2. One opens on 1 Dec.',
  })
  expect(keep(1, 4)).toMatchObject({
    title: 'Keep the next 3 (the last of 4 this month)',
    hasLastOfMonth: true,
    kept: null,
  })
  expect(keep(0, 4)?.opens).toBe(
    'This opens 3 new lessons. They count for this month: 0 of 4 this month until now.',
  )
})

test('a lesson that was opened before is kept at the limit of the month (R-OFFLINE-002)', () => {
  const opened = { id: 9, isNew: false }
  expect(keep(4, 4)).toBeNull()
  expect(keep(4, 4, [opened])).toMatchObject({ title: 'Keep the next lesson', opens: null })
})
