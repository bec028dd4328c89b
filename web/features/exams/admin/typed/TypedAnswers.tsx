import { useQuery } from '@tanstack/react-query'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import type { Verdict } from '../../../../../contract/arabic/arabic-judge.ts'
import type { ReviewedQuestion } from '../../../../../contract/exams/typed-review.ts'
import { m } from '../../../../../messages/m.ts'
import { Card } from '../../../../kit/Card.tsx'
import { EmptyState } from '../../../../kit/EmptyState.tsx'
import { Pagination } from '../../../../kit/Pagination.tsx'
import { MixedScriptText } from '../../../../kit/Prose.tsx'
import { Select } from '../../../../kit/Select.tsx'
import { SkeletonRows } from '../../../../kit/Skeleton.tsx'
import { QueryBoundary } from '../../../../loading/QueryBoundary.tsx'
import { AnswerGroupRow } from './AnswerGroupRow.tsx'
import { type AnswersPage, typedAnswersQuery } from './queries.ts'
import { ReviewChanges } from './ReviewChanges.tsx'
import { useReview } from './use-review.ts'
import { VERDICT_LABELS } from './verdicts.ts'
import './typed-answers.css'

type TypedAnswersProps = {
  /** Undefined until an exam is chosen. */
  lessonId: number | undefined
  page: number
  onPage: (page: number) => void
}

/** The typed answers of an exam, grouped by text, with their verdicts for everyone (R-ARABIC-008). */
export function TypedAnswers({ lessonId, page, onPage }: TypedAnswersProps) {
  if (lessonId === undefined)
    return (
      <Card>
        <EmptyState icon={Keyboard} title={m.exams_choose_exam()}>
          {m.exams_choose_exam_hint()}
        </EmptyState>
      </Card>
    )
  return <ExamAnswers key={lessonId} {...{ lessonId, page, onPage }} />
}

function ExamAnswers({ lessonId, page, onPage }: TypedAnswersProps & { lessonId: number }) {
  const [questionId, setQuestionId] = useState<number>()
  const [verdict, setVerdict] = useState<Verdict>()
  const query = useQuery(
    typedAnswersQuery({
      ...{ lessonId, page },
      ...(questionId !== undefined && { questionId }),
      ...(verdict !== undefined && { verdict }),
    }),
  )
  return (
    <QueryBoundary
      query={query}
      errorTitle={m.exams_answers_did_not_load()}
      skeleton={<ListSkeleton />}
    >
      {(loaded) =>
        loaded.questionId === null ? (
          <Card>
            <EmptyState icon={Keyboard} title={m.exams_no_typed_questions()}>
              {m.exams_no_typed_questions_hint()}
            </EmptyState>
          </Card>
        ) : (
          <div className="grid gap-4">
            <div className="typed-filters">
              <Select
                label={m.exams_question()}
                value={String(loaded.questionId)}
                options={loaded.questions.map((it) => ({
                  value: String(it.id),
                  label: `${it.number}. ${it.question.slice(0, 80)}`,
                }))}
                onChange={({ target }) => {
                  setQuestionId(Number(target.value))
                  onPage(1)
                }}
              />
              <Select
                label={m.exams_verdict()}
                placeholder={m.exams_all_verdicts({ count: sumOf(loaded.counts) })}
                value={verdict ?? ''}
                options={VERDICTS.map((it) => ({
                  value: it,
                  label: m.exams_verdict_count({
                    verdict: VERDICT_LABELS[it],
                    count: loaded.counts[it],
                  }),
                }))}
                onChange={({ target }) => {
                  setVerdict(VERDICTS.find((it) => it === target.value))
                  onPage(1)
                }}
              />
            </div>
            <AnswerGroups
              {...{ lessonId, loaded, onPage }}
              questionId={loaded.questionId}
              isStale={query.isPlaceholderData}
            />
          </div>
        )
      }
    </QueryBoundary>
  )
}

const VERDICTS = ['wrong', 'near', 'right'] as const

const sumOf = (counts: Record<Verdict, number>) => counts.right + counts.near + counts.wrong

type AnswerGroupsProps = {
  lessonId: number
  questionId: number
  loaded: AnswersPage
  isStale: boolean
  onPage: (page: number) => void
}

function AnswerGroups({ lessonId, questionId, loaded, isStale, onPage }: AnswerGroupsProps) {
  const review = useReview({ lessonId, questionId })
  const question = loaded.questions.find(({ id }) => id === questionId)
  return (
    <>
      {question && <Keys question={question} />}
      <p className="text-small text-ink-2">{m.exams_verdicts_hint()}</p>
      <p role="status" className={review.outcome ? 'font-semibold' : 'sr-only'}>
        {review.outcome}
      </p>
      {review.error && (
        <p role="alert" className="field-error">
          {review.error}
        </p>
      )}
      <Card aria-busy={isStale} className={isStale ? 'opacity-60' : ''}>
        {loaded.groups.length === 0 ? (
          <EmptyState icon={Keyboard} title={m.exams_no_answers_found()}>
            {m.exams_answers_empty()}
          </EmptyState>
        ) : (
          <ul className="rows" aria-label={m.exams_answers()}>
            {loaded.groups.map((it) => (
              <AnswerGroupRow key={`${it.verdict} ${it.text}`} group={it} review={review} />
            ))}
          </ul>
        )}
      </Card>
      <Pagination page={loaded.page} pageCount={loaded.pages} onPage={onPage} />
      <ReviewChanges changes={loaded.changes} review={review} />
    </>
  )
}

function Keys({ question: { question, answer, accepted } }: { question: ReviewedQuestion }) {
  return (
    <div className="grid gap-1">
      <p className="page-side wrap-anywhere" dir="auto">
        <MixedScriptText text={question} />
      </p>
      <div className="text-small text-ink-2">
        <p>{m.exams_right_answers()}</p>
        <ul>
          {[...new Set([answer, ...accepted])].map((key) => (
            <li key={key}>
              <bdi className="typed-text-small">{key}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function ListSkeleton() {
  return (
    <Card padded aria-busy="true">
      <p className="text-ink-2">{m.kit_loading()}</p>
      <SkeletonRows />
    </Card>
  )
}
