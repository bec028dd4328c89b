import { expect, test } from 'vitest'
import { countedAttempt } from './exam-rules.ts'

const attempts = (...totals: (number | null)[]) =>
  totals.map((total, index) => ({ id: index + 10, attempt: index + 1, total }))

test.each([
  ['best', [40, 60, 60], 2],
  ['last', [40, 60, 50], 3],
  ['best', [40, null], 1],
  ['last', [40, null], 1],
  ['best', [null, null], 2],
  ['last', [null, null], 2],
] as const)(
  'by the rule %s of attempts with the totals %j number %i counts; one that waits for its mark replaces no score (R-FAIR-003, R-STAFF-004)',
  (rule, totals, expected) => {
    expect(countedAttempt(attempts(...totals), rule)?.attempt).toBe(expected)
  },
)
