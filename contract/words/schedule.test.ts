import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_OF_WORK, type PlannedWord, planDay } from './plan-day.ts'
import { packReview, type Rating, schoolDay, unpackReview, type WordReview } from './review-log.ts'
import { replay } from './schedule.ts'

const ZONE = 'Africa/Lagos'
/** Saturday, 28 November 2026, 12:00 in Lagos. */
const NOON = Date.UTC(2026, 10, 28, 11) / 1000
const DAY = 86_400
const TODAY = schoolDay(NOON, ZONE)

let made = 0
const review = (rating: Rating, at: number, more: Partial<WordReview> = {}): WordReview => ({
  ...{ rating, at, id: `review-${String(++made).padStart(6, '0')}`, version: 1 },
  ...more,
})
const dueAfter = (...ratings: Rating[]) =>
  replay(
    ratings.map((it, index) => review(it, NOON + index * 20 * DAY)),
    { timezone: ZONE },
  ).due

test('a day of reviews begins at 04:00 of the school, also where clocks change (R-WORDS-004)', () => {
  const at = (hour: number, minute: number) => NOON + (hour - 12) * 3600 + minute * 60
  expect(schoolDay(at(3, 59), ZONE)).toBe(TODAY - 1)
  expect(schoolDay(at(4, 0), ZONE)).toBe(TODAY)
  // 29 March 2026 in Berlin has 23 hours: 03:59 and 04:00 are 01:59 and 02:00 UTC
  const spring = Date.UTC(2026, 2, 29, 2) / 1000
  expect(schoolDay(spring - 60, 'Europe/Berlin')).toBe(schoolDay(spring, 'Europe/Berlin') - 1)
})

test('the days are those of FSRS 6 without fuzz, in whole days (R-WORDS-004)', () => {
  const days = (rating: Rating) => (dueAfter(rating) ?? 0) - TODAY
  expect([1, 2, 3, 4].map((it) => days(it as Rating))).toEqual([1, 2, 3, 8])
  // the same word remembered after twenty days and after forty
  expect((dueAfter(3, 3) ?? 0) - TODAY).toBe(20 + 33)
  expect((dueAfter(3, 1) ?? 0) - TODAY).toBeLessThan(20 + 4)
  // a new word is due on no day
  expect(replay([], { timezone: ZONE })).toEqual({
    ...{ due: null, first: null, last: null, reviews: 0, failures: 0, isSetAside: false },
  })
})

test('10,000 random reviews on two phones come to equal days in whatever order they arrive (R-WORDS-004)', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 8) % below
  }
  const log = Array.from({ length: 10_000 }, (_, index) => ({
    word: random(200),
    review: review((1 + random(4)) as Rating, NOON - random(300 * DAY), {
      id: `${index % 2 ? 'one' : 'two'}-${random(2 ** 24).toString(36)}-${index}`,
      ...(index % 50 === 49 && { rating: 0, undoes: 'nothing-known' }),
    }),
  }))
  const statesOf = (arrived: typeof log) => {
    const byWord = Map.groupBy(arrived, (it) => it.word)
    return Array.from({ length: 200 }, (_, word) =>
      replay(byWord.get(word)?.map((it) => it.review) ?? [], { timezone: ZONE }),
    )
  }
  const expected = statesOf(log)
  for (const order of [
    log.toReversed(),
    log.toSorted((a, b) => (a.review.id < b.review.id ? -1 : 1)),
    // each phone at once, one after the other
    [...log.filter((_, i) => i % 2), ...log.filter((_, i) => i % 2 === 0)],
  ])
    expect(statesOf(order)).toEqual(expected)
  expect(new Set(expected.map(({ due }) => due)).size).toBeGreaterThan(20)
})

test('reviews are replayed by time and id, those of the same second too, and packing them loses nothing (R-WORDS-004)', () => {
  const ratings = fc.constantFrom<Rating>(1, 2, 3, 4)
  const logs = fc.array(fc.tuple(ratings, fc.integer({ min: 0, max: 5 })), { maxLength: 12 })
  fc.assert(
    fc.property(logs, fc.infiniteStream(fc.nat()), (log, picks) => {
      const reviews = log.map(([rating, day]) => review(rating, NOON + day * DAY))
      const shuffled = reviews
        .map((it) => ({ it, at: picks.next().value }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ it }) => unpackReview(JSON.parse(JSON.stringify(packReview(it)))))
      expect(replay(shuffled, { timezone: ZONE })).toEqual(replay(reviews, { timezone: ZONE }))
    }),
    { numRuns: 200 },
  )
})

test('an undone review counts no more, whichever of the two arrives first (R-WORDS-003)', () => {
  const good = review(3, NOON)
  const slip = review(1, NOON + DAY)
  const undo = review(0, NOON + DAY + 5, { undoes: slip.id })
  const expected = replay([good], { timezone: ZONE })
  expect(replay([good, slip, undo], { timezone: ZONE })).toEqual(expected)
  expect(replay([undo, slip, good], { timezone: ZONE })).toEqual(expected)
  expect(replay([good, undo], { timezone: ZONE })).toEqual(expected)
  expect(replay([good, slip], { timezone: ZONE })).not.toEqual(expected)
})

test('a word that failed eight times is set aside until it is taken up again (R-WORDS-005)', () => {
  const fails = (count: number) =>
    Array.from({ length: count }, (_, i) => review(1, NOON + i * DAY))
  const seven = fails(7)
  expect(replay(seven, { timezone: ZONE })).toMatchObject({ failures: 7, isSetAside: false })
  const eight = [...seven, review(3, NOON + 8 * DAY), review(1, NOON + 9 * DAY)]
  expect(replay(eight, { timezone: ZONE })).toMatchObject({ failures: 8, isSetAside: true })
  const again = { timezone: ZONE, takenUpAt: NOON + 9 * DAY }
  expect(replay(eight, again)).toMatchObject({ failures: 0, isSetAside: false, reviews: 9 })
})

const planned = (card: number, due: number | null, more: object = {}): PlannedWord => ({
  ...{ card, addedAt: card },
  state: {
    due,
    first: due === null ? null : TODAY - 9,
    last: due === null ? null : TODAY - 3,
    isSetAside: false,
    ...more,
  },
})
const cardsOf = (words: readonly PlannedWord[]) => words.map(({ card }) => card)

test('a day has the due words, the longest due first, and ten new ones (R-WORDS-003)', () => {
  const words = [
    ...[planned(1, TODAY), planned(2, TODAY - 2), planned(3, TODAY + 1)],
    planned(4, TODAY - 5, { isSetAside: true }),
    ...Array.from({ length: 12 }, (_, i) => planned(30 - i, null)),
  ]
  const plan = planDay(words, { today: TODAY, newPerDay: 10 })
  expect(cardsOf(plan.due)).toEqual([2, 1])
  expect(cardsOf(plan.fresh)).toEqual([19, 20, 21, 22, 23, 24, 25, 26, 27, 28])
  expect(plan.later).toBe(0)
  // those begun today count
  const begun = planned(40, TODAY + 2, { first: TODAY, last: TODAY })
  expect(planDay([...words, begun], { today: TODAY, newPerDay: 10 }).fresh).toHaveLength(9)
  expect(planDay(words, { today: TODAY, newPerDay: 0 }).fresh).toEqual([])
})

test('after a holiday the due words are spread over days, and new ones wait (R-WORDS-003)', () => {
  const words = [
    ...Array.from({ length: 130 }, (_, i) => planned(i + 1, TODAY - 200 + i)),
    planned(900, null),
  ]
  const plan = planDay(words, { today: TODAY, newPerDay: 10 })
  expect(cardsOf(plan.due)).toEqual(Array.from({ length: DAY_OF_WORK }, (_, i) => i + 1))
  expect([plan.fresh.length, plan.later]).toEqual([0, 80])
  // what was done today is subtracted
  const done = words.map((it, i) => (i < 20 ? planned(it.card, TODAY + 4, { last: TODAY }) : it))
  expect(planDay(done, { today: TODAY, newPerDay: 10 })).toMatchObject({
    due: { length: 30 },
    later: 80,
  })
})
