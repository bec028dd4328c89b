import { expect, test } from 'vitest'
import { placeBlocks, withoutPlaces } from './place-blocks.ts'

test('a block stands where the text has its number in a line of its own, the others after the text (R-LEARN-009)', () => {
  expect(placeBlocks('Before\n[[2]]\nAfter [[1]]', 3)).toEqual([
    { text: 'Before\n' },
    { block: 1 },
    { text: '\nAfter [[1]]' },
    { block: 0 },
    { block: 2 },
  ])
  expect(placeBlocks('', 1)).toEqual([{ block: 0 }])
  expect(placeBlocks('Text', 0)).toEqual([{ text: 'Text' }])
})

test('a line for a block that does not exist or stands above is not shown (R-LEARN-009)', () => {
  expect(placeBlocks('[[1]]\r\nText\n [[1]] \n[[7]]', 1)).toEqual([
    { block: 0 },
    { text: '\nText\n' },
  ])
  expect(withoutPlaces('Text\n[[1]]\nMore [[1]]')).toBe('Text\n\nMore [[1]]')
})
