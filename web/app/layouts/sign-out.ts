import { m } from '../../../messages/m.ts'
import { logOut } from '../../features/auth/log-out.ts'
import {
  type DeviceSummary,
  hasSummary,
  offlineUser,
  readSummary,
} from '../../features/offline/shared/device-summary.ts'
import { hasDraftAnswers, listLocalWork } from '../../features/offline/shared/local-work.ts'
import { dropPushSubscription } from '../../features/push/unsubscribe.ts'
import { formatDataSize } from '../../kit/data-size.ts'

/** How long another tab may delay the removal; it is completed when that tab has closed its database. */
const REMOVAL_TIMEOUT_MS = 3_000
/** How long work of the last seconds may take to be sent, before the student is asked. */
const SENDING_TIMEOUT_MS = 3_000

/**
 * Signs out and removes the user's data from this device; asks for confirmation if something is unsent or lessons are kept
 * (R-OFFLINE-010). False if the student cancels.
 */
export async function signOut(): Promise<boolean> {
  const userId = offlineUser()
  if (listLocalWork(userId).length > 0)
    await Promise.race([sendLocalWork(), timeout(SENDING_TIMEOUT_MS)])
  const isUnsent = listLocalWork(userId).length > 0 || hasDraftAnswers(userId)
  if (hasSummary(userId) || isUnsent) {
    const { unsent, kept } = readSummary(userId)
    if (!(await confirmLoss(isUnsent || unsent > 0, kept))) return false
    await Promise.race([removeData(userId), timeout(REMOVAL_TIMEOUT_MS)])
  }
  void dropPushSubscription()
  logOut()
  return true
}

const sendLocalWork = () =>
  import('./send-local-work.ts').then(
    (it) => it.sendLocalWork(),
    // without a connection the code may not load
    () => {},
  )

async function confirmLoss(isUnsent: boolean, kept: DeviceSummary['kept']): Promise<boolean> {
  const sizes = Object.values(kept)
  if (!isUnsent && sizes.length === 0) return true
  // without a connection the dialog may not load
  const { confirm } = await import('../../kit/confirm.tsx').catch(() => ({ confirm: askPlainly }))
  const size = formatDataSize(sizes.reduce((sum, it) => sum + it, 0))
  const lessons = { count: sizes.length, size }
  if (!isUnsent)
    return confirm({
      title: m.app_log_out_delete_lessons_phone(lessons),
      text: m.app_keep_them_again_when_signed(),
      confirmLabel: m.app_log_out(),
    })
  const lost = m.app_unsent_lost()
  return confirm({
    title: m.app_sign_out_before_everything_sent(),
    text: sizes.length > 0 ? `${lost} ${m.app_deleted_too(lessons)}` : lost,
    confirmLabel: m.app_sign_out(),
  })
}

const askPlainly = async ({ title, text }: { title: string; text?: string }) =>
  window.confirm([title, text].filter(Boolean).join('\n'))

async function removeData(userId: string): Promise<void> {
  try {
    const { removeUserData } = await import('../../features/offline/remove-data.ts')
    await removeUserData(userId)
  } catch {
    // without storage there is no data to remove
  }
}

const timeout = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
