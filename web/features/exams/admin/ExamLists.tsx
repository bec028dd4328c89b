import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { m } from '../../../../messages/m.ts'
import { useMay } from '../../../api/use-may.ts'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { Select } from '../../../kit/Select.tsx'
import { SkeletonRows } from '../../../kit/Skeleton.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { useUrlFilters } from '../../../kit/use-url-filters.ts'
import { GradingQueue } from './GradingQueue.tsx'
import { MarkedList } from './MarkedList.tsx'
import { classExamsQuery, differingMarksQuery, examClassesQuery } from './queries.ts'
import { parseId, QUEUE_URL_FILTERS, toQueueFilters } from './queue-filters.ts'

const TypedAnswers = lazyPart(async () => (await import('./typed/TypedAnswers.tsx')).TypedAnswers)

const ClassFaults = lazyPart(async () => (await import('./ClassFaults.tsx')).ClassFaults)

const WITHOUT_SEARCH = ['typed', 'differ', 'faults']

const DifferingList = lazyPart(async () => (await import('./DifferingList.tsx')).DifferingList)

/** The unmarked and the marked written answers, searched and filtered by class and exam (R-AEXAM-002), and typed answers. */
export function ExamLists() {
  const { data: classes } = useQuery(examClassesQuery)
  const { filters, page, setFilters, goToPage } = useUrlFilters(QUEUE_URL_FILTERS)
  const mayDecide = useMay('arrangeMarking')
  const { data: { total: differing = 0 } = {} } = useQuery({
    ...differingMarksQuery(1),
    enabled: mayDecide,
  })
  const search = useDebounced(filters.search, 250)
  const list = { filters: toQueueFilters({ ...filters, search }), page, onPage: goToPage }
  return (
    <>
      <div className="marking-filters">
        {!WITHOUT_SEARCH.includes(filters.list) && (
          <SearchBox
            placeholder={m.exams_search_subject_class()}
            value={filters.search}
            onChange={(text) => setFilters({ search: text }, { replace: true })}
          />
        )}
        <Select
          label={m.kit_class()}
          placeholder={m.exams_all_classes()}
          value={filters.class}
          options={(classes ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => setFilters({ class: target.value, exam: '' })}
        />
        <ExamSelect
          classId={parseId(filters.class)}
          value={filters.exam}
          onChange={(exam) => setFilters({ exam })}
        />
      </div>
      <div className="grid gap-4">
        <Tabs
          label={m.exams_exams()}
          current={filters.list}
          onSelect={(selected) => setFilters({ list: selected })}
          tabs={[
            { id: 'unmarked', label: m.exams_to_mark() },
            { id: 'marked', label: m.exams_marked() },
            { id: 'typed', label: m.exams_typed_answers() },
            { id: 'faults', label: m.corrections_class_faults() },
            ...(differing > 0 || filters.list === 'differ'
              ? [{ id: 'differ' as const, label: m.exams_marks_differ() }]
              : []),
          ]}
        >
          {filters.list === 'unmarked' && <GradingQueue {...list} />}
          {filters.list === 'marked' && <MarkedList {...list} />}
          {filters.list === 'differ' && (
            <Suspense fallback={<SkeletonRows />}>
              <DifferingList page={page} onPage={goToPage} />
            </Suspense>
          )}
          {filters.list === 'faults' && (
            <Suspense fallback={<SkeletonRows />}>
              <ClassFaults classId={parseId(filters.class)} lessonId={parseId(filters.exam)} />
            </Suspense>
          )}
          {filters.list === 'typed' && (
            <Suspense fallback={<SkeletonRows />}>
              <TypedAnswers lessonId={parseId(filters.exam)} page={page} onPage={goToPage} />
            </Suspense>
          )}
        </Tabs>
      </div>
    </>
  )
}

type ExamSelectProps = {
  classId: number | undefined
  value: string
  onChange: (lessonId: string) => void
}

function ExamSelect({ classId, value, onChange }: ExamSelectProps) {
  const { data } = useQuery({ ...classExamsQuery(classId ?? 0), enabled: classId !== undefined })
  return (
    <Select
      label={m.exams_exam()}
      placeholder={m.exams_all_exams()}
      disabled={classId === undefined}
      value={value}
      options={(data ?? []).map(({ id, subject }) => ({ value: String(id), label: subject }))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
