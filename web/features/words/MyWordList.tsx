import { useQueryClient } from '@tanstack/react-query'
import { Download, RotateCcw, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { MAX_NEW_PER_DAY } from '../../../contract/words/plan-day.ts'
import { exportMyWords, removeMyWord, setWordsPerDay } from '../../../contract/words/words.ts'
import { m } from '../../../messages/m.ts'
import { callApi, messageOf } from '../../api/call-api.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { MixedScriptText } from '../../kit/Prose.tsx'
import { paginate } from '../../kit/paginate.ts'
import { SearchBox } from '../../kit/SearchBox.tsx'
import { Select } from '../../kit/Select.tsx'
import { toast } from '../../kit/toast.ts'
import { indexItems, searchItems } from '../../kit/use-search.ts'
import { OwnSound } from './OwnSound.tsx'
import { PrintButtons } from './PrintButtons.tsx'
import type { LearnedWord } from './review/session.ts'
import { takeUpAgain } from './shared/queries.ts'
import { saveFile } from './shared/save-file.ts'
import { Arabic } from './shared/WordDetails.tsx'

const PAGE_SIZE = 50
const PER_DAY = [0, 5, 10, 15, 20, 30, MAX_NEW_PER_DAY]

type MyWordListProps = {
  words: readonly LearnedWord[]
  newPerDay: number
  /** The school day, as `schoolDay` has it. */
  today: number
}

/** All words of the student with when they are due, to be searched, printed, exported and removed. */
export function MyWordList({ words, newPerDay, today }: MyWordListProps) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const change = useWordChanges()
  const isSearching = search.trim() !== ''
  const ordered = useMemo(
    () => words.toSorted((one, other) => orderOf(one) - orderOf(other)),
    [words],
  )
  // thousands of words: only for who searches
  const indexed = useMemo(
    () => (isSearching ? indexItems(ordered, textOfWord) : []),
    [ordered, isSearching],
  )
  const found = isSearching ? searchItems(indexed, search) : ordered
  const shown = paginate(found, page, PAGE_SIZE)
  return (
    <Card as="section" aria-label={m.words_title()}>
      <CardHead title={m.words_title()}>
        <span className="num text-small text-ink-2">{m.words_count({ count: words.length })}</span>
      </CardHead>
      <div className="pad grid gap-3">
        <SearchBox
          placeholder={m.words_search()}
          value={search}
          onChange={(text) => {
            setSearch(text)
            setPage(1)
          }}
        />
        <Select
          label={m.words_per_day()}
          options={[...new Set([...PER_DAY, newPerDay])]
            .toSorted((one, other) => one - other)
            .map((it) => ({ value: String(it), label: String(it) }))}
          value={String(newPerDay)}
          onChange={({ target }) => void change.setPerDay(Number(target.value))}
        />
      </div>
      <ul className="rows">
        {shown.items.map((it) => (
          <WordRow key={it.card} learned={it} today={today} change={change} />
        ))}
      </ul>
      <Pagination page={shown.page} pageCount={shown.pageCount} onPage={setPage} />
      <div className="pad flex flex-wrap gap-2.5">
        <PrintButtons words={found.map(({ word }) => word)} title={m.words_title()} />
        <Button variant="text" onClick={() => void exportToAnki()}>
          <Download className="icon" aria-hidden />
          {m.words_export_anki()}
        </Button>
      </div>
    </Card>
  )
}

const textOfWord = ({ word }: LearnedWord) => `${word.text} ${word.meaning}`

async function exportToAnki() {
  try {
    const { zip } = await callApi(exportMyWords, {})
    saveFile(zip, 'words.zip')
  } catch (error) {
    toast.error(m.words_export_failed(), messageOf(error as Error))
  }
}

/** Those that are set aside first, then by the day they are due; new words last. */
const orderOf = ({ state }: LearnedWord) =>
  state.isSetAside ? -1 : (state.due ?? Number.MAX_SAFE_INTEGER)

function useWordChanges() {
  const client = useQueryClient()
  const run = async (send: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await send()
      toast.success(done)
      await invalidate(client, keys.words, keys.lessonPages)
    } catch (error) {
      toast.error(failed, messageOf(error as Error))
    }
  }
  return {
    setPerDay: (newPerDay: number) =>
      run(
        () => callApi(setWordsPerDay, { newPerDay }),
        m.words_per_day_saved(),
        m.words_per_day_failed(),
      ),
    remove: ({ card }: LearnedWord) =>
      run(() => callApi(removeMyWord, { word: card }), m.words_removed(), m.words_remove_failed()),
    takeUp: ({ word }: LearnedWord) =>
      run(() => takeUpAgain(word), m.words_added(), m.words_change_failed()),
  }
}

type WordRowProps = {
  learned: LearnedWord
  today: number
  change: ReturnType<typeof useWordChanges>
}

function WordRow({ learned, today, change }: WordRowProps) {
  const { word, state } = learned
  return (
    <li className="word-row">
      <div className="grow">
        <Arabic>{word.text}</Arabic>
        <p className="text-ink-2">
          <bdi>
            <MixedScriptText text={word.meaning} />
          </bdi>
        </p>
        <p className="num text-small text-ink-2">
          <span className={state.isSetAside ? 'text-warning-ink' : undefined}>
            {stateText(learned, today)}
          </span>
          {word.lessons > 1 && ` · ${m.words_seen_in({ count: word.lessons })}`}
        </p>
        {state.isSetAside && <p className="text-small text-ink-2">{m.words_aside_hint()}</p>}
      </div>
      {/* after the text, so that the words of all rows are aligned */}
      <OwnSound word={word} isInList />
      {!word.letter && (
        <Menu
          label={m.words_actions({ word: word.text })}
          items={[
            ...(state.isSetAside
              ? [
                  {
                    label: m.words_take_up(),
                    icon: <RotateCcw className="icon" aria-hidden />,
                    onSelect: () => void change.takeUp(learned),
                  },
                ]
              : []),
            {
              label: m.words_remove(),
              icon: <Trash2 className="icon" aria-hidden />,
              onSelect: () => void change.remove(learned),
            },
          ]}
        />
      )}
    </li>
  )
}

function stateText({ state }: LearnedWord, today: number): string {
  if (state.isSetAside) return m.words_state_aside()
  if (state.due === null) return m.words_state_new()
  const days = state.due - today
  return days <= 0 ? m.words_state_today() : m.words_state_in_days({ count: days })
}
