import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck, CloudOff } from 'lucide-react'
import type { WaitingPaper } from '../../../../contract/marking.ts'
import { messageOf } from '../../../api/ask.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { DataTable } from '../../../kit/DataTable.tsx'
import { Duo } from '../../../kit/Duo.tsx'
import { since } from '../../../kit/dates.ts'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Pager } from '../../../kit/Pager.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { SkeletonRows } from '../../../kit/Skeleton.tsx'
import { waitingQuery } from './queries.ts'
import { useWanted } from './use-wanted.ts'

export type Chosen = { paper: WaitingPaper; mayAssist: boolean }

/** The papers that wait for a mark: searched by subject or class, ten to a page (wallet-and-admin §2). */
export function WaitingPapers({ onChoose }: { onChoose: (chosen: Chosen) => void }) {
  const { search, asked, onSearch, onPage } = useWanted()
  const papers = useQuery(waitingQuery(asked))
  const { data, error, isFetching, isPlaceholderData, refetch } = papers
  return (
    <>
      <SearchBox placeholder="Search by subject or class..." value={search} onChange={onSearch} />
      {/* what is looked for is found somewhere between typing and reading */}
      <p className="sr-only" role="status">
        {data && !isFetching && asked.search !== '' ? `${data.total} found` : ''}
      </p>
      {data ? (
        <>
          <Card aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
            {data.exams.length > 0 ? (
              <Papers
                papers={data.exams}
                onMark={(paper) => onChoose({ paper, mayAssist: data.assistant })}
              />
            ) : (
              <EmptyState icon={ClipboardCheck} title="No pending exams found">
                {search.trim() === ''
                  ? 'Every written answer has its mark.'
                  : 'No subject or class that waits matches your search.'}
              </EmptyState>
            )}
          </Card>
          <Pager page={data.page} pages={data.pages} onPage={onPage} />
        </>
      ) : error ? (
        <Card>
          <EmptyState
            icon={CloudOff}
            title="The exams did not load"
            action={
              <Button busy={isFetching && 'Loading...'} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {messageOf(error)}
          </EmptyState>
        </Card>
      ) : (
        <Coming />
      )}
    </>
  )
}

function Coming() {
  return (
    <Card pad aria-busy="true">
      <p className="text-ink-2">Loading...</p>
      <SkeletonRows />
    </Card>
  )
}

type PapersProps = { papers: readonly WaitingPaper[]; onMark: (paper: WaitingPaper) => void }

function Papers({ papers, onMark }: PapersProps) {
  return (
    <DataTable
      caption="Exams that wait for a mark, the oldest first"
      rows={papers}
      keyOf={(it) => `${it.lesson_id}.${it.user_id}`}
      columns={[
        {
          key: 'subject',
          head: 'Subject',
          cell: (it) => (
            <>
              <span className="font-semibold">
                <Duo>{it.subject}</Duo>
              </span>
              <span className="block text-small text-ink-2">
                <bdi>{it.student_name}</bdi> · {since(it.submitted_at)}
              </span>
            </>
          ),
        },
        { key: 'class', head: 'Class', cell: (it) => <Duo>{it.class_name}</Duo> },
      ]}
      actions={(it) => (
        <Button look="soft" onClick={() => onMark(it)}>
          Mark Exam
          <span className="sr-only">
            {' '}
            of {it.student_name}, {it.subject}
          </span>
        </Button>
      )}
    />
  )
}
