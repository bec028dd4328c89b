import { useQuery } from '@tanstack/react-query'
import { BookA } from 'lucide-react'
import { type ForgottenWord, getForgottenWords } from '../../../../contract/words/manage-words.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { DataTable } from '../../../kit/DataTable.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { listText } from '../../../kit/list-text.ts'
import { numberText } from '../../../kit/number-text.ts'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { CardSkeleton, QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { Arabic } from '../shared/WordDetails.tsx'

/** The words of a class that its students forget most, and those that are set aside for someone (R-WORDS-005, R-WORDS-006). */
export function ForgottenWords({ classId }: { classId: number }) {
  const query = useQuery(
    callQuery(getForgottenWords, { classId }, adminKeys.forgottenWords(classId)),
  )
  return (
    <QueryBoundary
      query={query}
      errorTitle={m.word_editor_forgotten_failed()}
      skeleton={<CardSkeleton rows={5} />}
    >
      {({ words }) =>
        words.length === 0 ? (
          <EmptyState icon={BookA} title={m.word_editor_forgotten()}>
            {m.word_editor_forgotten_none()}
          </EmptyState>
        ) : (
          <Card>
            <CardHead title={m.word_editor_forgotten()} />
            <p className="pad text-ink-2">{m.word_editor_forgotten_hint()}</p>
            <DataTable
              caption={m.word_editor_forgotten()}
              columns={COLUMNS}
              rows={words}
              rowKey={(it) => it.word}
            />
          </Card>
        )
      }
    </QueryBoundary>
  )
}

const COLUMNS = [
  {
    key: 'word',
    header: m.words_word(),
    cell: ({ text, meaning }: ForgottenWord) => (
      <>
        <span className="block text-card-head">
          <Arabic>{text}</Arabic>
        </span>
        <span className="block text-small text-ink-2">
          <bdi>
            <MixedScriptText text={meaning} />
          </bdi>
        </span>
      </>
    ),
  },
  {
    key: 'forgotten',
    header: m.word_editor_forgotten_column(),
    label: m.word_editor_forgotten_column(),
    alignEnd: true,
    cell: ({ failures, reviews }: ForgottenWord) =>
      m.word_editor_failures({ failures: numberText(failures), reviews: numberText(reviews) }),
  },
  {
    key: 'students',
    header: m.word_editor_students_column(),
    label: m.word_editor_students_column(),
    alignEnd: true,
    cell: ({ students }: ForgottenWord) => numberText(students),
  },
  {
    key: 'aside',
    header: m.word_editor_aside_column(),
    label: m.word_editor_aside_column(),
    cell: ({ setAside }: ForgottenWord) => <bdi>{listText(setAside) || '–'}</bdi>,
  },
]
