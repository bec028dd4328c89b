import * as z from 'zod/mini'
import { coverColourOfId } from '../../contract/classes/cover-colour.ts'
import {
  lessonCountText,
  type PublicClass,
  publicClass,
  publicPriceText,
} from '../../contract/classes/public-classes.ts'
import { isRegistrationOpen, registrationText } from '../../contract/classes/registration-window.ts'
import { textIn } from '../../messages/catalog.ts'
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
      lessonCountText(lessonCount),
      publicPriceText(page),
      registrationText(registrationCloses, now, timezone),
    ].map((it) => textIn(locale, it)),
    colour: coverColourOfId(id),
    isOpen: isRegistrationOpen(registrationCloses, now, timezone),
    about,
    lessons,
    furtherLessons: lessonCount - lessons.length,
    sample: sample && { subject: sample.subject, about: sample.about },
    response: z.encode(publicClass, page),
  }
}
