import { useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { Templates } from '../../features/certificates/admin/Templates.tsx'
import { StudentPicker } from '../../features/students/admin/StudentPicker.tsx'

type ChosenStudent = { id: number; name: string; email: string }

/** The students passed by the list of students. */
type NavigationState = { students?: unknown } | null

/** Certificate Management (R-ACERT-001). */
export function Screen() {
  const state = useHistoryState<NavigationState>()
  // a change of the address must not drop them
  const [chosen] = useState(() =>
    Array.isArray(state?.students) ? state.students.filter(isStudent) : [],
  )
  return (
    <div className="page">
      <Templates StudentPicker={StudentPicker} chosenStudents={chosen} />
    </div>
  )
}

const isStudent = (it: unknown): it is ChosenStudent =>
  typeof it === 'object' && it !== null && 'id' in it && 'name' in it && 'email' in it
