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
  const orWrite = whatsapp && ', or write to the school'
  if (plainClass) {
    const chat = chatLink(whatsapp, `${page.title}\n${page.address}`)
    const joining = `<p>To join, open this page in a browser with JavaScript${orWrite}.</p>`
    return classCards(plainClass) + card(joining + chat)
  }
  const chat = chatLink(whatsapp)
  if (certificate !== undefined) return certificateCard(certificate) + (chat && card(chat))
  const school = escapeHtml(page.school)
  const sentence = page.exists
    ? `${school} needs JavaScript to show its classes and lessons.`
    : 'There is nothing at this address.'
  const advice = `Switch JavaScript on in your browser, or open this page in another one${orWrite}.`
  return card(`<h1>${school}</h1><p>${sentence}</p><p>${advice}</p>${chat}`)
}

function chatLink(whatsapp: string, text = ''): string {
  if (!whatsapp) return ''
  const query = text && `?text=${encodeURIComponent(text.toWellFormed())}`
  const number = `<bdi dir="ltr">+${whatsapp}</bdi>`
  return `<p><a href="https://wa.me/${whatsapp}${query}" rel="noreferrer">WhatsApp: ${number}</a></p>`
}

function classCards({ about, lessons, furtherLessons, sample }: PlainClass): string {
  const more = furtherLessons > 0 ? `<p class="pad">and ${furtherLessons} more</p>` : ''
  const syllabus =
    lessons.length > 0
      ? `<ol class="rows">${lessons.map(lessonRow).join('')}</ol>${more}`
      : '<p class="pad">The first lesson is still being prepared.</p>'
  return [
    titledCard('About this class', `<div class="pad prose">${paragraphs(about)}</div>`),
    titledCard('Syllabus', syllabus),
    sample &&
      titledCard(
        'A free lesson',
        `<div class="pad prose prose-lesson"><h3 dir="auto">${escapeHtml(sample.subject)}</h3>${paragraphs(sample.about)}</div>`,
      ),
  ].join('')
}

function lessonRow({ subject, exam, sample }: PlainClass['lessons'][number], index: number) {
  return [
    `<li><span class="star star-open"><span>${index + 1}</span></span>`,
    `<span class="grow" dir="auto">${escapeHtml(subject)}</span>`,
    exam ? '<span class="badge badge-info">Exam</span>' : '',
    sample ? '<span class="badge badge-success">Free sample</span>' : '',
    '</li>',
  ].join('')
}

function certificateCard(certificate: PlainCertificate | null): string {
  if (!certificate)
    return card(
      '<h1>Certificate not found</h1><p>This school gave no certificate with this code. Compare what is printed under the QR code with the address of this page.</p>',
    )
  const { title, name, issuedOn, revokedOn } = certificate
  const verdict = revokedOn
    ? `<p class="note note-error">This certificate is not valid: this school revoked it on ${revokedOn}.</p>`
    : '<p class="note note-success">This certificate is genuine: it was given by this school.</p>'
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
