import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { may } from '../../../../contract/staff/permissions.ts'
import { m } from '../../../../messages/m.ts'
import { useSession } from '../../../api/session.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { LazyDialog, lazyDialog } from '../../../kit/LazyDialog.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { type ShareRow, ShareTable, toShareRows } from './ShareTable.tsx'
import { incomeSharesQuery } from './share-queries.ts'

const ShareDialog = lazyDialog(async () => (await import('./ShareDialog.tsx')).ShareDialog)

/** The shares of all teachers, or those of the reader; an owner sets and changes them. */
export function IncomeShares({ isOwn }: { isOwn: boolean }) {
  const canChange = may(useSession().user?.staff, 'changeShares')
  const today = useDateFormat().today()
  const query = useQuery(incomeSharesQuery)
  // null for a new share
  const [opened, setOpened] = useState<{ row: ShareRow | null }>()
  return (
    <QueryBoundary query={query} errorTitle={m.payments_shares_did_not_load()}>
      {({ shares, teachers, classes }) => {
        const rows = toShareRows(shares, today)
        return (
          <Card aria-label={m.payments_shares()}>
            <CardHead title={m.payments_shares()}>
              {canChange && (
                <Button variant="soft" onClick={() => setOpened({ row: null })}>
                  {m.payments_set_share()}
                </Button>
              )}
            </CardHead>
            {rows.length > 0 ? (
              <ShareTable
                rows={rows}
                onChange={canChange ? (row) => setOpened({ row }) : undefined}
              />
            ) : (
              <p className="m-0 px-(--pad) py-4 text-ink-2">
                {isOwn ? m.payments_have_no_share_yet() : m.payments_no_teacher_has_share_yet()}
              </p>
            )}
            {opened && (
              <LazyDialog title={m.payments_set_share()} onClose={() => setOpened(undefined)}>
                <ShareDialog
                  {...{ teachers, classes }}
                  row={opened.row}
                  onClose={() => setOpened(undefined)}
                />
              </LazyDialog>
            )}
          </Card>
        )
      }}
    </QueryBoundary>
  )
}
