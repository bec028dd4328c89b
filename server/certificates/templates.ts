import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { type CertificateText, insertTemplate, updateTemplate } from './store.ts'

type SaveTemplateRequest = CertificateText & { templateId: number | undefined; now: number }

/** Adds a template, or updates the given one, and returns its id. Throws 404 for an unknown template. */
export async function saveTemplate(
  db: Db,
  { templateId, now, ...text }: SaveTemplateRequest,
): Promise<number> {
  if (templateId === undefined) return insertTemplate(db, text, now)
  if (!(await updateTemplate(db, templateId, text))) throwTemplateNotFound()
  return templateId
}

/** Deletes a template; certificates issued from it remain. Throws 404 for an unknown template. */
export async function deleteTemplate(db: Db, templateId: number, now: number): Promise<void> {
  if (!(await updateTemplate(db, templateId, { deleted_at: now }))) throwTemplateNotFound()
}

export function throwTemplateNotFound(): never {
  httpError('certificate_template_not_found', 'Certificate template not found')
}
