import { lessonCountText, publicPriceText } from '../../contract/class-facts.ts'
import { coverColourOfId } from '../../contract/cover-colour.ts'
import { isRegistrationOpen, registrationText } from '../../contract/registration-window.ts'
import type { AppContext } from '../platform/app-context.ts'
import { encodePublicClass, type VisibleClass } from './public-class.ts'
import { splitScripts } from './split-scripts.ts'

/** The header of a public class page and its data, as server/site/page.ts writes them. */
export type WrittenClass = {
  title: { latin: string; arabic: string }
  category: string
  facts: string[]
  colour: number
  isOpen: boolean
  response: unknown
}

/** The content of a class page before its scripts have loaded, and the data that it would request. */
export async function writeClass(
  school: Pick<AppContext, 'db' | 'mediaSecret' | 'config'>,
  found: VisibleClass,
  now: number,
): Promise<WrittenClass> {
  const timezone = school.config.SITE_TIMEZONE
  const { id, name, category, lessonCount, registrationCloses } = found.details
  return {
    title: splitScripts(name),
    category,
    facts: [
      lessonCountText(lessonCount),
      publicPriceText(found.details),
      registrationText(registrationCloses, now, timezone),
    ],
    colour: coverColourOfId(id),
    isOpen: isRegistrationOpen(registrationCloses, now, timezone),
    response: await encodePublicClass(school, found, now),
  }
}
