import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DatabaseBackup } from 'lucide-react'
import { useState } from 'react'
import { BACKUPS_PER_PAGE, type Backups, backUpNow } from '../../../contract/copies/copies.ts'
import { m } from '../../../messages/m.ts'
import { adminKeys } from '../../api/admin-query-keys.ts'
import { callApi } from '../../api/call-api.ts'
import { paths } from '../../api/paths.ts'
import { BackupKey } from '../../features/copies/admin/BackupKey.tsx'
import { BackupList } from '../../features/copies/admin/BackupList.tsx'
import { BackupNotice } from '../../features/copies/admin/BackupNotice.tsx'
import { backupsQuery } from '../../features/copies/admin/queries.ts'
import { useFormMutation } from '../../forms/use-form-mutation.ts'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { BackLink, PageHeader } from '../../kit/PageHeader.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { Text } from '../../kit/Text.tsx'
import { Note } from '../../kit/Tile.tsx'
import { useDateFormat } from '../../kit/use-date-format.ts'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'

/** A name of a variable and a command, the same in each language. */
const VARIABLE = 'BACKUP_TO'
const COMMAND = 'npm run restore -- latest'

/** Settings → Backups: the copies of the school, 'Back up now', and the key that opens them (R-SAFE-001 to R-SAFE-005). */
export function Screen() {
  const [page, setPage] = useState(1)
  const query = useQuery(backupsQuery(page))
  return (
    <div className="page">
      <BackLink to={paths.admin.settings}>{m.kit_settings()}</BackLink>
      <PageHeader title={m.copies_title()} subtitle={m.copies_subtitle()}>
        {query.data?.place && <StartButton isOpen={isOpen(query.data)} />}
      </PageHeader>
      <QueryBoundary query={query} errorTitle={m.copies_did_not_load()}>
        {(backups) =>
          backups.place === null ? <NotSetUp /> : <Copies backups={backups} onPage={setPage} />
        }
      </QueryBoundary>
    </div>
  )
}

const isOpen = ({ rows }: Backups) =>
  rows.some(({ state }) => state === 'waiting' || state === 'running')

function StartButton({ isOpen: isMaking }: { isOpen: boolean }) {
  const queryClient = useQueryClient()
  const start = useFormMutation({
    send: () => callApi(backUpNow, {}),
    successMessage: m.copies_started(),
    fallbackError: m.copies_not_started(),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.backups }),
  })
  return (
    <Button
      variant="primary"
      disabled={isMaking}
      busy={start.isPending && m.copies_starting()}
      onClick={() => start.mutate()}
    >
      <DatabaseBackup className="icon" aria-hidden />
      {m.copies_now()}
    </Button>
  )
}

function NotSetUp() {
  return (
    <Note tone="warning" icon={<DatabaseBackup className="icon" aria-hidden />}>
      <p>
        <Text of={m.copies_unset} variable={<code>{VARIABLE}</code>} />
      </p>
    </Note>
  )
}

function Copies({ backups, onPage }: { backups: Backups; onPage: (page: number) => void }) {
  const { dateTime } = useDateFormat()
  const { problem, rows, total, page } = backups
  return (
    <>
      {problem && <BackupNotice problem={problem} lastGoodAt={backups.lastGoodAt} />}
      <Card>
        <CardHead title={m.copies_list()} />
        <div className="pad grid gap-1 text-small text-ink-2">
          <p>
            <Text
              of={backups.place === 'bucket' ? m.copies_place_bucket : m.copies_place_folder}
              hour={backups.hour}
              time={dateTime(backups.nextAt)}
            />
          </p>
          <p>{m.copies_keeps()}</p>
        </div>
        {rows.length === 0 ? (
          <EmptyState icon={DatabaseBackup} title={m.copies_none()}>
            {m.copies_none_hint()}
          </EmptyState>
        ) : (
          <BackupList rows={rows} />
        )}
        <Pagination page={page} pageCount={Math.ceil(total / BACKUPS_PER_PAGE)} onPage={onPage} />
      </Card>
      <BackupKey recipient={backups.recipient} since={backups.recipientSince} />
      <Card>
        <CardHead title={m.copies_restore()} />
        <div className="pad grid gap-2">
          <p>
            <Text of={m.copies_restore_how} variable={<code>{VARIABLE}</code>} />
          </p>
          <p dir="ltr">
            <code>{COMMAND}</code>
          </p>
        </div>
      </Card>
    </>
  )
}
