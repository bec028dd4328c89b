import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  DELETIONS_PER_PAGE,
  getPlannedDeletions,
  type ListedDeletion,
} from '../../../../contract/privacy/privacy-admin.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { pageQuery } from '../../../api/page-query.ts'
import { paths } from '../../../api/paths.ts'
import { Avatar } from '../../../kit/Avatar.tsx'
import { Badge } from '../../../kit/Badge.tsx'
import { Time } from '../../../kit/DateText.tsx'
import { Link } from '../../../kit/Link.tsx'
import { nairaInText } from '../../../kit/naira.ts'
import { Pagination } from '../../../kit/Pagination.tsx'
import { Text } from '../../../kit/Text.tsx'
import { QueryCard } from '../../../loading/QueryCard.tsx'

const deletionsQuery = (page: number) =>
  pageQuery(getPlannedDeletions, { page }, adminKeys.plannedDeletions(page), { staleTime: 0 })

/** The accounts that students have asked to delete, with their days and the announced consequences. */
export function PlannedDeletions() {
  const [page, setPage] = useState(1)
  const query = useQuery(deletionsQuery(page))
  return (
    <QueryCard
      title={m.privacy_accounts_to_delete()}
      query={query}
      errorTitle={m.privacy_planned_deletions_did_not_load()}
      rows={1}
    >
      {({ items, total, page: loadedPage }) =>
        items.length === 0 ? (
          <p className="pad text-ink-2">{m.privacy_nobody_asked()}</p>
        ) : (
          <>
            <ul className="rows" aria-label={m.privacy_planned_deletions()}>
              {items.map((it) => (
                <DeletionRow key={it.studentId} deletion={it} />
              ))}
            </ul>
            <Pagination
              page={loadedPage}
              pageCount={Math.ceil(total / DELETIONS_PER_PAGE)}
              onPage={setPage}
            />
          </>
        )
      }
    </QueryCard>
  )
}

function DeletionRow({ deletion: it }: { deletion: ListedDeletion }) {
  return (
    <li className="flex flex-wrap gap-3.5">
      <Avatar name={it.name} />
      <div className="grid min-w-0 grow basis-48 gap-0.5 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-2">
          <Link className="font-semibold" to={paths.admin.student(it.studentId)}>
            <bdi>{it.name}</bdi>
          </Link>
          {it.isFailed && <Badge kind="inactive">{m.privacy_not_deleted()}</Badge>}
        </p>
        <p className="text-small">
          {it.isFailed ? (
            m.privacy_deletion_failed()
          ) : (
            <Text of={m.privacy_on_day_unless} time={<Time at={it.dueAt} format="date" />} />
          )}
        </p>
        <p className="text-small text-ink-2">{toldText(it)}</p>
        <p className="num text-tiny text-ink-3">
          <Text of={m.privacy_asked_on} time={<Time at={it.requestedAt} format="date" />} />
        </p>
      </div>
    </li>
  )
}

/** The balance that the student gave up, the present one if it differs, and the number of unmarked answers. */
function toldText({ givenUp, balance, unmarked }: ListedDeletion): string {
  return [
    givenUp === 0
      ? m.privacy_wallet_was_empty()
      : m.privacy_gave_up({ amount: nairaInText(givenUp) }),
    balance === givenUp ? '' : m.privacy_now_has({ amount: nairaInText(balance) }),
    unmarked === 0 ? '' : m.privacy_answers_wait({ count: unmarked }),
  ]
    .filter(Boolean)
    .join(' ')
}
