import {
  type CertificateValues,
  certificateFields,
  fillVariables,
  formatDay,
  usesVariable,
} from '../../contract/certificates/certificate-text.ts'
import { DEFAULT_CERTIFICATE_TITLE } from '../../contract/certificates/certificates.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { listLanguages } from '../auth/store.ts'
import type { Tx } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { languageOf, readSender } from '../settings/emails.ts'
import {
  type CertificateRecipient,
  type CertificateText,
  listClassNames,
  type NewCertificate,
} from './store.ts'

/** A recipient with the grade in the class in per cent, if it is known. */
export type GradedRecipient = CertificateRecipient & { grade?: number | null }

type FilledText = {
  language: Locale
  text: CertificateText
  /** The same text in English, by which an equal certificate is known in any language. */
  identity: CertificateText
}

/**
 * The text of a certificate for each recipient in the language of the certificate, with the values of its variables (decision 0091). Declines a text with
 * {class} for a student who is chosen without a class, and one with {grade} for a student without a grade.
 */
export async function fillTexts<Recipient extends GradedRecipient>(
  tx: Tx,
  certificate: NewCertificate,
  recipients: readonly Recipient[],
): Promise<(Recipient & FilledText)[]> {
  const { title, content, footer, issuedOn } = certificate
  const template = { title, content, footer }
  const needs = (name: keyof CertificateValues) =>
    certificateFields.some((it) => usesVariable(template[it], name))
  const needsClass = needs('class')
  const classIds = [...new Set(recipients.flatMap((it) => it.classId ?? []))]
  const names = needsClass ? await listClassNames(tx, classIds) : new Map<number, string>()
  const languageFor = await readLanguages(tx, certificate, recipients)
  return recipients.map((it) => {
    const className = it.classId === null ? undefined : names.get(it.classId)
    if (needsClass && className === undefined)
      decline(
        'certificate_needs_class',
        say('rules_certificates_certificate_names_class_give_classes'),
      )
    if (needs('grade') && (it.grade ?? null) === null)
      decline('certificate_needs_grade', say('rules_certificates_certificate_names_grade_give_all'))
    const values = { class: className ?? '', grade: gradeText(it.grade ?? 0) }
    const fill = (locale: Locale) =>
      fillFields(titled(template, certificate, locale), {
        ...values,
        date: formatDay(issuedOn, locale),
      })
    const language = languageFor(it.studentId)
    return { ...it, language, text: fill(language), identity: fill('en') }
  })
}

/** The language of each recipient's certificate. */
async function readLanguages(
  tx: Tx,
  { language }: NewCertificate,
  recipients: readonly CertificateRecipient[],
): Promise<(studentId: number) => Locale> {
  if (language) return () => language
  const ids = recipients.map(({ studentId }) => studentId)
  const [sender, profiles] = [await readSender(tx), await listLanguages(tx, ids)]
  return (id) => languageOf(profiles.get(id) ?? '', sender)
}

/** The text of a certificate without a template has a title in each language. */
const titled = (text: CertificateText, { templateId }: NewCertificate, locale: Locale) =>
  templateId === null && text.title === DEFAULT_CERTIFICATE_TITLE
    ? { ...text, title: messagesIn(locale).pdf_default_title() }
    : text

const gradeText = (percent: number) => `${Math.round(percent * 10) / 10}%`

/** The text with these values in the place of its variables. */
export function fillFields(text: CertificateText, values: CertificateValues): CertificateText {
  return {
    title: fillVariables(text.title, values),
    content: fillVariables(text.content, values),
    footer: fillVariables(text.footer, values),
  }
}
