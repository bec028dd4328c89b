import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExamQuestion } from '../../../../../contract/exams/exams.ts'
import { findExams, getLessonQuestions } from '../../../../../contract/exams/manage-questions.ts'
import { m } from '../../../../../messages/m.ts'
import { adminKeys } from '../../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { BilingualTitle } from '../../../../kit/BilingualTitle.tsx'
import { Button } from '../../../../kit/Button.tsx'
import { Pagination } from '../../../../kit/Pagination.tsx'
import { SearchBox } from '../../../../kit/SearchBox.tsx'
import { useDebounced } from '../../../../kit/use-debounced.ts'

/** Finds an exam and reads its questions, without the links to the lessons that explain them. */
export function OtherExamQuestions({ onRead }: { onRead: (questions: ExamQuestion[]) => void }) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const debounced = useDebounced(search, 300)
  const exams = useQuery({
    queryKey: adminKeys.examsWithQuestions(debounced, page),
    queryFn: ({ signal }) => callApi(findExams, { search: debounced, page }, { signal }),
    placeholderData: (previous) => previous,
  })
  const reading = useMutation({
    mutationFn: (lessonId: number) => callApi(getLessonQuestions, { lessonId }),
    onSuccess: (questions) => onRead(questions.map(({ explainedIn: _, ...it }) => it)),
  })
  const error = exams.error ?? reading.error
  return (
    <>
      <SearchBox
        placeholder={m.lessons_search_exams()}
        value={search}
        onChange={(text) => {
          setSearch(text)
          setPage(1)
        }}
      />
      {error && (
        <p className="field-error" role="alert">
          {messageOf(error, m.lessons_exams_did_not_load())}
        </p>
      )}
      <ul className="grid gap-2" aria-label={m.lessons_exams()}>
        {exams.data?.exams.map((it) => (
          <li key={it.lessonId} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="grow">
              <BilingualTitle>{it.subject}</BilingualTitle>
              <span className="num block text-small text-ink-2">
                <bdi>{it.className}</bdi> · {m.lessons_question_count({ count: it.questions })}
              </span>
            </span>
            <Button
              busy={reading.isPending && reading.variables === it.lessonId && m.kit_loading()}
              aria-label={m.lessons_choose_exam({ subject: it.subject })}
              onClick={() => reading.mutate(it.lessonId)}
            >
              {m.lessons_choose()}
            </Button>
          </li>
        ))}
      </ul>
      {exams.data?.total === 0 && <p className="text-ink-2">{m.lessons_no_exams_found()}</p>}
      <Pagination page={page} pageCount={exams.data?.pages ?? 1} onPage={setPage} />
    </>
  )
}
