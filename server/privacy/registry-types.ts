import type { Selectable } from 'kysely'
import type { Tables } from '../platform/tables.ts'

/**
 * Whose data a text column holds, and so how it is exported and erased (decision 0656):
 * - `own`: written by the person or about the person; exported, emptied.
 * - `name`: the name of the person; exported, replaced by 'Former student'.
 * - `file`: the key of a stored file of the person; exported with the file, which is deleted.
 * - `mention`: a text that can name a person; exported with the person's rows, in which every name, email address, phone number and
 *   referral code of the person is replaced. Mentions in rows of others are listed to administrators (decision 0830).
 * - `code`: a kind, a state or a generated identifier; exported, stays.
 * - `internal`: as `code`, but without meaning for the person; not exported, stays.
 * - `secret`: a hash, key or token; never exported, emptied.
 * - `school`: written by the school for all; exported where a row of the person refers to it, stays.
 */
export type TextRule =
  | 'own'
  | 'name'
  | 'file'
  | 'mention'
  | 'code'
  | 'internal'
  | 'secret'
  | 'school'

type TextColumn<T extends keyof Tables> = {
  [C in keyof Selectable<Tables[T]> & string]: Extract<
    Selectable<Tables[T]>[C],
    string
  > extends never
    ? never
    : C
}[keyof Selectable<Tables[T]> & string]

/** The personal data in one table. */
export type TablePrivacy<T extends keyof Tables = keyof Tables> = {
  why: string
  /** How long, in words. */
  kept: string
  /**
   * The rows of a person as a condition in SQL, with `:id` for the user, `:emails` for the person's addresses in lower case, and
   * `:contactEmails` for that of a contact whom no other student has. Without it no row belongs to a person.
   */
  rows?: string
  /** The file of the archive without '.json'; without it the rows are not exported. */
  exportAs?: string
  /** The exported columns; by default all except `internal` and `secret` ones. */
  exportColumns?: readonly (keyof Tables[T] & string)[]
  /** `delete`: the rows of the person are deleted. `keep`: their text columns are erased by their rule. */
  onErasure: 'delete' | 'keep'
  /** The value of an erased column as SQL, if it is not ''. */
  erasedTo?: { readonly [C in TextColumn<T>]?: string }
  /** Limits `erasedTo` to some of the person's rows. */
  erasedRows?: string
  columns: Record<TextColumn<T>, TextRule>
  /** Columns that repeat the text of another one: redacted with it, not exported, and no mentions of their own. */
  repeats?: readonly TextColumn<T>[]
}

/** An entry for each table with an entry for each text column: a missing one is a type error. */
export type PrivacyRegistry = { [T in keyof Tables]: TablePrivacy<T> }

/** The entries of some tables. */
export type PartOfRegistry = Partial<PrivacyRegistry>
