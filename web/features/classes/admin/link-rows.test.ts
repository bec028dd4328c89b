import { expect, test } from 'vitest'
import { formatLinkRows, isValidLinkRow, newLinkRow, parseLinkRows } from './link-rows.ts'

test('stored links are unchanged after parsing and formatting (R-ACLASS-008)', () => {
  const stored = 'Table of forms https://example.org/table\nhttps://example.org/group\nBring a pen'
  expect(formatLinkRows(parseLinkRows(stored))).toBe(stored)
})

test('an address without a scheme becomes https, and blank rows are left out', () => {
  const rows = [newLinkRow(' Group ', ' example.org/group '), newLinkRow(), newLinkRow('', ' ')]
  expect(formatLinkRows(rows)).toBe('Group https://example.org/group')
})

test('a row needs a valid web address or none', () => {
  for (const address of [
    'example.org',
    'http://example.org:8080/a?b=c#d',
    'https://مثال.com',
    '',
  ]) {
    expect(isValidLinkRow(newLinkRow('Group', address)), address).toBe(true)
  }
  for (const address of ['two words', 'javascript:alert(1)', 'https://', 'nowhere', '<b>.org']) {
    expect(isValidLinkRow(newLinkRow('Group', address)), address).toBe(false)
  }
})
