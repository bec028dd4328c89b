import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateText, Time } from './DateText.tsx'
import { TimeZoneContext } from './time-zone.ts'

// 23:30 UTC
const LATE_EVENING = 1733009400

const renderIn = (timeZone: string, element: React.ReactNode) =>
  renderToStaticMarkup(<TimeZoneContext value={timeZone}>{element}</TimeZoneContext>)

test('a rendered date changes with the time zone of the school', () => {
  const date = <DateText at={LATE_EVENING} />

  expect(renderIn('UTC', date)).toBe('30 Nov 2024')
  expect(renderIn('Africa/Lagos', date)).toBe('1 Dec 2024')
})

test('a time element has the machine-readable time, and the exact time as the tooltip of a relative one', () => {
  expect(renderIn('UTC', <Time at={LATE_EVENING} />)).toBe(
    '<time dateTime="2024-11-30T23:30:00.000Z">30 Nov 2024, 11:30 PM</time>',
  )
  expect(renderIn('UTC', <Time at={LATE_EVENING} format="ago" />)).toContain(
    'title="30 Nov 2024, 11:30 PM"',
  )
})
