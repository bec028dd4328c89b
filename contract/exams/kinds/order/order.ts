import { say } from '../../../../messages/message.ts'
import * as z from '../../../platform/zod.ts'
import { contentText, type ExerciseRules, inAnotherOrder } from '../exercise.ts'

/** Words, or letters that join, to be put in order (R-LEARN-004). */
export type OrderContent = {
  unit: 'words' | 'letters'
  /** The right order. An underscore keeps words on one tile. */
  text: string
  /** Further right orders of the same tiles. */
  orders: string[]
  /** Tiles that do not belong to it. */
  decoys: string[]
}

export type PublicOrder = { unit: 'words' | 'letters'; tiles: string[] }

export const MAX_TILES = 30

/** The tiles of a text: its words, or its letters with their marks. */
export function tilesOf(text: string, unit: OrderContent['unit']): string[] {
  if (unit === 'letters') return text.replaceAll(/\s+/g, '').match(/\P{M}\p{M}*/gu) ?? []
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((it) => it.replaceAll('_', ' '))
}

/** The text that tiles make in an order. */
export const joinTiles = (tiles: readonly string[], unit: OrderContent['unit']): string =>
  tiles.join(unit === 'letters' ? '' : ' ')

const sorted = (tiles: readonly string[]) => tiles.toSorted().join('\u0000')

/** Whether two orders differ by an exchange of two tiles. */
function isOneExchange(right: readonly string[], given: readonly string[]): boolean {
  if (right.length !== given.length) return false
  const places = right.flatMap((it, index) => (it === given[index] ? [] : [index]))
  const [first = 0, second = 0] = places
  return places.length === 2 && right[first] === given[second] && right[second] === given[first]
}

export const order: ExerciseRules<OrderContent, PublicOrder> = {
  content: z.object({
    unit: z._default(z.enum(['words', 'letters']), 'words'),
    text: contentText(1_000),
    orders: z._default(z.array(contentText(1_000)).check(z.maxLength(10)), []),
    decoys: z._default(z.array(contentText(100)).check(z.maxLength(10)), []),
  }) as z.ZodMiniType<OrderContent, OrderContent>,
  findProblems: ({ unit, text, orders, decoys }) => {
    const tiles = tilesOf(text, unit)
    if (tiles.length < 2) return [{ field: 'text', message: say('rules_exercises_two_tiles') }]
    if (tiles.length + decoys.length > MAX_TILES)
      return [{ field: 'text', message: say('rules_exercises_too_many_tiles', { max: MAX_TILES }) }]
    return orders.some((it) => sorted(tilesOf(it, unit)) !== sorted(tiles))
      ? [{ field: 'orders', message: say('rules_exercises_other_tiles') }]
      : []
  },
  keyText: ({ text }) => text.replaceAll('_', ' '),
  toPublic: ({ unit, text, orders, decoys }) => {
    const rights = new Set([text, ...orders].map((it) => joinTiles(tilesOf(it, unit), unit)))
    let tiles = inAnotherOrder([...tilesOf(text, unit), ...decoys.filter(Boolean)], (it) => it)
    for (const _ of tiles)
      if (rights.has(joinTiles(tiles, unit))) tiles = [...tiles.slice(1), ...tiles.slice(0, 1)]
    return { unit, tiles }
  },
  isPossible: ({ unit, text, decoys }, answer) => {
    const left = [...tilesOf(text, unit), ...decoys]
    return answer.every((it) => {
      const index = left.indexOf(it)
      if (index >= 0) left.splice(index, 1)
      return index >= 0
    })
  },
  review: ({ unit, text, orders }, answer) => {
    const rights = [text, ...orders].map((it) => tilesOf(it, unit))
    const given = joinTiles(answer, unit)
    const equal = rights.find((it) => joinTiles(it, unit) === given)
    const close = rights.find((it) => isOneExchange(it, answer))
    const right = joinTiles(equal ?? close ?? rights[0] ?? [], unit)
    return [{ label: '', given, right, verdict: equal ? 'right' : close ? 'near' : 'wrong' }]
  },
  isStrict: () => false,
  translate: (_before, _after, answer) => answer,
}
