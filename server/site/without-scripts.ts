import { messagesIn } from '../../messages/catalog.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { Locale } from '../../messages/languages.ts'
import { formatNumber } from '../../messages/runtime.ts'
import { escapeHtml } from '../platform/escape-html.ts'

/** What a page shows without JavaScript below the header of the school, besides a class. */
export type PlainContent = {
  /** The digits of the school's WhatsApp number with its country code; '' for none. */
  whatsapp: string
  /** Of the page of a certificate; null if none has its code. */
  certificate?: PlainCertificate | null
}

/** The days as text; `revokedOn` is '' unless the certificate was revoked. */
export type PlainCertificate = { title: string; name: string; issuedOn: string; revokedOn: string }

/** A class below its header, which page.ts writes. */
export type PlainClass = {
  about: string
  lessons: readonly { subject: string; exam: boolean; sample: boolean }[]
  /** The number of lessons that `lessons` leaves out. */
  furtherLessons: number
  sample: { subject: string; about: string } | undefined
}

type PlainPage = PlainContent & {
  locale: Locale
  school: string
  title: string
  /** The full address of a public class page. */
  address: string
  exists: boolean
  plainClass: PlainClass | undefined
}

/** The `<noscript>` element of a page, in the styles of web/kit. Every text of a user is escaped. */
export function writeWithoutScripts(page: PlainPage): string {
  return `<noscript><div class="page">${contentOf(page)}</div></noscript>`
}

function contentOf(page: PlainPage): string {
  const { whatsapp, certificate, plainClass } = page
  const m = messagesIn(page.locale)
  if (plainClass) {
    const chat = chatLink(m, whatsapp, `${page.title}\n${page.address}`)
    const joining = whatsapp ? m.pages_to_join_or_write() : m.pages_to_join()
    return classCards(page.locale, plainClass) + card(`<p>${joining}</p>${chat}`)
  }
  const chat = chatLink(m, whatsapp)
  if (certificate !== undefined) return certificateCard(m, certificate) + (chat && card(chat))
  const school = escapeHtml(page.school)
  const sentence = page.exists
    ? escapeHtml(m.pages_needs_scripts({ school: page.school }))
    : m.rules_wire_nothing_here()
  const advice = whatsapp ? m.pages_switch_on_or_write() : m.pages_switch_on()
  return card(`<h1>${school}</h1><p>${sentence}</p><p>${advice}</p>${chat}`)
}

function chatLink(m: Messages, whatsapp: string, text = ''): string {
  if (!whatsapp) return ''
  const query = text && `?text=${encodeURIComponent(text.toWellFormed())}`
  const number = `<bdi dir="ltr">+${whatsapp}</bdi>`
  return `<p><a href="https://wa.me/${whatsapp}${query}" rel="noreferrer">${m.pages_whatsapp()} ${number}</a></p>`
}

function classCards(
  locale: Locale,
  { about, lessons, furtherLessons, sample }: PlainClass,
): string {
  const m = messagesIn(locale)
  const more =
    furtherLessons > 0
      ? `<p class="pad">${m.classes_syllabus_more({ count: furtherLessons })}</p>`
      : ''
  const syllabus =
    lessons.length > 0
      ? `<ol class="rows">${lessons.map((it, index) => lessonRow(m, it, formatNumber(index + 1, locale))).join('')}</ol>${more}`
      : `<p class="pad">${m.classes_no_lessons_yet()}</p>`
  return [
    titledCard(m.screens_about_class(), `<div class="pad prose">${paragraphs(about)}</div>`),
    titledCard(m.classes_syllabus(), syllabus),
    sample &&
      titledCard(
        m.screens_free_lesson_2(),
        `<div class="pad prose prose-lesson"><h3 dir="auto">${escapeHtml(sample.subject)}</h3>${paragraphs(sample.about)}</div>`,
      ),
  ].join('')
}

function lessonRow(
  m: Messages,
  { subject, exam, sample }: PlainClass['lessons'][number],
  position: string,
) {
  return [
    `<li><span class="star star-open"><span>${position}</span></span>`,
    `<span class="grow" dir="auto">${escapeHtml(subject)}</span>`,
    exam ? `<span class="badge badge-info">${m.classes_exam()}</span>` : '',
    sample ? `<span class="badge badge-success">${m.classes_free_sample()}</span>` : '',
    '</li>',
  ].join('')
}

function certificateCard(m: Messages, certificate: PlainCertificate | null): string {
  if (!certificate)
    return card(
      `<h1>${m.screens_certificate_not_found()}</h1><p>${m.pages_certificate_compare()}</p>`,
    )
  const { title, name, issuedOn, revokedOn } = certificate
  const verdict = revokedOn
    ? `<p class="note note-error">${m.screens_certificate_not_valid_school_revoked({ day: revokedOn })}</p>`
    : `<p class="note note-success">${m.screens_certificate_genuine_given_school()}</p>`
  return (
    verdict +
    card(
      `<h1 dir="auto">${escapeHtml(title)}</h1><p dir="auto"><b>${escapeHtml(name)}</b></p><p>${issuedOn}</p>`,
    )
  )
}

const card = (content: string) =>
  `<section class="card pad"><div class="prose">${content}</div></section>`

const titledCard = (title: string, content: string) =>
  `<section class="card"><div class="card-head"><h2>${title}</h2></div>${content}</section>`

/** A paragraph for each line, each in the direction of its first letter. */
const paragraphs = (text: string) =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p dir="auto">${escapeHtml(line)}</p>`)
    .join('')
