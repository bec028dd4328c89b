import { encodeClassPage, type StandingOnPage } from '../../contract/study.ts'
import { mayReadLinks } from '../classes/visibility.ts'
import { isExpired } from '../enrolment/store.ts'
import { mediaUrl } from '../kernel/media-address.ts'
import type { School } from '../kernel/school.ts'
import { doneIn, type Place, placeOf } from './place.ts'

/**
 * A class with its lessons in order and what this student did with them, on the wire (student-area §3, §7).
 * A lesson's text and the address of its material are never here; a timetable's are for those enrolled.
 * Declines a class that does not exist for the student.
 */
export async function classPage(
  { db, mediaSecret, config }: School,
  asked: { classRef: string; studentId: number; isAdmin: boolean; now: number },
) {
  const place = await placeOf(db, asked)
  const { viewedAt, submitted } = await doneIn(db, place)
  const viewer = { ...place, ...asked, timezone: config.SITE_TIMEZONE }
  return encodeClassPage(place.syllabus.onWire, {
    hasLinks: mayReadLinks(place.syllabus.aClass, viewer),
    isEnrolled: place.isEnrolled,
    paidUntil: place.paidUntil,
    subscription: subscriptionOf(place, asked.now),
    monthlyLimit: place.seat.monthly_limit,
    viewedAt,
    submitted,
    files: new Map(
      [...place.syllabus.files].map(([id, { key, name, bytes }]) => [
        id,
        {
          material_url: mediaUrl(mediaSecret, key, asked.now),
          material_name: name,
          material_size: bytes,
        },
      ]),
    ),
  })
}

function subscriptionOf(place: Place, now: number): StandingOnPage['subscription'] {
  if (!place.isEnrolled) return 'none'
  return isExpired(place, now) ? 'expired' : 'active'
}
