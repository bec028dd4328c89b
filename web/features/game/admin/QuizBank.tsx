import { useQuery } from '@tanstack/react-query'
import { Download, FileUp, MessageCircleQuestion, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { LEVELS } from '../../../../contract/game.ts'
import { BANK_PAGE, type QuizQuestion } from '../../../../contract/quiz-bank.ts'
import { messageOf } from '../../../api/call-api.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ErrorCard } from '../../../kit/ErrorCard.tsx'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { LoadingRegion, SkeletonRows } from '../../../kit/Skeleton.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { useDateFormat } from '../../../kit/time-zone.ts'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { downloadText } from './download-text.ts'
import { ImportQuestionsDialog } from './ImportQuestionsDialog.tsx'
import { LEVEL_NAMES } from './level-names.ts'
import { QuestionDialog } from './QuestionDialog.tsx'
import { QuestionTable } from './QuestionTable.tsx'
import { questionsQuery, useExportQuestions } from './queries.ts'
import { RemoveQuestionDialog } from './RemoveQuestionDialog.tsx'
import { useQuestionFilters } from './use-question-filters.ts'

/** What stands open in front of the page. */
type OpenDialog =
  | { kind: 'new' | 'import' }
  | { kind: 'edit'; question: QuizQuestion }
  | { kind: 'remove'; question: QuizQuestion }

const SEARCH_DEBOUNCE_MS = 300

/** The questions of the quiz, level by level: searched, written, removed, brought in and taken out (R-GAME-038). */
export function QuizBank() {
  const filters = useQuestionFilters()
  const debouncedSearch = useDebounced(filters.search, SEARCH_DEBOUNCE_MS)
  const questionPage = useQuery(
    questionsQuery({ level: filters.level, search: debouncedSearch, page: filters.page }),
  )
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const close = () => setOpenDialog(undefined)
  const counts = questionPage.data?.counts
  return (
    <>
      <QuizBankHeader
        onNew={() => setOpenDialog({ kind: 'new' })}
        onImport={() => setOpenDialog({ kind: 'import' })}
      />
      <div className="grid gap-4">
        <Tabs
          label="Level"
          tabs={LEVELS.map((id) => ({ id, label: LEVEL_NAMES[id], count: counts?.[id] }))}
          current={filters.level}
          onSelect={filters.selectLevel}
        >
          <div className="grid gap-5 pt-1">
            <SearchBox
              placeholder="Search questions..."
              value={filters.search}
              onChange={filters.setSearch}
            />
            <QuestionResults query={questionPage} filters={filters} onOpen={setOpenDialog} />
          </div>
        </Tabs>
      </div>
      {openDialog?.kind === 'new' && <QuestionDialog question={filters.level} onClose={close} />}
      {openDialog?.kind === 'edit' && (
        <QuestionDialog question={openDialog.question} onClose={close} />
      )}
      {openDialog?.kind === 'remove' && (
        <RemoveQuestionDialog
          question={openDialog.question}
          levelCount={counts?.[openDialog.question.level] ?? 0}
          onClose={close}
        />
      )}
      {openDialog?.kind === 'import' && <ImportQuestionsDialog onClose={close} />}
    </>
  )
}

function QuizBankHeader({ onNew, onImport }: { onNew: () => void; onImport: () => void }) {
  const { today } = useDateFormat()
  const exportMutation = useExportQuestions((csv) =>
    downloadText(`quiz_questions_${today()}.csv`, csv, 'text/csv;charset=utf-8'),
  )
  return (
    <PageHeader title="Quiz bank" subtitle="The questions of the Islamic Knowledge Quiz">
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onImport}>
          <FileUp className="icon" aria-hidden />
          Import CSV
        </Button>
        <Button
          busy={exportMutation.isPending && 'Exporting...'}
          onClick={() => exportMutation.mutate()}
        >
          <Download className="icon" aria-hidden />
          Export CSV
        </Button>
        <Button variant="primary" onClick={onNew}>
          <Plus className="icon" aria-hidden />
          New Question
        </Button>
      </div>
    </PageHeader>
  )
}

type QuestionResultsProps = {
  query: {
    data?: { questions: QuizQuestion[]; found: number } | undefined
    error: Error | null
    isPending: boolean
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  filters: ReturnType<typeof useQuestionFilters>
  onOpen: (open: OpenDialog) => void
}

function QuestionResults({ query, filters, onOpen }: QuestionResultsProps) {
  if (query.isPending) {
    return (
      <LoadingRegion>
        <Card padded>
          <SkeletonRows rows={5} />
        </Card>
      </LoadingRegion>
    )
  }
  if (!query.data) {
    return (
      <ErrorCard
        title="The questions did not load"
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {messageOf(query.error)}
      </ErrorCard>
    )
  }
  const { questions, found: total } = query.data
  const pages = Math.ceil(total / BANK_PAGE)
  if (questions.length === 0) {
    const isFiltered = filters.search !== ''
    return (
      <Card>
        <EmptyState icon={isFiltered ? Search : MessageCircleQuestion} title="No questions found">
          {isFiltered ? 'No question of this level matches your search.' : 'This level is empty.'}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <Card>
        <QuestionTable
          questions={questions}
          onEdit={(question) => onOpen({ kind: 'edit', question })}
          onRemove={(question) => onOpen({ kind: 'remove', question })}
        />
      </Card>
      <Pagination
        page={Math.min(filters.page, pages)}
        pageCount={pages}
        onPage={filters.goToPage}
      />
    </>
  )
}
