import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { getCalendarFeed } from '../../contract/live/calendar-feed.ts'
import * as calls from '../../contract/live/manage-live-sessions.ts'
import { HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { startOfDay } from '../../contract/platform/school-time.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { addTestSessions } from '../test/live-session.ts'
import { seedClass, seedEnrolment } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

const CLASS = 'النَّحْوُ الواضِح؛ "الجزء الأوّل", والصرف; C:\\nahw 🌙'
const NOTE = `أحضِروا الورقة:\nسورة الفاتحة، ${'الآية '.repeat(30)}\\n`

/** Values as RFC 5545, section 3.3, has them. */
const TEXT = /:(?:[^\p{Cc}\\;,]|\\[\\;,nN])*/u.source
const UTC = /:\d{8}T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ/.source
const DURATION = /:P(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?|\d+[DW])/.source
const URI = /:https?:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]+/.source

type Property = { value: string; isRequired?: true }

/** The lines that a component may have, each at most once: of RFC 5545, sections 3.6 to 3.8, and of RFC 7986. */
const PROPERTIES = {
  VCALENDAR: {
    VERSION: { value: ':2\\.0', isRequired: true },
    PRODID: { value: TEXT, isRequired: true },
    NAME: { value: TEXT },
    'X-WR-CALNAME': { value: TEXT },
    'REFRESH-INTERVAL': { value: `;VALUE=DURATION${DURATION}` },
    'X-PUBLISHED-TTL': { value: DURATION },
  },
  VEVENT: {
    UID: { value: TEXT, isRequired: true },
    DTSTAMP: { value: UTC, isRequired: true },
    DTSTART: { value: UTC, isRequired: true },
    DTEND: { value: UTC },
    SEQUENCE: { value: ':\\d{1,9}' },
    SUMMARY: { value: TEXT },
    DESCRIPTION: { value: TEXT },
    URL: { value: `(?:;VALUE=URI)?${URI}` },
    STATUS: { value: ':(?:TENTATIVE|CONFIRMED|CANCELLED)' },
    'LAST-MODIFIED': { value: UTC },
  },
} satisfies Record<string, Record<string, Property>>

const CALENDAR = /^BEGIN:VCALENDAR\r\n(.+?)BEGIN:VEVENT\r\n(.+)END:VEVENT\r\nEND:VCALENDAR\r\n$/s

/** What is wrong with a calendar by the grammar of RFC 5545, line by line. */
function problemsOf(file: string): string[] {
  // a line that begins with a space continues the one before (3.1)
  const [, head = '', events] = CALENDAR.exec(file.replaceAll('\r\n ', '')) ?? []
  if (events === undefined) return ['no calendar']
  return [
    ...problemsIn('VCALENDAR', head),
    ...events.split('END:VEVENT\r\nBEGIN:VEVENT\r\n').flatMap((it) => problemsIn('VEVENT', it)),
  ]
}

/** Lines with wrong values, names of lines that are there twice, and of those that are missing. */
function problemsIn(component: 'VCALENDAR' | 'VEVENT', text: string): string[] {
  const known: Record<string, Property> = PROPERTIES[component]
  const lines = text.split('\r\n').slice(0, -1)
  const names = lines.map((it) => it.replace(/[:;].*$/s, ''))
  const wrong = lines.filter((line, index) => {
    const name = names[index] ?? ''
    return !new RegExp(`^${name}${known[name]?.value ?? '^'}$`, 'u').test(line)
  })
  const repeated = names.filter((it, index) => names.indexOf(it) !== index)
  const required = Object.keys(known).filter((it) => known[it]?.isRequired)
  return [...wrong, ...repeated, ...required.filter((it) => !names.includes(it))]
}

/** Sessions of a class over a change of the clocks, one moved and one cancelled, and the calendar of a student. */
async function openSchool(timezone: string, { from, until }: { from: string; until: string }) {
  freezeClock('2027-03-01T08:00:00Z')
  const school = await openTestSchool({ SITE_TIMEZONE: timezone })
  const owner = await seedAdministrator(school)
  const { id: classId } = await seedClass(school, { name: CLASS })
  const amina = await seedStudent(school)
  await seedEnrolment(school, { studentId: amina.id, classId })
  const evening = startOfDay(from, timezone) + 20 * HOUR
  const form = {
    starts_at: String(evening),
    minutes: 45,
    note: NOTE,
    link: 'https://meet.example.org/a',
  }
  const ids = await addTestSessions(school, owner, classId, { ...form, days: [3], until })
  const [moved = '', cancelled = ''] = ids
  const later = { ...form, live_id: moved, starts_at: String(evening + HOUR) }
  await callApi(school, calls.changeLiveSession, later, owner)
  await callApi(school, calls.cancelLiveSession, { live_id: cancelled }, owner)
  const request = { class_id: String(classId) }
  const { rows } = (await callApi(school, calls.getLiveSessions, request, owner)).data
  const read = async (user = amina) => {
    const { path } = (await callApi(school, getCalendarFeed, {}, user)).data
    return (await school.app.inject({ url: path })).body
  }
  return { owner, rows, read }
}

const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((it) => {
    const event = new ICAL.Event(it)
    return {
      ...{ uid: event.uid, sequence: event.sequence, summary: event.summary },
      ...{ description: event.description, status: it.getFirstPropertyValue('status') },
      startsAt: event.startDate.toUnixTime(),
      endsAt: event.endDate.toUnixTime(),
      hour: new Date(event.startDate.toUnixTime() * 1000).getUTCHours(),
    }
  })

test.each([
  ['Africa/Cairo', { from: '2027-04-21', until: '2027-05-05' }, [19, 18, 17]],
  ['Europe/London', { from: '2027-03-17', until: '2027-03-31' }, [21, 20, 19]],
  ['Africa/Lagos', { from: '2027-03-17', until: '2027-03-31' }, [20, 19, 19]],
])(
  'a public parser reads the calendar of a school in %s as the sessions are, over a change of the clocks and in Arabic, and each line is one of RFC 5545 (R-SESSION-004)',
  async (timezone, weeks, utcHours) => {
    const { owner, rows, read } = await openSchool(timezone, weeks)
    for (const file of [await read(), await read(owner)]) {
      expect(problemsOf(file)).toEqual([])
      const events = eventsOf(file)
      expect(events.map(({ hour }) => hour)).toEqual(utcHours)
      expect(events.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual(
        rows.map((it: { starts_at: number }) => [it.starts_at, it.starts_at + 45 * MINUTE]),
      )
      expect(events).toMatchObject([
        { sequence: 1, status: 'CONFIRMED' },
        { sequence: 1, status: 'CANCELLED' },
        { sequence: 0, status: 'CONFIRMED' },
      ])
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(3)
      for (const { summary, description } of events) {
        expect(summary).toContain(CLASS)
        expect(description.startsWith(`${NOTE.trim()}\n\nhttp`)).toBe(true)
      }
    }
  },
)

test('the check of the lines finds what RFC 5545 does not allow (R-SESSION-004)', async () => {
  const { read } = await openSchool('Africa/Lagos', { from: '2027-03-17', until: '2027-03-31' })
  const file = await read()
  for (const [written, wrong] of [
    ['\\, والصرف', ', والصرف'],
    ['STATUS:CONFIRMED', 'STATUS:MOVED'],
    ['VERSION:2.0\r\n', ''],
    ['\r\nEND:VCALENDAR', ''],
    ['SEQUENCE:0', 'SEQUENCE:0\r\nSEQUENCE:1'],
    ['00Z\r\nDTEND', '00\r\nDTEND'],
  ] as const) {
    const changed = file.replaceAll('\r\n ', '').replace(written, wrong)
    expect(changed, written).not.toBe(file.replaceAll('\r\n ', ''))
    expect(problemsOf(changed), written).not.toEqual([])
  }
})
