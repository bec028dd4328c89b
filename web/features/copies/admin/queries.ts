import { type Backups, getBackups } from '../../../../contract/copies/copies.ts'
import { SECOND_MS } from '../../../../contract/platform/duration.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { pageQuery } from '../../../api/page-query.ts'

const POLL_MS = 3 * SECOND_MS

const isOpen = ({ rows }: Backups) =>
  rows.some(({ state }) => state === 'waiting' || state === 'running')

/** One page of the copies with their state; read again while one is waiting or being made. */
export const backupsQuery = (page: number) =>
  pageQuery(getBackups, { page }, adminKeys.backupPage(page), {
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isOpen(data) ? POLL_MS : false),
  })
