import { formatDay } from '../../contract/certificates/certificate-text.ts'
import type { Confirmation } from '../../contract/certificates/certificates.ts'
import { formatShortNaira } from '../../contract/platform/kobo.ts'
import { DEFAULT_SITE_NAME } from '../../contract/settings/settings.ts'
import { findByCode } from '../certificates/store.ts'
import { toConfirmation } from '../certificates/verify.ts'
import type { AppContext } from '../platform/app-context.ts'
import { readSettings } from '../settings/store.ts'
import type { Preview } from './draw-preview.ts'
import { previewPath, previewVersion } from './preview-version.ts'
import { findVisibleClass, type VisibleClass } from './public-class.ts'
import { type WrittenClass, writeClass } from './written-class.ts'

/** The metadata in the head of a page, for search engines and link previews. */
export type PageDescription = {
  school: string
  title: string
  description: string
  /** The path of the page for search engines; undefined for a page that they must not list. */
  canonicalPath: string | undefined
  /** The path of the preview picture. */
  picturePath: string
  /** False if there is no page at this address. */
  exists: boolean
  /** The content that a public class page shows before its scripts have loaded. */
  writtenClass?: WrittenClass
  plain: PlainContent
}

/** What the page shows without JavaScript, besides a class. */
type PlainContent = {
  /** The digits of the school's WhatsApp number; '' for none. */
  whatsapp: string
  certificate?: { title: string; name: string; issuedOn: string; revokedOn: string } | null
}

export const TAGLINE = 'Your journey to Arabic fluency starts here'
const ABOUT_SCHOOL =
  'Learn Arabic online: classes, lessons and exams that open quickly on any phone.'
const DESCRIPTION_MAX = 200

/** The description of pages without their own. */
export function schoolDescription(school: string, whatsapp = ''): PageDescription {
  return {
    school,
    title: school,
    description: ABOUT_SCHOOL,
    canonicalPath: undefined,
    picturePath: previewPath.school(previewVersion(schoolPreview(school))),
    exists: true,
    // a number of an earlier version can contain other characters
    plain: { whatsapp: whatsapp.replaceAll(/\D/g, '') },
  }
}

/** Describes the page at a path. Pages behind sign-in, unknown ones and hidden classes get the description of the school. */
export async function describePage(
  context: Pick<AppContext, 'db' | 'mediaSecret' | 'config'>,
  path: string,
  now: number,
): Promise<PageDescription> {
  const { db, config } = context
  const { siteName, whatsappNumber } = await readSettings(db)
  const page = schoolDescription(siteName || DEFAULT_SITE_NAME, whatsappNumber)
  const { school } = page
  const [first = '', second = ''] = path.split('/').filter(Boolean).map(decode)
  if (first === 'courses' && second) {
    const found = await findVisibleClass(db, second)
    if (!found) return { ...page, exists: false }
    const writtenClass = await writeClass(context, found, now)
    return { ...describeClass(found, page), writtenClass }
  }
  if (first === 'verify' && second) {
    const found = await findByCode(db, second)
    return found
      ? describeCertificate(toConfirmation(found, config.SITE_TIMEZONE), page)
      : { ...page, plain: { ...page.plain, certificate: null } }
  }
  // the landing page has two addresses
  if (path === '/' || path === '/login')
    return { ...page, title: `${school} · ${TAGLINE}`, canonicalPath: '/' }
  if (path === '/register')
    return { ...page, title: `Sign Up · ${school}`, canonicalPath: '/register' }
  return page
}

function describeCertificate(
  { title, name, issuedOn, revokedOn }: Confirmation,
  page: PageDescription,
): PageDescription {
  const days = { issuedOn: formatDay(issuedOn), revokedOn: revokedOn ? formatDay(revokedOn) : '' }
  return {
    ...page,
    title: `${title}: ${name}`,
    description: `A certificate of ${page.school}. Open the page to check that it is genuine.`,
    plain: { ...page.plain, certificate: { title, name, ...days } },
  }
}

function describeClass(found: VisibleClass, page: PageDescription): PageDescription {
  const { name, about, publicId } = found.details
  return {
    ...page,
    title: `${name} · ${page.school}`,
    description: shorten(about) || factsOf(found).join(' · '),
    canonicalPath: `/courses/${publicId}`,
    picturePath: previewPath.class(publicId, previewVersion(classPreview(page.school, found))),
  }
}

/** The picture of the school. */
export function schoolPreview(school: string): Preview {
  return { school, title: `${TAGLINE} · العربية`, facts: [] }
}

/** The picture of a class. */
export function classPreview(school: string, found: VisibleClass): Preview {
  return { school, title: found.details.name, facts: factsOf(found) }
}

function factsOf({ details: { price, monthly, lessonCount } }: VisibleClass): string[] {
  const lessons = lessonCount === 1 ? '1 lesson' : `${lessonCount} lessons`
  const cost = price === 0 ? 'Free' : `${formatShortNaira(price)}${monthly ? ' a month' : ''}`
  return lessonCount === 0 ? [cost] : [cost, lessons]
}

/** The first words of a text on one line. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_MAX) return line
  const cut = line.slice(0, DESCRIPTION_MAX)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 120 ? cut.lastIndexOf(' ') : undefined).toWellFormed()}…`
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
