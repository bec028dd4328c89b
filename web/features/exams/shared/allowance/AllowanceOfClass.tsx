import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { getGradebookRows } from '../../../../../contract/exams/gradebook.ts'
import { m } from '../../../../../messages/m.ts'
import { adminKeys } from '../../../../api/admin-query-keys.ts'
import { callApi } from '../../../../api/call-api.ts'
import { Card } from '../../../../kit/Card.tsx'
import { SearchBox } from '../../../../kit/SearchBox.tsx'
import { Select } from '../../../../kit/Select.tsx'
import { AllowanceButton } from './AllowanceButton.tsx'

/** More time or another attempt for a student of the class, also for one who submitted nothing (R-FAIR-003). */
export function AllowanceOfClass({ classId, lessonId }: { classId: number; lessonId: number }) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data } = useQuery({
    queryKey: adminKeys.allowanceStudents(classId, search),
    queryFn: ({ signal }) =>
      callApi(getGradebookRows, { classId, ...(search && { search }) }, { signal }),
    placeholderData: (previous) => previous,
  })
  const students = (data?.ids ?? []).map((id, index) => ({
    value: String(id),
    label: data?.names[index] ?? '',
  }))
  const studentId = Number(students.find((it) => it.value === chosen)?.value ?? students[0]?.value)
  return (
    <Card as="section" padded aria-label={m.fair_more_time()}>
      <div className="grid gap-4">
        <h2 className="text-card-head">{m.fair_more_time()}</h2>
        <SearchBox placeholder={m.fair_search_students()} value={typed} onChange={setTyped} />
        {students.length === 0 ? (
          data && <p className="text-ink-2">{m.fair_no_students()}</p>
        ) : (
          <>
            <Select
              label={m.fair_choose_student()}
              value={String(studentId)}
              options={students}
              onChange={(event) => setChosen(event.target.value)}
            />
            <AllowanceButton key={studentId} {...{ lessonId, studentId }} />
          </>
        )}
      </div>
    </Card>
  )
}
