import { useState } from 'react'
import { m } from '../../../../messages/m.ts'
import type { CompletedDraft } from './CompletedPicker.tsx'

/** A student whom a search has found. */
export type StudentMatch = { id: number; name: string; email: string }

/** The ways to choose who is given a certificate. */
export const MODES = [
  { value: 'individual', label: m.certificates_individual_students() },
  { value: 'class', label: m.certificates_entire_classes() },
  { value: 'completed', label: m.certificates_who_completed() },
] as const
export type Mode = (typeof MODES)[number]['value']

/** The initial choice: no class, and the default minimum score. */
export const NOBODY = { classId: '', minScore: '70' }

/** The recipients: students, classes, or all who completed a class. Switching clears the selection (R-ACERT-016). */
export function useRecipientSelection(chosen: readonly StudentMatch[] = []) {
  const [mode, setMode] = useState<Mode>('individual')
  const [students, setStudents] = useState<readonly StudentMatch[]>(chosen)
  const [classes, setClasses] = useState<ReadonlySet<number>>(new Set())
  const [completed, setCompleted] = useState<CompletedDraft>(NOBODY)
  const [completedCount, setCompletedCount] = useState(0)
  const counts: Record<Mode, number> = {
    individual: students.length,
    class: classes.size,
    completed: completedCount,
  }
  return {
    ...{ mode, students, classes, completed, setCompleted, setCompletedCount },
    count: counts[mode],
    isChanged: students.length > 0 || classes.size > 0 || completed !== NOBODY,
    switchMode: (nextMode: Mode) => {
      setMode(nextMode)
      setStudents([])
      setClasses(new Set())
      setCompleted(NOBODY)
      setCompletedCount(0)
    },
    toggleStudent: (student: StudentMatch) => {
      const remaining = students.filter((it) => it.id !== student.id)
      setStudents(remaining.length < students.length ? remaining : [...students, student])
    },
    toggleClass: (id: number) => {
      const next = new Set(classes)
      if (!next.delete(id)) next.add(id)
      setClasses(next)
    },
  }
}
