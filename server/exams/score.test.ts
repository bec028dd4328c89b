import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeScores } from './score.ts'

const score = fc.integer({ min: 0, max: 100 })

test('the total is the mean of both parts (R-EXAM-019)', () => {
  fc.assert(
    fc.property(score, score, (objective, theory) => {
      const { total } = computeScores(objective, { isAnswered: true, score: theory })
      expect(total).not.toBeNull()
      expect((total ?? 0) - objective).toBeCloseTo(theory - (total ?? 0), 9)
      expect(total).toBeGreaterThanOrEqual(Math.min(objective, theory))
      expect(total).toBeLessThanOrEqual(Math.max(objective, theory))
    }),
  )
})

test('a higher mark never lowers the total', () => {
  fc.assert(
    fc.property(fc.option(score), score, score, (objective, one, other) => {
      const total = (mark: number) =>
        computeScores(objective, { isAnswered: true, score: mark }).total ?? 0
      expect(total(Math.max(one, other))).toBeGreaterThanOrEqual(total(Math.min(one, other)))
    }),
  )
})

test('the total of an exam with one part is the score of that part', () => {
  fc.assert(
    fc.property(score, (only) => {
      expect(computeScores(only, { isAnswered: false, score: null }).total).toBe(only)
      expect(computeScores(null, { isAnswered: true, score: only }).total).toBe(only)
    }),
  )
})

test('an unmarked theory answer leaves the total empty', () => {
  fc.assert(
    fc.property(fc.option(score), (objective) => {
      const waiting = computeScores(objective, { isAnswered: true, score: null })
      expect(waiting).toEqual({ objective, theory: null, total: null })
    }),
  )
})
