import { expect, test } from 'vitest'
import { afterAnswer, startRound } from './practice-queue.ts'

const answer = (verdict: 'right' | 'near' | 'wrong') => ({ verdict, text: verdict })

test('a wrong exercise returns at the end, and its first answer is what counts (R-LEARN-011)', () => {
  const wrong = afterAnswer(startRound([1, 2]), answer('wrong'))
  expect(wrong.queue).toEqual([2, 1])
  const second = afterAnswer(wrong, answer('right'))
  expect(second.queue).toEqual([1])
  const end = afterAnswer(second, answer('right'))
  expect(end.queue).toEqual([])
  expect(end.tried).toEqual({
    1: { first: 'wrong', answer: 'wrong', isRight: true },
    2: { first: 'right', answer: 'right', isRight: true },
  })
})
