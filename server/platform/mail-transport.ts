import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SECOND_MS } from '../../contract/platform/duration.ts'
import { isLocale, LANGUAGES, type Locale } from '../../messages/languages.ts'
import type { Config } from './config.ts'
import { escapeHtml } from './escape-html.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './file-permissions.ts'

/** An email to send. `id` and `createdAt` (Unix seconds) are the same for every attempt. */
export type OutgoingEmail = {
  id: number
  to: string
  subject: string
  body: string
  /** Of the recipient, if the text is in it; otherwise ''. */
  language?: string
  createdAt: number
  /** True for a message that a person of the school wrote to several. */
  isAnnouncement?: boolean
}

/** Delivers emails. */
export type MailTransport = {
  /** Resolves when the server has accepted the email, with its answer, otherwise throws. */
  send(email: OutgoingEmail): Promise<unknown>
  /** True if it writes files instead of delivering. */
  isFolder?: boolean
  close(): void
}

/** Creates the transport: SMTP if SMTP_URL is set, else .eml files in DATA_DIR/outbox (R-AMSG-014, R-AMSG-015). */
export function createMailTransport(config: Config): MailTransport {
  return config.SMTP_URL
    ? createSmtpTransport(config.SMTP_URL, config)
    : createFileTransport(config)
}

function createSmtpTransport(url: string, config: Config): MailTransport {
  let transport: ReturnType<typeof connectSmtp> | undefined
  return {
    async send(email) {
      transport ??= connectSmtp(url)
      const { response } = await (await transport).sendMail(toMessage(email, config))
      return response
    },
    close: () => void transport?.then((it) => it.close()),
  }
}

async function connectSmtp(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    connectionTimeout: 10 * SECOND_MS,
    greetingTimeout: 10 * SECOND_MS,
    socketTimeout: 30 * SECOND_MS,
  })
}

function createFileTransport(config: Config): MailTransport {
  const folder = join(config.DATA_DIR, 'outbox')
  return {
    isFolder: true,
    async send(email) {
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true })
      const { message } = await composer.sendMail(toMessage(email, config))
      const name = `${formatTimestamp(email.createdAt)}-${email.id}.eml`
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      // a program that watches the folder must not see a partial file
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: PRIVATE_FILE })
      await rename(join(folder, `.${name}`), join(folder, name))
      return `Written to ${name}`
    },
    close() {},
  }
}

function toMessage(email: OutgoingEmail, config: Config) {
  const { id, to, subject, body, language, createdAt, isAnnouncement } = email
  return {
    from: config.MAIL_FROM,
    // one address, never parsed as a list
    to: { name: '', address: to },
    subject,
    text: body,
    ...(isLocale(language) &&
      LANGUAGES[language].dir === 'rtl' && { html: htmlOfEmail(body, language) }),
    // these identify an email that was sent twice because the process ended after the first time (decision 0220)
    messageId: `<lisan.${createdAt}.${id}@${messageIdHost(config)}>`,
    date: new Date(createdAt * 1000),
    headers: { 'Auto-Submitted': 'auto-generated' },
    // large providers expect it; a request goes to the people of the school, who answer emails to this address
    ...(isAnnouncement && {
      list: { unsubscribe: { url: `mailto:${addressOf(config)}?subject=Unsubscribe` } },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The address of MAIL_FROM without its name. */
const addressOf = ({ MAIL_FROM }: Config) => /<([^<>]+)>\s*$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM

function messageIdHost({ SITE_URL }: Config) {
  return SITE_URL ? new URL(SITE_URL).hostname : 'localhost'
}

/** Formats Unix seconds as '20261121T064000Z'. */
function formatTimestamp(at: number) {
  return new Date(at * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** Fonts with Arabic that phones and computers have; no email can load one. */
const FONTS = "'Noto Naskh Arabic','Geeza Pro','Segoe UI',Tahoma,Arial,sans-serif"

const LINK = /https?:\/\/[^\s<\u2066-\u2069]+/g

/**
 * A plain text as the HTML of an email, for a language that is written from right to left: a reader of emails shows plain text
 * from left to right. Values that messages isolate are in `<bdi>`, and what a person wrote in Latin letters keeps its order
 * (R-LANG-003, R-LANG-007).
 */
function htmlOfEmail(text: string, locale: Locale): string {
  const { dir } = LANGUAGES[locale]
  const paragraphs = text
    // the mark of a signature, for plain text
    .replace('\n-- \n', '\n')
    .split('\n\n')
    .map((it) => `<p${isLatin(it) ? LATIN : ''}>${linesOf(it)}</p>`)
  return [
    `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"></head>`,
    `<body dir="${dir}" style="margin:0;padding:16px;font:17px/1.8 ${FONTS};text-align:start">`,
    // some readers of emails leave out the body element
    `<div lang="${locale}" dir="${dir}">${paragraphs.join('')}</div></body></html>`,
  ].join('')
}

const LATIN = ' dir="ltr" style="text-align:right"'

/** True for a paragraph whose first letter, outside of addresses and isolated values, is Latin. */
function isLatin(paragraph: string): boolean {
  const own = paragraph.replaceAll(LINK, '').replaceAll(/\u2068[^\u2069]*\u2069/g, '')
  return /^\p{Script=Latin}/u.test(own.replaceAll(/\P{L}/gu, ''))
}

const linesOf = (paragraph: string) =>
  escapeHtml(paragraph)
    .replaceAll(LINK, (it) => `<a href="${it}" dir="ltr">${it}</a>`)
    .replaceAll('\u2068', '<bdi>')
    .replaceAll('\u2066', '<bdi dir="ltr">')
    .replaceAll('\u2069', '</bdi>')
    .replaceAll('\n', '<br>')
