import {
  certificateFields,
  unprintableProblem,
} from '../../contract/certificates/certificate-text.ts'
import { say } from '../../messages/message.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { putInBin } from '../platform/bin.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { type CertificateText, findTemplate, insertTemplate, updateTemplate } from './store.ts'

type SaveTemplateRequest = CertificateText & {
  templateId: number | undefined
  /** The administrator; undefined for a program, whose changes are not audited. */
  actorId?: number | undefined
  now: number
}

/**
 * Adds a template, or updates the given one, and returns its id. Declines a text with characters that cannot be printed,
 * with a code for its field. Throws 404 for an unknown template.
 */
export async function saveTemplate(
  db: Db,
  { templateId, actorId, now, ...text }: SaveTemplateRequest,
): Promise<number> {
  await declineUnprintable(text)
  return inTransaction(db, async (tx) => {
    const before = templateId === undefined ? undefined : await findTemplate(tx, templateId)
    if (templateId !== undefined && !(await updateTemplate(tx, templateId, text)))
      throwTemplateNotFound()
    const id = templateId ?? (await insertTemplate(tx, text, now))
    const action = before ? ('editTemplate' as const) : ('addTemplate' as const)
    const entry = { action, subjectId: null, detail: (before ?? text).title, now }
    if (actorId)
      await writeAuditEntry(tx, {
        ...entry,
        actorId,
        ...(before && { before: auditedText(before) }),
        after: auditedText(text),
      })
    return id
  })
}

function auditedText({ title, content, footer }: CertificateText) {
  return { title, content, footer }
}

/** Deletes a template; certificates issued from it remain. Throws 404 for an unknown template. */
export async function deleteTemplate(
  db: Db,
  { templateId, actorId, now }: { templateId: number; actorId: number; now: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const template = (await findTemplate(tx, templateId)) ?? throwTemplateNotFound()
    if (!(await updateTemplate(tx, templateId, { deleted_at: now }))) throwTemplateNotFound()
    const { title: name } = template
    await putInBin(tx, { kind: 'template', itemId: templateId, name, actorId, now })
    const entry = { actorId, subjectId: null, detail: name, now }
    await writeAuditEntry(tx, {
      ...entry,
      action: 'deleteTemplate',
      before: auditedText(template),
    })
  })
}

export function throwTemplateNotFound(): never {
  httpError(
    'certificate_template_not_found',
    say('rules_certificates_certificate_template_not_found'),
  )
}

async function declineUnprintable(text: CertificateText): Promise<void> {
  // the shaper is loaded on first use, to keep start-up fast
  const { findUnprintable } = await import('./pdf/certificate-preview.ts')
  const found = findUnprintable(text)
  for (const field of certificateFields) {
    const problem = unprintableProblem(found[field])
    if (problem) decline(`unprintable_${field}`, problem)
  }
}
