import { expect, test } from 'vitest'
import { clampView, INITIAL_VIEW, type View, zoomView } from './zoom.ts'

const steps = (direction: 1 | -1, count: number) =>
  Array.from({ length: count }).reduce<View[]>(
    (views) => [...views, zoomView(views.at(-1) ?? INITIAL_VIEW, direction)],
    [],
  )

test('the zoom changes in steps of a quarter, from half to three times the size', () => {
  expect(steps(1, 9).map((it) => it.scale)).toEqual([1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3])
  expect(steps(-1, 3).map((it) => it.scale)).toEqual([0.75, 0.5, 0.5])
})

test('panning stops at the edge of the image, and an image that fits stays centred', () => {
  const frame = { width: 400, height: 800 }
  const image = { width: 400, height: 300 }
  expect(clampView({ scale: 2, x: 900, y: 50 }, image, frame)).toEqual({ scale: 2, x: 200, y: 0 })
  expect(clampView({ scale: 1, x: 30, y: -30 }, image, frame)).toEqual(INITIAL_VIEW)
})
