import { DAY, HOUR } from '../../contract/platform/duration.ts'
import {
  ACCEPTED_HAS_ACCOUNT,
  INVITATION_INVALID,
  INVITED_HAS_ACCOUNT,
  STAFF_INVITATION_HOURS,
} from '../../contract/staff/staff-invitations.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'
import { say } from '../../messages/message.ts'
import { enqueueEmails } from '../auth/enqueue-emails.ts'
import { checkSignUp, createAccount, requireMailbox, type SignUpRequest } from '../auth/sign-up.ts'
import { emailKey, findUserByEmail, lockOwner } from '../auth/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { newToken, sha256Hex } from '../platform/random.ts'
import { readSender } from '../settings/emails.ts'
import { worksInClasses } from './change-staff.ts'
import { staffInvitationEmail } from './invitation-email.ts'
import { giveClasses, listClassesById } from './store.ts'

type School = Pick<AppContext, 'db' | 'config'>

type NewInvitation = {
  actorId: number
  email: string
  kind: StaffKind
  classIds: readonly number[]
  isSent: boolean
  now: number
}

/**
 * Creates an invitation, audited, which replaces an earlier one of the same email, and emails its link with `isSent`. Returns the token,
 * of which only the hash is stored. Declines an email that has an account.
 */
export async function inviteStaff(
  { db, config }: School,
  { actorId, email, kind, classIds, isSent, now }: NewInvitation,
): Promise<{ token: string; expires: number }> {
  const siteUrl = config.SITE_URL
  if (isSent && !siteUrl)
    decline(
      'mail_server_missing',
      say('rules_staff_site_address_unknown', { variable: 'SITE_URL' }),
    )
  requireMailbox(email)
  return inTransaction(db, async (tx) => {
    if (!(await lockOwner(tx, actorId)))
      httpError('not_permitted', say('rules_wire_account_not_do'))
    if (await findUserByEmail(tx, email)) decline('email_taken', INVITED_HAS_ACCOUNT)
    const classes = worksInClasses(kind) ? await listClassesById(tx, classIds) : []
    const token = newToken()
    const expires = now + STAFF_INVITATION_HOURS * HOUR
    await replaceInvitation(tx, {
      email,
      email_key: emailKey(email),
      staff: kind,
      class_ids: JSON.stringify(classes.map(({ id }) => id)),
      token_hash: sha256Hex(token),
      invited_by: actorId,
      created_at: now,
      expires_at: expires,
    })
    if (isSent && siteUrl) {
      const invitation = { siteUrl, token, kind }
      await enqueueEmails(tx, [staffInvitationEmail(email, await readSender(tx), invitation)], now)
    }
    const detail = say('audited_detail_invited', { email, kind })
    await writeAuditEntry(tx, { actorId, action: 'inviteStaff', subjectId: null, detail, now })
    return { token, expires }
  })
}

type InvitationRow = {
  email: string
  email_key: string
  staff: StaffKind
  class_ids: string
  token_hash: string
  invited_by: number
  created_at: number
  expires_at: number
}

const EXPIRED_KEPT = 30 * DAY

async function replaceInvitation(tx: Tx, row: InvitationRow): Promise<void> {
  await tx
    .deleteFrom('staff_invitations')
    .where((it) =>
      it.or([
        it('email_key', '=', row.email_key),
        it('expires_at', '<=', row.created_at - EXPIRED_KEPT),
      ]),
    )
    .execute()
  await tx.insertInto('staff_invitations').values(row).execute()
}

/** Ends an invitation, audited; one that has ended stays ended. */
export async function revokeInvitation(
  tx: Tx,
  { actorId, id, now }: { actorId: number; id: number; now: number },
): Promise<void> {
  const row = await tx
    .deleteFrom('staff_invitations')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst()
  if (!row) return
  const entry = { action: 'revokeStaffInvitation', subjectId: null, detail: row.email } as const
  await writeAuditEntry(tx, { actorId, ...entry, now })
}

const SHOWN_INVITATIONS = 100

/** The newest invitations that nobody has accepted, expired ones too. */
export async function listInvitations(db: Db) {
  const rows = await db
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'staff', 'class_ids', 'expires_at as expires'])
    .orderBy('id', 'desc')
    .limit(SHOWN_INVITATIONS)
    .execute()
  const ids = [...new Set(rows.flatMap((it) => parseIds(it.class_ids)))]
  const classes = await listClassesById(db, ids)
  return rows.map(({ class_ids, ...row }) => {
    const own = new Set(parseIds(class_ids))
    return { ...row, classes: classes.filter(({ id }) => own.has(id)) }
  })
}

// written by `inviteStaff`
const parseIds = (stored: string) => JSON.parse(stored) as number[]

/** What a link invites to. Declines an unknown or expired one, and an email that has got an account. */
export async function findInvitation(db: Db, { token, now }: { token: string; now: number }) {
  const row = await db
    .selectFrom('staff_invitations')
    .select(['email', 'staff', 'expires_at as expires'])
    .where('token_hash', '=', sha256Hex(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) decline('link_invalid', INVITATION_INVALID)
  if (await findUserByEmail(db, row.email)) decline('email_taken', ACCEPTED_HAS_ACCOUNT)
  return row
}

type Acceptance = Pick<SignUpRequest, 'name' | 'password' | 'language' | 'now'> & { token: string }

/**
 * Creates the account of an invitation, which is then void, and returns the id of the user (R-STAFF-007). Declines as `findInvitation`,
 * and a name or password that a sign-up declines.
 */
export async function acceptInvitation(
  { db, config }: School,
  { token, now, ...request }: Acceptance,
): Promise<number> {
  const { email } = await findInvitation(db, { token, now })
  const account = { ...request, email, phone: '', now }
  const passwordHash = await checkSignUp({ db, config }, account)
  return inTransaction(db, async (tx) => {
    // two at once: the second one finds no row
    const invitation = await tx
      .deleteFrom('staff_invitations')
      .where('token_hash', '=', sha256Hex(token))
      .where('expires_at', '>', now)
      .returning(['staff', 'class_ids', 'invited_by'])
      .executeTakeFirst()
    if (!invitation) decline('link_invalid', INVITATION_INVALID)
    if (await findUserByEmail(tx, email)) decline('email_taken', ACCEPTED_HAS_ACCOUNT)
    const kind = invitation.staff
    const userId = await createAccount(tx, { ...account, staff: kind }, passwordHash)
    const classes = await listClassesById(tx, parseIds(invitation.class_ids))
    await giveClasses(
      tx,
      classes.map(({ id }) => id),
      [userId],
    )
    await writeAuditEntry(tx, {
      ...{ actorId: userId, action: 'acceptStaffInvitation', subjectId: null, now },
      detail: say('audited_detail_as_kind', { kind }),
    })
    return userId
  })
}
