import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { GIVEN_PAGE } from '../../../../contract/certificates/given-certificates.ts'
import { m } from '../../../../messages/m.ts'
import { commaList } from '../../../kit/comma-list.ts'
import { emailText } from '../../../kit/email-text.ts'
import { LoadingRows } from '../../../kit/LoadingRows.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { Select } from '../../../kit/Select.tsx'
import { formatPercent } from '../../../kit/score-band.ts'
import { TextInput } from '../../../kit/TextInput.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { type CompletedChoice, completedQuery } from './given-queries.ts'
import { assignableClassesQuery } from './queries.ts'

/** The class and the lowest score as typed. */
export type CompletedDraft = { classId: string; minScore: string }

/** The choice of a draft; undefined while it is incomplete or invalid. */
export function toChoice(draft: CompletedDraft, templateId: string): CompletedChoice | undefined {
  const { classId, minScore } = draft
  const score = minScore.trim() === '' ? 0 : Number(minScore)
  const isScore = Number.isInteger(score) && score >= 0 && score <= 100
  if (!isScore || classId === '' || templateId === '') return undefined
  return { classId: Number(classId), templateId: Number(templateId), minScore: score }
}

type CompletedPickerProps = {
  draft: CompletedDraft
  onChange: (draft: CompletedDraft) => void
  templateId: string
  /** Reports the number of students who would be given the certificate. */
  onCount: (count: number) => void
}

/** Selects all students who completed a class with at least a score; shows their number and names. */
export function CompletedPicker({ draft, onChange, templateId, onCount }: CompletedPickerProps) {
  const classes = useQuery(assignableClassesQuery)
  const options = (classes.data ?? []).map((it) => ({ value: String(it.id), label: it.name }))
  const minScore = useDebounced(draft.minScore, 300)
  const choice = toChoice({ ...draft, minScore }, templateId)
  const isInvalid = draft.classId !== '' && templateId !== '' && !toChoice(draft, templateId)
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem] sm:items-start">
        <Select
          label={m.kit_class()}
          placeholder={m.certificates_choose_class()}
          options={options}
          value={draft.classId}
          onChange={(event) => onChange({ ...draft, classId: event.target.value })}
        />
        <TextInput
          label={m.certificates_least_average()}
          inputMode="numeric"
          value={draft.minScore}
          error={isInvalid ? m.certificates_score_0_100() : undefined}
          onChange={(event) => onChange({ ...draft, minScore: event.target.value })}
        />
      </div>
      {choice ? (
        <CompletedStudents key={JSON.stringify(choice)} choice={choice} onCount={onCount} />
      ) : (
        <p className="py-4 text-center text-ink-2">
          {templateId === ''
            ? m.certificates_choose_certificate_class()
            : m.certificates_class_needed()}
        </p>
      )}
    </div>
  )
}

type CompletedStudentsProps = { choice: CompletedChoice; onCount: (count: number) => void }

function CompletedStudents({ choice, onCount }: CompletedStudentsProps) {
  const [page, setPage] = useState(1)
  const query = useQuery(completedQuery(choice, page))
  const total = query.isPlaceholderData ? undefined : query.data?.total
  useEffect(() => onCount(total ?? 0), [onCount, total])
  return (
    <QueryBoundary
      query={query}
      errorTitle={m.certificates_students_did_not_load()}
      errorLayout="text"
      skeleton={<LoadingRows />}
    >
      {(data) => (
        <div className="grid gap-3">
          <p className="num font-semibold" role="status">
            {data.total === 0
              ? m.certificates_nobody_would_be_given()
              : m.certificates_would_be_given({ count: data.total })}
          </p>
          <p className="num text-small text-ink-2">{leftOutText(data)}</p>
          {data.students.length > 0 && (
            <ul className="grid" aria-label={m.certificates_students_who_completed_class()}>
              {data.students.map((it) => (
                <li
                  key={it.id}
                  className="flex items-baseline gap-4 border-b border-line py-2.5 last:border-0"
                >
                  <span className="min-w-0 grow wrap-anywhere">
                    <b className="block">
                      <bdi>{it.name}</bdi>
                    </b>
                    <span className="block text-small text-ink-2">{emailText(it.email)}</span>
                  </span>
                  <span className="num">{it.score === null ? '–' : formatPercent(it.score)}</span>
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={data.page}
            pageCount={Math.ceil(data.total / GIVEN_PAGE)}
            onPage={setPage}
          />
        </div>
      )}
    </QueryBoundary>
  )
}

type Counts = { already: number; revoked: number; below: number; unmarked: number }

function leftOutText({ already, revoked, below, unmarked }: Counts): string {
  const parts = [
    already > 0 ? m.certificates_left_out_already({ count: already }) : '',
    below > 0 ? m.certificates_left_out_below({ count: below }) : '',
    unmarked > 0 ? m.certificates_left_out_unmarked({ count: unmarked }) : '',
    revoked > 0 ? m.certificates_left_out_revoked({ count: revoked }) : '',
  ].filter(Boolean)
  return parts.length === 0 ? '' : m.certificates_left_out({ reasons: commaList(parts) })
}
