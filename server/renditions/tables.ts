import type { Generated } from 'kysely'
import type { RenditionState } from '../../contract/renditions/managed-renditions.ts'
import type { RenditionName } from '../../contract/renditions/renditions.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    renditions: RenditionsTable
    rendition_jobs: RenditionJobsTable
  }
}

/** A rendition of a stored file, or why there is none; sounds and captions that a teacher attached too. */
type RenditionsTable = {
  id: Generated<number>
  /** Key of the original in the store. */
  source: string
  form: RenditionName
  state: RenditionState
  /** Key of the rendition in the store, '' if there is none. */
  file: Generated<string>
  /** The name of an attached file. */
  name: Generated<string>
  bytes: Generated<number>
  /** The length, rounded up; 0 for a picture and for captions. */
  seconds: Generated<number>
  /** The reason why there is none. */
  reason: Generated<string>
  created_at: number
}

/** The job that makes the renditions of one file. It stays until the file is deleted. */
type RenditionJobsTable = {
  id: Generated<number>
  source: string
  /** The size of the original. */
  bytes: number
  /** Null once it has finished. */
  due_at: number | null
  claimed_until: Generated<number>
  attempts: Generated<number>
  /** Percent. */
  progress: Generated<number>
  /** The length of the original, 0 while it is not known. */
  seconds: Generated<number>
  finished_at: number | null
  failed_at: number | null
  last_error: Generated<string>
  /** Key of a rendition that is being stored: no row refers to it until that is done. */
  storing: Generated<string>
  created_at: number
}
