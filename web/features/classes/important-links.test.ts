import { expect, test } from 'vitest'
import { parseLinks } from './important-links.ts'

test('a line of the links of a class is parsed into a label and its http(s) URL', () => {
  expect(parseLinks('The book: https://books.example/naḥw\nhttp://plain.example')).toEqual([
    { label: 'The book', address: 'https://books.example/naḥw' },
    { label: 'http://plain.example', address: 'http://plain.example' },
  ])
})

test.each(['javascript:alert(1)', 'Book data:text/html,x', '//evil.example', 'ftp://x.example'])(
  '%s is not turned into a link',
  (line) => {
    expect(parseLinks(line)).toEqual([{ label: line }])
  },
)
