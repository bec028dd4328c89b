import { LANGUAGES, type Locale } from '../../messages/languages.ts'
import { escapeHtml } from './escape-html.ts'

/** Fonts with Arabic that phones and computers have; no email can load one. */
const FONTS = "'Noto Naskh Arabic','Geeza Pro','Segoe UI',Tahoma,Arial,sans-serif"

const LINK = /https?:\/\/[^\s<\u2066-\u2069]+/g

/**
 * A plain text as the HTML of an email, for a language that is written from right to left: a reader of emails shows plain text
 * from left to right. Values that messages isolate are in `<bdi>` (R-LANG-003, R-LANG-007).
 */
export function htmlOfEmail(text: string, locale: Locale): string {
  const { dir } = LANGUAGES[locale]
  const paragraphs = text.split('\n\n').map((it) => `<p>${linesOf(it)}</p>`)
  return [
    `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"></head>`,
    `<body dir="${dir}" style="margin:0;padding:16px;font:17px/1.8 ${FONTS};text-align:start">`,
    // some readers of emails leave out the body element
    `<div lang="${locale}" dir="${dir}">${paragraphs.join('')}</div></body></html>`,
  ].join('')
}

const linesOf = (paragraph: string) =>
  escapeHtml(paragraph)
    .replaceAll(LINK, (it) => `<a href="${it}" dir="ltr">${it}</a>`)
    .replaceAll('\u2068', '<bdi>')
    .replaceAll('\u2066', '<bdi dir="ltr">')
    .replaceAll('\u2069', '</bdi>')
    .replaceAll('\n', '<br>')
