import { useQuery } from '@tanstack/react-query'
import { Keyboard, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Verdict } from '../../../../../contract/arabic/arabic-judge.ts'
import {
  type AnswerGroup,
  getTypedAnswers,
  type ReviewedQuestion,
  type TypedChange,
} from '../../../../../contract/exams/typed-review.ts'
import { m } from '../../../../../messages/m.ts'
import { Card, CardHead } from '../../../../kit/Card.tsx'
import { EmptyCard, EmptyState } from '../../../../kit/EmptyState.tsx'
import { Pagination } from '../../../../kit/Pagination.tsx'
import { MixedScriptText } from '../../../../kit/Prose.tsx'
import { Select } from '../../../../kit/Select.tsx'
import { SkeletonRows } from '../../../../kit/Skeleton.tsx'
import { QueryBoundary } from '../../../../loading/QueryBoundary.tsx'
import { type Review, useReview } from './use-review.ts'
import { VERDICT_COLOURS, VERDICT_LABELS } from './verdicts.ts'
import './typed-answers.css'
import type * as z from 'zod/mini'
import { verdicts } from '../../../../../contract/exams/questions.ts'
import { adminKeys } from '../../../../api/admin-query-keys.ts'
import { pageQuery } from '../../../../api/page-query.ts'
import { useMay } from '../../../../api/use-may.ts'
import { startsInArabic } from '../../../../kit/arabic.ts'
import { Button } from '../../../../kit/Button.tsx'
import { DateText } from '../../../../kit/DateText.tsx'

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
      <EmptyCard icon={Keyboard} title={m.exams_choose_exam()}>
        {m.exams_choose_exam_hint()}
      </EmptyCard>
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
          <EmptyCard icon={Keyboard} title={m.exams_no_typed_questions()}>
            {m.exams_no_typed_questions_hint()}
          </EmptyCard>
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

/** Equal answers of students: the text, how many wrote it, the verdict, and the other verdicts to choose from. */
function AnswerGroupRow({ group, review }: { group: AnswerGroup; review: Review }) {
  const { text, verdict, students, byTeacher, isKey } = group
  const isPending = review.pendingText === text
  const accepts = useMay('editExams')
  return (
    <li className="typed-group" aria-busy={isPending}>
      <div className="typed-group-text">
        <p className="typed-text" dir="auto" lang={startsInArabic(text) ? 'ar' : undefined}>
          {text}
        </p>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-ink-2">
          <span
            className={`rounded-badge px-2 py-0.5 text-tiny font-semibold ${VERDICT_COLOURS[verdict]}`}
          >
            {VERDICT_LABELS[verdict]}
          </span>
          <span className="num">{m.exams_students({ count: students })}</span>
          {byTeacher && <span>{m.exams_set_by_teacher()}</span>}
          {isKey && <span>{m.exams_accepted_answer()}</span>}
        </p>
      </div>
      <div className="typed-group-actions">
        {accepts && !isKey && verdict !== 'right' && (
          <Button
            variant="soft"
            disabled={review.pendingText !== undefined}
            onClick={() => review.accept(group)}
          >
            {m.exams_accept_for_everyone()}
            <span className="sr-only">: {text}</span>
          </Button>
        )}
        {verdicts
          .filter((it) => it !== verdict)
          .map((it) => (
            <Button
              key={it}
              variant="outline"
              disabled={review.pendingText !== undefined}
              onClick={() => review.setVerdict(group, it)}
            >
              {VERDICT_LABELS[it]}
              <span className="sr-only">: {text}</span>
            </Button>
          ))}
      </div>
    </li>
  )
}

/** The verdicts that teachers have set for a question, latest first, each with a button that undoes it. */
function ReviewChanges({ changes, review }: { changes: TypedChange[]; review: Review }) {
  if (changes.length === 0) return null
  return (
    <Card>
      <CardHead title={m.exams_verdicts_of_school()} />
      <ul className="rows">
        {changes.map((it) => (
          <li key={it.id} className="typed-change">
            <p className="min-w-0 grow">
              <bdi className="typed-text-small wrap-anywhere">{it.text}</bdi>
              <span className="block text-small text-ink-2">
                {it.accepted ? m.exams_accepted_for_everyone() : VERDICT_LABELS[it.verdict]} ·{' '}
                <bdi>{it.actorName}</bdi>, <DateText at={it.at} format="dateTime" />
              </span>
            </p>
            <Button
              variant="brand-text"
              disabled={review.pendingText !== undefined}
              onClick={() => review.undo(it)}
            >
              <Undo2 className="icon mirror" aria-hidden />
              {m.kit_undo()}
              <span className="sr-only">: {it.text}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type AnswersPage = z.output<typeof getTypedAnswers.response>

type AnswersFilters = { lessonId: number; questionId?: number; verdict?: Verdict; page: number }

/** One page of the grouped answers; the previous one is displayed while it loads. */
const typedAnswersQuery = (filters: AnswersFilters) =>
  pageQuery(getTypedAnswers, filters, adminKeys.typedAnswers(filters), {
    // another administrator may set a verdict at the same time
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
