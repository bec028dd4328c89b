import { HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import type { CalendarEvent } from './calendar-events.ts'

type CalendarFile = {
  events: readonly CalendarEvent[]
  /** The name of the school. */
  school: string
  /** Without a trailing slash. */
  site: string
  isStaff: boolean
  locale: Locale
}

// RFC 5545 allows no control characters in a text, and writes a line break as \n
const cleanText = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' ')

/** A calendar file (RFC 5545) with times in UTC; equal input gives equal bytes. */
export async function writeCalendar(it: CalendarFile): Promise<string> {
  const { default: ical, ICalEventStatus } = await import('ical-generator')
  const m = messagesIn(it.locale)
  const host = new URL(it.site).hostname
  const calendar = ical({
    name: cleanText(m.live_calendar_name({ school: it.school })),
    prodId: { company: 'Lisan', product: 'Live sessions', language: it.locale.toUpperCase() },
    // how soon a calendar asks again, in seconds
    ttl: HOUR,
  })
  for (const event of it.events) {
    const { startsAt, minutes, classId, classPublicId, note, link, updatedAt } = event
    const page = it.isStaff
      ? `${it.site}/admin/classes/manage/${classId}?tab=sessions`
      : `${it.site}/classes/${classPublicId}`
    const changed = new Date(updatedAt * 1000)
    calendar.createEvent({
      id: `${event.rand}@${host}`,
      sequence: event.sequence,
      stamp: changed,
      lastModified: changed,
      start: new Date(startsAt * 1000),
      end: new Date((startsAt + minutes * MINUTE) * 1000),
      summary: cleanText(m.live_calendar_event({ class: event.className })),
      description: cleanText([note, link, page].filter(Boolean).join('\n\n')),
      url: page,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  // the library leaves out the last line break
  return `${calendar.toString().trimEnd()}\r\n`
}
