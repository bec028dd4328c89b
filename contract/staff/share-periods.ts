/** A share that was set; `id` orders those of a day. */
export type SetShare = {
  id: number
  userId: number
  classId: number
  basisPoints: number
  /** 'YYYY-MM-DD' */
  fromDay: string
}

/** The days in which a share is valid: from the first one up to, but not including, the last one; null without an end. */
export type SharePeriod = Omit<SetShare, 'id'> & { untilDay: string | null }

/** The periods of all shares: each ends where the next one of the teacher and class begins, and the last of a day is valid. */
export function listSharePeriods(shares: readonly SetShare[]): SharePeriod[] {
  const lists = new Map<string, SetShare[]>()
  for (const share of shares) {
    const key = `${share.userId} ${share.classId}`
    lists.set(key, [...(lists.get(key) ?? []), share])
  }
  return [...lists.values()].flatMap(periodsOf)
}

function periodsOf(shares: readonly SetShare[]): SharePeriod[] {
  const byDay = new Map<string, SetShare>()
  for (const share of [...shares].sort((a, b) => a.id - b.id)) byDay.set(share.fromDay, share)
  const valid = [...byDay.values()].sort((a, b) => (a.fromDay < b.fromDay ? -1 : 1))
  return valid.map(({ id, ...share }, index) => ({
    ...share,
    untilDay: valid[index + 1]?.fromDay ?? null,
  }))
}

/** The largest sum of the shares of one class on a day or later, in basis points, and the first day that has it. */
export function largestSum(
  shares: readonly SetShare[],
  firstDay: string,
): { basisPoints: number; day: string } {
  const periods = listSharePeriods(shares)
  // the sum only changes where a period begins
  const days = [firstDay, ...periods.map((it) => it.fromDay).filter((it) => it > firstDay)].sort()
  let largest = { basisPoints: 0, day: firstDay }
  for (const day of days) {
    const basisPoints = periods
      .filter((it) => isDayIn(it, day))
      .reduce((sum, it) => sum + it.basisPoints, 0)
    if (basisPoints > largest.basisPoints) largest = { basisPoints, day }
  }
  return largest
}

export const isDayIn = (
  { fromDay, untilDay }: Pick<SharePeriod, 'fromDay' | 'untilDay'>,
  day: string,
): boolean => fromDay <= day && (untilDay === null || day < untilDay)
