import type { Generated } from 'kysely'
import type { UploadState } from '../../contract/lessons/lesson-upload.ts'
import type { MaterialKind } from '../../contract/lessons/material-kinds.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    uploads: UploadsTable
  }
}

/** A file that an administrator uploads in parts (decision 0540). */
export type UploadsTable = {
  id: Generated<number>
  public_id: string
  owner_id: number
  /** The client's key of the creation, unique for its owner; null without one. */
  idempotency_key: string | null
  /** The lesson that gets the file when it is complete; null before the lesson is saved. */
  lesson_id: number | null
  /** The file name given by the client, for display only. */
  name: string
  /** The kind that the user chose; '' if the client sent none. */
  declared_kind: MaterialKind | ''
  /** The client's digest of samples of the file, by which it recognises the file after a reload. */
  fingerprint: Generated<string>
  /** The size of the whole file. */
  bytes: number
  /** The bytes that are stored; the offset of the next part. */
  received: Generated<number>
  state: UploadState
  problem_code: Generated<string>
  problem: Generated<string>
  /** The state that the file store needs to continue: see `PartialState`. */
  staged: Generated<string>
  multipart_key: Generated<string>
  multipart_id: Generated<string>
  parts: Generated<string>
  /** The key of the finished file until a lesson has it; '' before and after. */
  material: Generated<string>
  material_extension: Generated<string>
  material_bytes: Generated<number>
  /** The request that is writing, and the time until which no other may; '' and 0 for none. */
  writer: Generated<string>
  writer_until: Generated<number>
  created_at: number
  expires_at: number
}
