import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { editStudent, type ListedStudent, STUDENT_CHANGED } from '../../../../contract/admin.ts'
import { ADMIN_ROLE, STUDENT_ROLE } from '../../../../contract/auth.ts'
import { tidyName } from '../../../../contract/person-name.ts'
import { PHONE_FAULT, phone } from '../../../../contract/phone.ts'
import { personNameFault } from '../../../../contract/reserved-name.ts'
import { email } from '../../../../contract/wire.ts'
import { ask, messageOf } from '../../../api/ask.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Segmented } from '../../../kit/Segmented.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { useChange } from './use-change.ts'

type Fields = { name: string; email: string; phone: string }

/** What is wrong with what was typed (wallet-and-admin §5). */
function faultsIn(it: Fields, role: string): Partial<Fields> {
  const name =
    tidyName(it.name) === ''
      ? 'Enter the full name.'
      : personNameFault(it.name, role === String(ADMIN_ROLE))
  return {
    ...(name ? { name } : {}),
    ...(z.safeParse(email, it.email).success ? {} : { email: 'Enter a full email address.' }),
    ...phoneFault(it.phone),
  }
}

function phoneFault(written: string): Partial<Fields> {
  if (written.trim() === '') return { phone: 'Enter the phone number.' }
  return z.safeParse(phone, written).success ? {} : { phone: PHONE_FAULT }
}

const roles = [
  { value: String(STUDENT_ROLE), label: 'Student' },
  { value: String(ADMIN_ROLE), label: 'Administrator' },
]

type EditDialogProps = { student: ListedStudent; onClose: () => void }

/** Name, email, phone and role of a student. What was typed stays when somebody else was quicker. */
export function EditDialog({ student, onClose }: EditDialogProps) {
  const [typed, setTyped] = useState<Fields>({
    name: student.name,
    email: student.email,
    phone: student.phone,
  })
  const [role, setRole] = useState(String(student.role))
  const [faults, setFaults] = useState<Partial<Fields>>({})
  const saving = useChange({
    send: () => {
      const { name, email, phone: phonenumber } = typed
      const { id: student_id, version } = student
      const form = { student_id, version, name, email, phonenumber, role: Number(role) }
      return ask(editStudent, form)
    },
    said: editStudent.says,
    otherwise: 'Failed to update student',
    toldInside: STUDENT_CHANGED,
    onDone: onClose,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving.isPending) return
    const found = faultsIn(typed, role)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) (event.currentTarget.elements.namedItem(first) as HTMLElement).focus()
    else saving.mutate()
  }
  const field = (of: keyof Fields) => ({
    name: of,
    value: typed[of],
    error: faults[of],
    required: true,
    onChange(event: { target: { value: string } }) {
      setTyped({ ...typed, [of]: event.target.value })
      setFaults({ ...faults, [of]: undefined })
    },
  })
  const isBehind = saving.isError && messageOf(saving.error) === STUDENT_CHANGED
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!saving.isPending}
      onSubmit={submit}
      title="Edit Student"
      actions={
        <>
          <Button look="line" disabled={saving.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="main" busy={saving.isPending && 'Saving...'}>
            Save Changes
          </Button>
        </>
      }
    >
      {isBehind && (
        <div role="alert">
          <Note tone="warn">{STUDENT_CHANGED} Cancel and open this again to see it.</Note>
        </div>
      )}
      <TextInput label="Full Name" autoComplete="off" {...field('name')} />
      <TextInput label="Email" type="email" autoComplete="off" {...field('email')} />
      <TextInput label="Phone Number" type="tel" autoComplete="off" {...field('phone')} />
      <Segmented label="Role" labelled choices={roles} value={role} onChange={setRole} />
    </Dialog>
  )
}
