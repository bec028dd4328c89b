import type { Generated } from 'kysely'
import type { DataSaver } from '../../contract/offline/data-saver.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'
import type { Locale } from '../../messages/languages.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    users: UsersTable
    sessions: SessionsTable
    trusted_devices: TrustedDevicesTable
    reset_codes: ResetCodesTable
    password_links: PasswordLinksTable
    email_changes: EmailChangesTable
    search_rebuilds: SearchRebuildsTable
    second_factors: SecondFactorsTable
    passkeys: PasskeysTable
    recovery_codes: RecoveryCodesTable
    contacts: ContactsTable
    second_factor_policy: SecondFactorPolicyTable
  }
}

/** A rebuild of search texts in the background; none when all are current. */
type SearchRebuildsTable = {
  table_name: string
  /** Rows up to this id are done. */
  after_id: number
}

export type UsersTable = {
  id: Generated<number>
  name: string
  email: string
  /** Lower case; unique among users that are not deleted. */
  email_key: string
  /** Name, email and the digits of the phone number, folded by `searchText`. */
  search_text: string
  phone: string
  password_hash: string
  role: number
  /** The kind of an account of the staff; '' for a student. Another text gives no access (R-STAFF-001). */
  staff: Generated<StaffKind | ''>
  /** Kobo; never negative, and always the sum of the user's ledger entries. Written only by wallet/. */
  wallet: Generated<number>
  referral_code: string
  referred_by: number | null
  joined_at: number
  deleted_at: number | null
  /** Null unless an administrator has deactivated the account. */
  deactivated_at: Generated<number | null>
  data_saver: Generated<DataSaver>
  /** The language that the user has chosen; '' for none (R-LANG-004). */
  language: Generated<Locale | ''>
  /** Incremented by every change of name, email, phone or role. */
  version: Generated<number>
  /** Incremented when other or all sessions of the user are ended, as by a new password: ends the address of an archive. */
  session_epoch: Generated<number>
  /** Unique: 'S' and seven digits, by which a student without an email signs in; null for others (R-PAY-009). */
  student_code: Generated<string | null>
  /** Who receives what would go to the student by email. */
  contact_id: Generated<number | null>
}

/** A guardian or another contact, shared by several students (R-PAY-009). */
type ContactsTable = {
  id: Generated<number>
  name: string
  /** '' for none. */
  email: string
  email_key: string
  phone: string
  created_at: number
}

type SessionsTable = {
  id: Generated<number>
  user_id: number
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: string
  created_at: number
  expires_at: number
  /** The administrator who impersonates the user with this session (`loginAsStudent`). */
  impersonator_id: number | null
  /** The administrator's session that created it; deleting that one deletes this one. */
  impersonator_session_id: number | null
  /** 'Chrome on Android', or '' if it is not known. */
  browser: Generated<string>
  /** The approximate network of the last recorded request: '102.89.34.x'. */
  network: Generated<string>
  /** The time of a recent request, at most an hour before the last one. */
  seen_at: Generated<number>
  /** When the password was last entered in the session (decision 0642). */
  authenticated_at: Generated<number>
}

type TrustedDevicesTable = {
  id: Generated<number>
  user_id: number
  /** SHA-256 of the cookie `device`. */
  device_hash: string
  /** The time of the last sign-in on the device. */
  used_at: number
}

/** Links by which students set their first password. */
type PasswordLinksTable = {
  id: Generated<number>
  user_id: number
  /** SHA-256 of the token. */
  token_hash: string
  expires_at: number
  /** 1 if it also replaces a password that was set before. */
  resets: Generated<number>
}

type ResetCodesTable = {
  id: Generated<number>
  user_id: number
  code_hash: string
  /**
   * SHA-256 of the cookie `reset` of the browser that requested the code; '' for a code from before the cookie existed.
   */
  browser_hash: Generated<string>
  /** SHA-256 of the network from which the code was requested. */
  network_hash: Generated<string>
  /** Attempts from that network without the cookie. */
  attempts: Generated<number>
  /** Attempts of that browser. */
  browser_attempts: Generated<number>
  /** Attempts from other networks without the cookie. */
  other_network_attempts: Generated<number>
  created_at: number
  expires_at: number
  used_at: number | null
}

/** The address that a user wants to have, until it is confirmed. */
type EmailChangesTable = {
  id: Generated<number>
  user_id: number
  email: string
  code_hash: string
  /** Codes that were tried. */
  attempts: Generated<number>
  expires_at: number
}

/** The second step of a user's sign-in (decision 0643). */
type SecondFactorsTable = {
  id: Generated<number>
  user_id: number
  /** Encrypted; '' without one. Not required before `totp_confirmed_at`. */
  totp_secret: Generated<string>
  totp_confirmed_at: Generated<number | null>
  /** The time step of the last accepted code: no code is accepted twice. */
  totp_last_step: Generated<number>
  /** Since the last accepted one. */
  wrong_codes: Generated<number>
  /** Of the hashes of the recovery codes, base64url. */
  recovery_salt: Generated<string>
  /** The challenge that a passkey has to sign; '' once it was answered. */
  challenge: Generated<string>
  challenge_expires_at: Generated<number>
}

type PasskeysTable = {
  id: Generated<number>
  user_id: number
  /** Base64url, as the browser sends it. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  counter: Generated<number>
  /** Comma-separated: 'internal,hybrid'. */
  transports: Generated<string>
  name: string
  created_at: number
  used_at: number | null
}

type RecoveryCodesTable = {
  id: Generated<number>
  user_id: number
  /** Argon2id, base64url. */
  code_hash: string
  used_at: number | null
}

/** One row while administrators have to have a second step. */
type SecondFactorPolicyTable = {
  id: Generated<number>
  required_from: number
}
