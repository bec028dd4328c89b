import { formatDay } from '../../contract/certificates/certificate-text.ts'
import type { Confirmation } from '../../contract/certificates/certificates.ts'
import { formatShortNaira } from '../../contract/platform/kobo.ts'
import { DEFAULT_SITE_NAME, type SchoolSettings } from '../../contract/settings/settings.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import { findByCode } from '../certificates/store.ts'
import { toConfirmation } from '../certificates/verify.ts'
import type { AppContext } from '../platform/app-context.ts'
import { localeOf } from '../platform/locale-of.ts'
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

const DESCRIPTION_MAX = 200

/** What the settings say of the school. */
type SchoolTexts = Pick<SchoolSettings, 'siteName' | 'whatsappNumber' | 'language'>

/** The description of pages without their own, in the language of the reader. */
export function schoolDescription(
  { siteName, whatsappNumber: whatsapp, language }: SchoolTexts,
  locale: Locale,
): PageDescription {
  const school = siteName || DEFAULT_SITE_NAME
  return {
    school,
    title: school,
    description: messagesIn(locale).shell_description(),
    canonicalPath: undefined,
    picturePath: previewPath.school(previewVersion(schoolPreview(school, pictureLocale(language)))),
    exists: true,
    // a number of an earlier version can contain other characters
    plain: { whatsapp: whatsapp.replaceAll(/\D/g, '') },
  }
}

/** Describes the page at a path. Pages behind sign-in, unknown ones and hidden classes get the description of the school. */
export async function describePage(
  context: Pick<AppContext, 'db' | 'mediaSecret' | 'config'>,
  path: string,
  { now, locale }: { now: number; locale: Locale },
): Promise<PageDescription> {
  const { db, config } = context
  const settings = await readSettings(db)
  const page = schoolDescription(settings, locale)
  const { school } = page
  const m = messagesIn(locale)
  const [first = '', second = ''] = path.split('/').filter(Boolean).map(decode)
  if (first === 'courses' && second) {
    const found = await findVisibleClass(db, second)
    if (!found) return { ...page, exists: false }
    const writtenClass = await writeClass(context, found, now, locale)
    const picture = pictureLocale(settings.language)
    return { ...describeClass(found, page, locale, picture), writtenClass }
  }
  if (first === 'verify' && second) {
    const found = await findByCode(db, second)
    return found
      ? describeCertificate(toConfirmation(found, config.SITE_TIMEZONE), page, locale)
      : { ...page, plain: { ...page.plain, certificate: null } }
  }
  if (path === '/letters' && settings.lettersTrack)
    return {
      ...page,
      title: m.pages_title_of_letters({ school }),
      description: m.letters_subtitle(),
      canonicalPath: '/letters',
    }
  // the landing page has two addresses
  if (path === '/' || path === '/login')
    return {
      ...page,
      title: m.pages_title_of_school({ school, tagline: m.landing_heading() }),
      canonicalPath: '/',
    }
  if (path === '/register')
    return { ...page, title: m.pages_title_of_sign_up({ school }), canonicalPath: '/register' }
  return page
}

function describeCertificate(
  { title, name, issuedOn, revokedOn }: Confirmation,
  page: PageDescription,
  locale: Locale,
): PageDescription {
  const m = messagesIn(locale)
  const days = {
    issuedOn: formatDay(issuedOn, locale),
    revokedOn: revokedOn ? formatDay(revokedOn, locale) : '',
  }
  return {
    ...page,
    title: m.pages_title_of_certificate({ title, name }),
    description: m.pages_about_certificate(page),
    plain: { ...page.plain, certificate: { title, name, ...days } },
  }
}

function describeClass(
  found: VisibleClass,
  page: PageDescription,
  locale: Locale,
  picture: Locale,
): PageDescription {
  const { name, about, publicId } = found.details
  const preview = classPreview(page.school, found, picture)
  return {
    ...page,
    title: messagesIn(locale).pages_title_of_class({ name, school: page.school }),
    description: shorten(about) || factsOf(found, locale).join(' · '),
    canonicalPath: `/courses/${publicId}`,
    picturePath: previewPath.class(publicId, previewVersion(preview)),
  }
}

/** The language of pictures, which other sites show to every reader: that of the school. */
export const pictureLocale = (language: string): Locale => localeOf({ school: language })

/** The picture of the school. */
export function schoolPreview(school: string, locale: Locale): Preview {
  const m = messagesIn(locale)
  // the title has a line in each script
  return { school, title: m.pages_picture_title({ tagline: m.landing_heading() }), facts: [] }
}

/** The picture of a class. */
export function classPreview(school: string, found: VisibleClass, locale: Locale): Preview {
  return { school, title: found.details.name, facts: factsOf(found, locale) }
}

function factsOf({ details: { price, monthly, lessonCount } }: VisibleClass, locale: Locale) {
  const m = messagesIn(locale)
  const amount = formatShortNaira(price, locale)
  const cost = monthly ? m.classes_price_a_month({ price: amount }) : amount
  const lessons = lessonCount === 0 ? [] : [m.classes_lesson_count({ count: lessonCount })]
  return [price === 0 ? m.kit_free() : cost, ...lessons]
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
