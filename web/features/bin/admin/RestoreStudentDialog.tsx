import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { type BinItem, restoreFromBin } from '../../../../contract/bin/bin.ts'
import { m } from '../../../../messages/m.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { paths } from '../../../api/paths.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Link } from '../../../kit/Link.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { toast } from '../../../kit/toast.ts'

type DialogProps = { student: BinItem; conflict: string; onClose: () => void }

/** Restores a student whose email address was registered again, under another one. */
export function RestoreStudentDialog({ student, conflict, onClose }: DialogProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (newEmail: string) =>
      callApi(restoreFromBin, { kind: student.kind, itemId: student.itemId, newEmail }),
    onSuccess: async () => {
      toast.success(m.bin_restored())
      onClose()
      await queryClient.invalidateQueries()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email'))
    if (!isPending) mutate(email)
  }
  return (
    <Dialog
      open
      title={m.bin_restore_name({ name: student.name })}
      description={conflict}
      closable={!isPending}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {m.kit_cancel()}
          </Button>
          <Button type="submit" variant="primary" busy={isPending && m.bin_restoring()}>
            {m.kit_restore()}
          </Button>
        </>
      }
    >
      <p>
        <Link to={`${paths.admin.students}?search=${encodeURIComponent(student.place)}`}>
          {m.bin_open_account()}
        </Link>
      </p>
      <TextInput
        label={m.bin_new_email()}
        type="email"
        name="email"
        dir="ltr"
        required
        error={error ? messageOf(error) : undefined}
      />
    </Dialog>
  )
}
