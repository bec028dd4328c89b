import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { type BinItem, restoreFromBin } from '../../../../contract/bin/bin.ts'
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
      toast.success('Restored')
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
      title={`Restore ${student.name}`}
      description={conflict}
      closable={!isPending}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isPending && 'Restoring...'}>
            Restore
          </Button>
        </>
      }
    >
      <p>
        <Link to={`${paths.admin.students}?search=${encodeURIComponent(student.place)}`}>
          Open the account that has this address
        </Link>
      </p>
      <TextInput
        label="Email address of the restored account"
        type="email"
        name="email"
        dir="ltr"
        required
        error={error ? messageOf(error) : undefined}
      />
    </Dialog>
  )
}
