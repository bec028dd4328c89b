import { type Session, useSession } from '../../../api/session.ts'

/** Whether the signed-in person decides between marks and sets a second mark: an owner. */
export const useIsOwner = () => useSession(isOwner)

function isOwner({ user }: Session): boolean {
  return user !== null && (!('staff' in user) || user.staff === 'owner')
}
