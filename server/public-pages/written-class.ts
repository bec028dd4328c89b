import * as z from 'zod/mini'
import { coverColourOfId } from '../../contract/classes/cover-colour.ts'
import { type PublicClass, publicClass } from '../../contract/classes/public-classes.ts'
import { isRegistrationOpen, registrationText } from '../../contract/classes/registration-window.ts'
import { formatShortNaira } from '../../contract/platform/kobo.ts'
import { messagesIn, textIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import type { AppContext } from '../platform/app-context.ts'
import { toPublicClass, type VisibleClass } from './public-class.ts'
import { splitScripts } from './split-scripts.ts'

/** A public class page and its data, as server/site/page.ts writes them. */
export type WrittenClass = Pick<PublicClass, 'category' | 'about' | 'lessons'> & {
  title: { latin: string; arabic: string }
  facts: string[]
  colour: number
  isOpen: boolean
  furtherLessons: number
  sample: { subject: string; about: string } | undefined
  response: unknown
}

/** The content of a class page before its scripts have loaded, and the data that it would request. */
export async function writeClass(
  school: Pick<AppContext, 'db' | 'mediaSecret' | 'config'>,
  found: VisibleClass,
  now: number,
  locale: Locale,
): Promise<WrittenClass> {
  const timezone = school.config.SITE_TIMEZONE
  const page = await toPublicClass(school, found, now)
  const { id, name, category, about, lessons, lessonCount, registrationCloses, sample } = page
  return {
    title: splitScripts(name),
    category,
    facts: [
      messagesIn(locale).classes_lesson_count({ count: lessonCount }),
      priceText(page, locale),
      textIn(locale, registrationText(registrationCloses, now, timezone)),
    ],
    colour: coverColourOfId(id),
    isOpen: isRegistrationOpen(registrationCloses, now, timezone),
    about,
    lessons,
    furtherLessons: lessonCount - lessons.length,
    sample: sample && { subject: sample.subject, about: sample.about },
    response: z.encode(publicClass, page),
  }
}

/** As on the page: 'Free', '₦7,500', '₦7,500 · Monthly subscription'. */
function priceText({ premium, price, monthly }: PublicClass, locale: Locale): string {
  const m = messagesIn(locale)
  const amount = formatShortNaira(price, locale)
  if (!premium) return m.kit_free()
  return monthly ? m.classes_monthly_price({ price: amount }) : amount
}
