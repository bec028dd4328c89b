import type { PartOfRegistry } from '../registry-types.ts'

const OWN_ROWS = 'user_id = :id'
const ACCOUNT = 'until the account is erased'

/** A contact of other students, whose accounts are not erased, stays theirs. */
const unlessShared = (column: string) =>
  `case when (select count(*) from users sharer where sharer.contact_id = contacts.id and sharer.email <> '') > 1 then ${column} else '' end`

/** The entries whose detail is a name, number or reason of the person or of a guardian. */
const PERSONAL_DETAIL =
  "action in ('addStudent', 'editStudent', 'deleteStudent', 'addStudentGuardian', 'revokeStudentGuardian', 'revokeCertificate', 'restoreCertificate', 'replaceCertificate')"
/** What an administrator did as the student, with the name of a guardian. */
const ADDED_GUARDIAN = "action = 'actAsStudent' and detail like 'made a link for guardian %'"

/** Accounts, sessions and their protection. */
export const accountTables = {
  // deliveries and subscriptions refer to sessions, so they are erased first
  push_deliveries: {
    why: 'Sends a notification to a browser.',
    kept: 'until it is sent',
    rows: 'subscription_id in (select id from push_subscriptions where user_id = :id)',
    onErasure: 'delete',
    columns: {},
  },
  push_subscriptions: {
    why: 'Where the browser of a student receives notifications, and about what.',
    kept: 'until notifications are turned off or the session ends',
    rows: OWN_ROWS,
    exportAs: 'notifications',
    onErasure: 'delete',
    columns: { endpoint: 'own', p256dh: 'secret', auth: 'secret', categories: 'own' },
  },
  sessions: {
    why: 'Keeps a browser signed in, and shows where.',
    kept: '30 days; a week longer in the list',
    rows: `${OWN_ROWS} or impersonator_id = :id`,
    exportAs: 'sessions',
    onErasure: 'delete',
    columns: { token_hash: 'secret', browser: 'own', network: 'own' },
  },
  class_staff: {
    why: 'Which classes a teacher or marker works in.',
    kept: 'until the class is taken away or the person is no longer staff',
    rows: OWN_ROWS,
    exportAs: 'assigned-classes',
    onErasure: 'delete',
    columns: {},
  },
  staff_invitations: {
    why: 'Invites somebody to the staff.',
    kept: 'until it is accepted, withdrawn or replaced; 30 days after it has expired',
    rows: 'email_key in (:emails)',
    exportAs: 'staff-invitations',
    onErasure: 'delete',
    columns: {
      email: 'own',
      email_key: 'secret',
      staff: 'code',
      class_ids: 'internal',
      token_hash: 'secret',
    },
  },
  contacts: {
    why: 'The guardian or another contact, who receives what would go to a student without an email.',
    kept: 'until the accounts of all students who share it are erased',
    rows: 'id in (select contact_id from users where id = :id)',
    exportAs: 'contact',
    onErasure: 'keep',
    erasedTo: {
      name: unlessShared('name'),
      email: unlessShared('email'),
      email_key: unlessShared('email_key'),
      phone: unlessShared('phone'),
    },
    columns: { name: 'own', email: 'own', email_key: 'secret', phone: 'own' },
  },
  trusted_devices: {
    why: 'Recognises a browser, so that wrong passwords elsewhere do not lock its owner out.',
    kept: '400 days after the last sign-in, ten browsers at most',
    rows: OWN_ROWS,
    exportAs: 'known-browsers',
    onErasure: 'delete',
    columns: { device_hash: 'secret' },
  },
  reset_codes: {
    why: 'Resets a forgotten password.',
    kept: 'until the next password change',
    rows: OWN_ROWS,
    exportAs: 'password-resets',
    onErasure: 'delete',
    columns: { code_hash: 'secret', browser_hash: 'secret', network_hash: 'secret' },
  },
  password_links: {
    why: 'Links by which students set their first password.',
    kept: 'until a password is set',
    rows: OWN_ROWS,
    exportAs: 'password-links',
    onErasure: 'delete',
    columns: { token_hash: 'secret' },
  },
  email_changes: {
    why: 'Confirms the new email address of an account.',
    kept: 'until it is confirmed or another one is requested',
    rows: OWN_ROWS,
    exportAs: 'email-changes',
    onErasure: 'delete',
    columns: { email: 'own', code_hash: 'secret' },
  },
  recovery_codes: {
    why: 'Signs an administrator in who has lost the second step.',
    kept: 'until new codes are made or the second step is removed',
    rows: OWN_ROWS,
    onErasure: 'delete',
    columns: { code_hash: 'secret' },
  },
  passkeys: {
    why: 'Verifies the passkey of an administrator.',
    kept: 'until it is removed',
    rows: OWN_ROWS,
    exportAs: 'passkeys',
    onErasure: 'delete',
    columns: { credential_id: 'secret', public_key: 'secret', transports: 'code', name: 'own' },
  },
  second_factors: {
    why: 'Verifies the codes of an administrator’s authenticator app.',
    kept: 'until the second step is removed',
    rows: OWN_ROWS,
    exportAs: 'second-step',
    onErasure: 'delete',
    columns: { totp_secret: 'secret', recovery_salt: 'secret', challenge: 'secret' },
  },
  second_factor_policy: {
    why: 'From when administrators need a second step.',
    kept: 'while the school requires it',
    onErasure: 'keep',
    columns: {},
  },
  last_seen: {
    why: 'Shows the school who has not studied for long.',
    kept: ACCOUNT,
    rows: OWN_ROWS,
    exportAs: 'last-seen',
    onErasure: 'delete',
    columns: {},
  },
  answered_requests: {
    why: 'A request that is repeated after a lost connection gets the first response.',
    kept: '7 days',
    rows: OWN_ROWS,
    onErasure: 'delete',
    columns: {
      call: 'internal',
      key: 'internal',
      digest: 'internal',
      // the response to an administrator can name a student
      response: 'mention',
    },
  },
  rate_limits: {
    why: 'Counts attempts by network, address or account, as hashes.',
    kept: 'until the limit ends, a day at most',
    onErasure: 'keep',
    columns: { key: 'internal' },
  },
  bin: {
    why: 'Restores what an administrator deleted.',
    kept: '30 days',
    rows: "kind = 'student' and item_id = :id",
    exportAs: 'deletion-by-the-school',
    onErasure: 'delete',
    columns: { kind: 'code', name: 'mention', place: 'mention', restore_data: 'mention' },
  },
  data_exports: {
    why: 'The archive of "Download my data".',
    kept: 'the archive 7 days, the row until the next one',
    rows: OWN_ROWS,
    exportAs: 'data-downloads',
    onErasure: 'delete',
    columns: { archive: 'internal', last_error: 'internal' },
  },
  data_export_log: {
    why: 'When "Download my data" was asked for and was ready, for the regulator.',
    kept: 'always; without a name once the account is erased',
    rows: 'user_id = :id',
    exportAs: 'data-downloads-log',
    onErasure: 'keep',
    columns: {},
  },
  privacy_complaints: {
    why: 'Complaints about personal data, and what the school answered.',
    kept: 'always; the texts and the name until the account is erased',
    // an address is not confirmed at sign-up: an earlier complaint can be another person's
    rows: 'user_id = :id or (user_id is null and lower(email) in (:emails) and received_at >= (select joined_at from users where id = :id))',
    exportAs: 'complaints',
    onErasure: 'keep',
    columns: { name: 'name', email: 'own', body: 'own', answer: 'own', language: 'code' },
  },
  data_protection: {
    why: 'Who answers for the personal data, as the law asks.',
    kept: 'always',
    onErasure: 'keep',
    columns: {
      controller: 'school',
      address: 'school',
      officer: 'school',
      contact_email: 'school',
      contact_phone: 'school',
      processors: 'school',
    },
  },
  erasures: {
    why: 'The planned deletion of an account, and proof that it happened; restored backups are compared with it.',
    kept: 'always; without a name',
    rows: OWN_ROWS,
    exportAs: 'deletion',
    onErasure: 'keep',
    columns: { origin: 'code', last_error: 'internal' },
  },
  mentions: {
    why: 'Where texts of others mention an erased person, for administrators to decide: places without the texts.',
    kept: 'until an administrator has decided',
    onErasure: 'keep',
    columns: { table_name: 'internal', column_name: 'internal' },
  },
  audit: {
    why: 'What administrators did, with the values before and after.',
    kept: 'always; what it says of a person until the account is erased',
    rows: 'subject_id = :id',
    exportAs: 'actions-of-administrators',
    onErasure: 'keep',
    // an entry about another person can mention this one
    erasedTo: {
      changes: "''",
      message: `case when ${PERSONAL_DETAIL} or (${ADDED_GUARDIAN}) then '' else message end`,
      detail: `case when ${PERSONAL_DETAIL} then '' when ${ADDED_GUARDIAN} then 'made a link for a guardian' else detail end`,
    },
    columns: {
      action: 'code',
      actor_staff: 'code',
      detail: 'mention',
      changes: 'mention',
      message: 'mention',
    },
    repeats: ['message'],
    exportColumns: [
      ...(['id', 'at', 'actor_id', 'action', 'subject_id', 'detail'] as const),
      ...(['actor_staff', 'changes'] as const),
    ],
  },
} satisfies PartOfRegistry
