import {
  type CertificateValues,
  certificateFields,
  fillVariables,
  formatDay,
  usesVariable,
} from '../../contract/certificates/certificate-text.ts'
import { say } from '../../messages/message.ts'
import type { Tx } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import {
  type CertificateRecipient,
  type CertificateText,
  listClassNames,
  type NewCertificate,
} from './store.ts'

/** A recipient with the grade in the class in per cent, if it is known. */
export type GradedRecipient = CertificateRecipient & { grade?: number | null }

/**
 * The text of a certificate for each recipient, with the values of its variables (decision 0091). Declines a text with
 * {class} for a student who is chosen without a class, and one with {grade} for a student without a grade.
 */
export async function fillTexts<Recipient extends GradedRecipient>(
  tx: Tx,
  certificate: NewCertificate,
  recipients: readonly Recipient[],
): Promise<(Recipient & { text: CertificateText })[]> {
  const { title, content, footer, issuedOn } = certificate
  const template = { title, content, footer }
  const needs = (name: keyof CertificateValues) =>
    certificateFields.some((it) => usesVariable(template[it], name))
  const needsClass = needs('class')
  const classIds = [...new Set(recipients.flatMap((it) => it.classId ?? []))]
  const names = needsClass ? await listClassNames(tx, classIds) : new Map<number, string>()
  return recipients.map((it) => {
    const className = it.classId === null ? undefined : names.get(it.classId)
    if (needsClass && className === undefined)
      decline(
        'certificate_needs_class',
        say('rules_certificates_certificate_names_class_give_classes'),
      )
    if (needs('grade') && (it.grade ?? null) === null)
      decline('certificate_needs_grade', say('rules_certificates_certificate_names_grade_give_all'))
    const values = {
      ...{ class: className ?? '', grade: gradeText(it.grade ?? 0) },
      date: formatDay(issuedOn),
    }
    return { ...it, text: fillFields(template, values) }
  })
}

const gradeText = (percent: number) => `${Math.round(percent * 10) / 10}%`

/** The text with these values in the place of its variables. */
export function fillFields(text: CertificateText, values: CertificateValues): CertificateText {
  return {
    title: fillVariables(text.title, values),
    content: fillVariables(text.content, values),
    footer: fillVariables(text.footer, values),
  }
}
