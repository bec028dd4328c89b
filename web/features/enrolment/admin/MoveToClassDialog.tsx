import { useState } from 'react'
import { moveStudentsToClass } from '../../../../contract/enrolment/manage-enrolments.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { Text } from '../../../kit/Text.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { partInScript } from '../../../kit/title-part.ts'
import { ClassSelect, useChosenClass } from './ClassSelect.tsx'
import { EnrolmentDialog, WhomText } from './EnrolmentDialog.tsx'
import { type Person, useEnrolmentChange } from './use-enrolment-change.ts'

type MoveToClassDialogProps = {
  students: readonly Person[]
  from: { id: number; name: string }
  onDone?: () => void
  onClose: () => void
}

/** Moves students to another class. */
export function MoveToClassDialog({ students, from, onDone, onClose }: MoveToClassDialogProps) {
  const [classId, setClassId] = useState('')
  const target = useChosenClass(classId)
  const change = useEnrolmentChange({
    students,
    send: (studentIds) =>
      callApi(moveStudentsToClass, { studentIds, classId: from.id, toClassId: Number(classId) }),
    successMessage: m.enrolment_moved_other_class(),
    fallbackError: m.enrolment_failed_move_other_class(),
    onDone: () => {
      onDone?.()
      onClose()
    },
  })
  return (
    <EnrolmentDialog
      title={m.enrolment_move_another_class()}
      description={
        <Text
          of={m.enrolment_move_description}
          whom={<WhomText students={students} />}
          class={partInScript(from.name)}
        />
      }
      submitLabel={m.enrolment_move()}
      isReady={target !== undefined}
      busyLabel={m.enrolment_moving()}
      change={change}
      studentCount={students.length}
      onClose={onClose}
    >
      <ClassSelect
        label={m.enrolment_to_class()}
        exceptId={from.id}
        classId={classId}
        onChange={setClassId}
      />
      <Note>{m.enrolment_move_note()}</Note>
    </EnrolmentDialog>
  )
}
