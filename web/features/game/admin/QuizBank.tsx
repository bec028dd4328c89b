import { useQuery } from '@tanstack/react-query'
import { Download, FileUp, MessageCircleQuestion, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { LEVELS } from '../../../../contract/game/game.ts'
import {
  BANK_PAGE,
  LEVEL_QUESTIONS_MIN,
  LEVEL_TOO_SMALL,
  type QuizQuestion,
} from '../../../../contract/game/quiz-bank.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { choiceFilter, textFilter } from '../../../kit/url-filters.ts'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { useUrlFilters } from '../../../kit/use-url-filters.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { ImportQuestionsDialog } from './ImportQuestionsDialog.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { QuestionTable, QuestionText } from './QuestionTable.tsx'
import { questionsQuery, useExportQuestions, useRemoveQuestion } from './queries.ts'
import { LEVEL_NAMES } from './question-draft.ts'

/** The dialog that is open. */
type OpenDialog =
  | { kind: 'new' | 'import' }
  | { kind: 'edit'; question: QuizQuestion }
  | { kind: 'remove'; question: QuizQuestion }

const SEARCH_DEBOUNCE_MS = 300

const URL_FILTERS = { level: choiceFilter(LEVELS, 'easy'), search: textFilter }

/** The quiz questions of each level: search, add, edit, remove, import and export (R-GAME-038). */
export function QuizBank() {
  const { filters, page, setFilters, goToPage } = useUrlFilters(URL_FILTERS)
  const search = useDebounced(filters.search, SEARCH_DEBOUNCE_MS)
  const query = useQuery(questionsQuery({ level: filters.level, search, page }))
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const close = () => setOpenDialog(undefined)
  const counts = query.data?.counts
  return (
    <>
      <QuizBankHeader
        onNew={() => setOpenDialog({ kind: 'new' })}
        onImport={() => setOpenDialog({ kind: 'import' })}
      />
      <div className="grid gap-4">
        <Tabs
          label={m.game_level()}
          tabs={LEVELS.map((id) => ({ id, label: LEVEL_NAMES[id], count: counts?.[id] }))}
          current={filters.level}
          onSelect={(level) => setFilters({ level })}
        >
          <div className="grid gap-5 pt-1">
            <SearchBox
              placeholder={m.game_search_questions()}
              value={filters.search}
              onChange={(text) => setFilters({ search: text }, { replace: true })}
            />
            <QueryBoundary query={query} errorTitle={m.game_questions_did_not_load()}>
              {({ questions, found }) => {
                const pageCount = Math.ceil(found / BANK_PAGE)
                return (
                  <>
                    <QuestionResults
                      questions={questions}
                      isFiltered={filters.search !== ''}
                      onOpen={setOpenDialog}
                    />
                    <Pagination
                      page={Math.min(page, pageCount)}
                      pageCount={pageCount}
                      onPage={goToPage}
                    />
                  </>
                )
              }}
            </QueryBoundary>
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
    <PageHeader title={m.game_quiz_bank()} subtitle={m.game_quiz_bank_hint()}>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onImport}>
          <FileUp className="icon" aria-hidden />
          {m.game_import_csv()}
        </Button>
        <Button
          busy={exportMutation.isPending && m.game_exporting()}
          onClick={() => exportMutation.mutate()}
        >
          <Download className="icon" aria-hidden />
          {m.game_export_csv()}
        </Button>
        <Button variant="primary" onClick={onNew}>
          <Plus className="icon" aria-hidden />
          {m.game_new_question()}
        </Button>
      </div>
    </PageHeader>
  )
}

type QuestionResultsProps = {
  questions: QuizQuestion[]
  isFiltered: boolean
  onOpen: (dialog: OpenDialog) => void
}

function QuestionResults({ questions, isFiltered, onOpen }: QuestionResultsProps) {
  return (
    <Card>
      {questions.length === 0 ? (
        <EmptyState
          icon={isFiltered ? Search : MessageCircleQuestion}
          title={m.game_no_questions_found()}
        >
          {isFiltered ? m.game_no_question_level_matches_search() : m.game_level_empty()}
        </EmptyState>
      ) : (
        <QuestionTable
          questions={questions}
          onEdit={(question) => onOpen({ kind: 'edit', question })}
          onRemove={(question) => onOpen({ kind: 'remove', question })}
        />
      )}
    </Card>
  )
}

/** Saves a text as a file. */
function downloadText(fileName: string, text: string, mimeType: string) {
  const url = URL.createObjectURL(new Blob([text], { type: mimeType }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // some browsers read the URL asynchronously
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

type RemoveQuestionDialogProps = {
  question: QuizQuestion
  /** The number of questions in its level. */
  levelCount: number
  onClose: () => void
}

/** Confirms the removal of a question. The last ten of a level cannot be removed. */
function RemoveQuestionDialog({ question, levelCount, onClose }: RemoveQuestionDialogProps) {
  const removeMutation = useRemoveQuestion(onClose)
  if (levelCount <= LEVEL_QUESTIONS_MIN) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={m.game_remove_question()}
        description={textOf(LEVEL_TOO_SMALL)}
        actions={
          <Button variant="primary" onClick={onClose}>
            {m.kit_close()}
          </Button>
        }
      />
    )
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => removeMutation.mutate(question.id)}
      title={m.game_remove_question()}
      confirmLabel={m.game_remove_question()}
      busy={removeMutation.isPending && m.kit_removing()}
      destructive
    >
      <b className="mb-2 block text-ink">
        <QuestionText text={question.question} />
      </b>
      {m.game_remove_hint()}
    </ConfirmDialog>
  )
}
