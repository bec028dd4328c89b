import { useQuery } from '@tanstack/react-query'
import { Download, FileUp, MessageCircleQuestion, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { LEVELS } from '../../../../contract/game.ts'
import { BANK_PAGE, type QuizQuestion } from '../../../../contract/quiz-bank.ts'
import { messageOf } from '../../../api/ask.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { today } from '../../../kit/dates.ts'
import { useDebounced } from '../../../kit/debounced.ts'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { FailedCard } from '../../../kit/FailedCard.tsx'
import { PageHead } from '../../../kit/PageHead.tsx'
import { Pager } from '../../../kit/Pager.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { SkeletonRows, Waiting } from '../../../kit/Skeleton.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { levelNames } from './level-names.ts'
import { QuestionDialog } from './QuestionDialog.tsx'
import { QuestionTable } from './QuestionTable.tsx'
import { questionsQuery, useExport } from './queries.ts'
import { RemoveQuestion } from './RemoveQuestion.tsx'
import { saveFile } from './save-file.ts'
import { useBankPlace } from './use-bank-place.ts'

/** What stands open in front of the page. */
type Open =
  | { what: 'new' | 'import' }
  | { what: 'edit'; question: QuizQuestion }
  | { what: 'remove'; question: QuizQuestion }

const REST_MS = 300

/** The questions of the quiz, level by level: searched, written, removed, brought in and taken out (decisions §8). */
export function QuizBank() {
  const place = useBankPlace()
  const search = useDebounced(place.search, REST_MS)
  const bank = useQuery(questionsQuery({ level: place.level, search, page: place.page }))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const counts = bank.data?.counts
  return (
    <>
      <BankHead
        onNew={() => setOpen({ what: 'new' })}
        onImport={() => setOpen({ what: 'import' })}
      />
      <div className="grid gap-4">
        <Tabs
          label="Level"
          tabs={LEVELS.map((id) => ({ id, label: levelNames[id], count: counts?.[id] }))}
          current={place.level}
          onPick={place.pick}
        >
          <div className="grid gap-5 pt-1">
            <SearchBox
              placeholder="Search questions..."
              value={place.search}
              onChange={place.look}
            />
            <Found bank={bank} place={place} onOpen={setOpen} />
          </div>
        </Tabs>
      </div>
      {open?.what === 'new' && <QuestionDialog question={place.level} onClose={close} />}
      {open?.what === 'edit' && <QuestionDialog question={open.question} onClose={close} />}
      {open?.what === 'remove' && (
        <RemoveQuestion
          question={open.question}
          count={counts?.[open.question.level] ?? 0}
          onClose={close}
        />
      )}
      {open?.what === 'import' && <ImportDialog onClose={close} />}
    </>
  )
}

function BankHead({ onNew, onImport }: { onNew: () => void; onImport: () => void }) {
  const download = useExport((csv) =>
    saveFile(`quiz_questions_${today()}.csv`, csv, 'text/csv;charset=utf-8'),
  )
  return (
    <PageHead title="Quiz bank" lead="The questions of the Islamic Knowledge Quiz">
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onImport}>
          <FileUp className="icon" aria-hidden />
          Import CSV
        </Button>
        <Button busy={download.isPending && 'Exporting...'} onClick={() => download.mutate()}>
          <Download className="icon" aria-hidden />
          Export CSV
        </Button>
        <Button look="main" onClick={onNew}>
          <Plus className="icon" aria-hidden />
          New Question
        </Button>
      </div>
    </PageHead>
  )
}

type FoundProps = {
  bank: {
    data?: { questions: QuizQuestion[]; found: number } | undefined
    error: Error | null
    isPending: boolean
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  place: ReturnType<typeof useBankPlace>
  onOpen: (open: Open) => void
}

function Found({ bank, place, onOpen }: FoundProps) {
  if (bank.isPending) {
    return (
      <Waiting>
        <Card pad>
          <SkeletonRows rows={5} />
        </Card>
      </Waiting>
    )
  }
  if (!bank.data) {
    return (
      <FailedCard
        title="The questions did not load"
        busy={bank.isFetching}
        onRetry={() => void bank.refetch()}
      >
        {messageOf(bank.error)}
      </FailedCard>
    )
  }
  const { questions, found } = bank.data
  const pages = Math.ceil(found / BANK_PAGE)
  if (questions.length === 0) {
    const isSearch = place.search !== ''
    return (
      <Card>
        <EmptyState icon={isSearch ? Search : MessageCircleQuestion} title="No questions found">
          {isSearch ? 'No question of this level matches your search.' : 'This level is empty.'}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <Card>
        <QuestionTable
          questions={questions}
          onEdit={(question) => onOpen({ what: 'edit', question })}
          onRemove={(question) => onOpen({ what: 'remove', question })}
        />
      </Card>
      <Pager page={Math.min(place.page, pages)} pages={pages} onPage={place.turnTo} />
    </>
  )
}
