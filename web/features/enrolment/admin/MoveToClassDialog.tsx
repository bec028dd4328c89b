import { useState } from 'react'
import { moveStudentsToClass } from '../../../../contract/enrolment/manage-enrolments.ts'
import { callApi } from '../../../api/call-api.ts'
import { Note } from '../../../kit/Tile.tsx'
import { ClassSelect, useChosenClass } from './ClassSelect.tsx'
import { EnrolmentDialog, WhomText } from './EnrolmentDialog.tsx'
import { type Person, useEnrolmentChange } from './use-enrolment-change.ts'

type MoveToClassDialogProps = {
  students: readonly Person[]
  from: { id: number; name: string }
  onDone?: () => void
  onClose: () => void
}

/** Moves students to another class (decision 0491). */
export function MoveToClassDialog({ students, from, onDone, onClose }: MoveToClassDialogProps) {
  const [classId, setClassId] = useState('')
  const target = useChosenClass(classId)
  const change = useEnrolmentChange({
    students,
    send: (studentIds) =>
      callApi(moveStudentsToClass, { studentIds, classId: from.id, toClassId: Number(classId) }),
    successMessage: 'Moved to the other class',
    fallbackError: 'Failed to move to the other class',
    onDone: () => {
      onDone?.()
      onClose()
    },
  })
  return (
    <EnrolmentDialog
      title="Move to another class"
      description={
        <>
          <WhomText students={students} /> will leave <bdi>{from.name}</bdi>.
        </>
      }
      submitLabel="Move"
      isReady={target !== undefined}
      busyLabel="Moving..."
      change={change}
      studentCount={students.length}
      onClose={onClose}
    >
      <ClassSelect label="To class" exceptId={from.id} classId={classId} onChange={setClassId} />
      <Note>
        What was paid and the paid time go along, and no money moves. Lessons and exams done in the
        first class are kept there.
      </Note>
    </EnrolmentDialog>
  )
}
