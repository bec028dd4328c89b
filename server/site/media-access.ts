import { may } from '../../contract/staff/permissions.ts'
import type { Db } from '../platform/db.ts'
import { prepareQuery } from '../platform/prepared-query.ts'
import type { MediaViewer } from '../platform/signed-url.ts'
import { standingOf } from '../platform/standing.ts'

type ViewerState = {
  role: number
  kind: string
  session_epoch: number
  enrolment: number | null
  assignment: number | null
}
type Named = Exclude<MediaViewer, { kind: 'anyone' }>

const selectViewer = prepareQuery<{ userId: number; classId: number; now: number }, ViewerState>(
  (db, param) =>
    db
      .selectFrom('users')
      .leftJoin('enrolments', (it) =>
        it
          .onRef('enrolments.student_id', '=', 'users.id')
          .on('enrolments.class_id', '=', param('classId')),
      )
      .leftJoin('class_staff', (it) =>
        it
          .onRef('class_staff.user_id', '=', 'users.id')
          .on('class_staff.class_id', '=', param('classId')),
      )
      .select(['users.role', 'users.staff as kind', 'users.session_epoch'])
      .select(['enrolments.id as enrolment', 'class_staff.id as assignment'])
      .where('users.id', '=', param('userId'))
      .where('users.deleted_at', 'is', null)
      // an administrator may still act for a deactivated student
      .where((it) =>
        it.or([
          it('users.deactivated_at', 'is', null),
          it.exists(
            it
              .selectFrom('sessions')
              .select('sessions.id')
              .whereRef('sessions.user_id', '=', 'users.id')
              .where('sessions.impersonator_id', 'is not', null)
              .where('sessions.expires_at', '>', param('now')),
          ),
        ]),
      ),
)

/** How long an answer is used again: a player asks for many ranges of one file. */
const CACHED_SECONDS = 5
const MAX_CACHED = 10_000

/**
 * Creates a function that tells whether the viewer of a signed address may still see its file: the account exists and is active, has
 * access to the class, and is still that of an administrator. What ends access ends the address within five seconds (decision 0832).
 */
export function createMediaAccess(db: Db) {
  const cached = new Map<string, { isAllowed: boolean; at: number }>()
  return async function mayView(viewer: MediaViewer, now: number): Promise<boolean> {
    if (viewer.kind === 'anyone') return true
    const key = JSON.stringify(viewer)
    const known = cached.get(key)
    if (known && Math.abs(now - known.at) < CACHED_SECONDS) return known.isAllowed
    const isAllowed = await findAccess(db, viewer, now)
    if (cached.size >= MAX_CACHED) cached.clear()
    cached.set(key, { isAllowed, at: now })
    return isAllowed
  }
}

async function findAccess(db: Db, viewer: Named, now: number): Promise<boolean> {
  const { userId } = viewer
  const classId = viewer.classId ?? 0
  const [user] = await selectViewer(db, { userId, classId, now })
  if (!user) return false
  const { staff } = standingOf(user.role, user.kind)
  // a class can be taken away from a teacher or marker, or the person become an accountant (R-STAFF-006)
  const isOfStaff =
    staff === 'owner' || (classId > 0 && user.assignment !== null && may(staff, 'markExams'))
  if (viewer.kind === 'administrator') return isOfStaff
  if (viewer.epoch !== undefined && viewer.epoch !== user.session_epoch) return false
  return classId === 0 || isOfStaff || user.enrolment !== null
}
