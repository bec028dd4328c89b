import type { Db } from '../kernel/db.ts'
import { reject } from '../kernel/refusal.ts'
import { changeTemplate, insertTemplate, type Words } from './store.ts'

type Save = Words & { templateId: number | undefined; now: number }

/** Adds a template, or changes the one given, and answers its id. Refuses one that is not there. */
export async function saveTemplate(db: Db, { templateId, now, ...words }: Save): Promise<number> {
  if (templateId === undefined) return insertTemplate(db, words, now)
  if (!(await changeTemplate(db, templateId, words))) noSuchTemplate()
  return templateId
}

/** Takes a template off the list; certificates given from it stay. Refuses one that is not there. */
export async function deleteTemplate(db: Db, templateId: number, now: number): Promise<void> {
  if (!(await changeTemplate(db, templateId, { deleted_at: now }))) noSuchTemplate()
}

export function noSuchTemplate(): never {
  reject(404, 'Certificate template not found')
}
