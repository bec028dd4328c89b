import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { type CertificateText, insertTemplate, updateTemplate } from './store.ts'

type SaveTemplateRequest = CertificateText & { templateId: number | undefined; now: number }

/** Adds a template, or changes the one given, and answers its id. Refuses one that is not there. */
export async function saveTemplate(
  db: Db,
  { templateId, now, ...text }: SaveTemplateRequest,
): Promise<number> {
  if (templateId === undefined) return insertTemplate(db, text, now)
  if (!(await updateTemplate(db, templateId, text))) throwTemplateNotFound()
  return templateId
}

/** Takes a template off the list; certificates given from it stay. Refuses one that is not there. */
export async function deleteTemplate(db: Db, templateId: number, now: number): Promise<void> {
  if (!(await updateTemplate(db, templateId, { deleted_at: now }))) throwTemplateNotFound()
}

export function throwTemplateNotFound(): never {
  httpError('certificate_template_not_found', 'Certificate template not found')
}
