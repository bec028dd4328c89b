import { useLocation } from 'wouter'
import type { ManagedClassPage } from '../../../../contract/classes/classes.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { DeletionImpact } from '../../../forms/DeletionImpact.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { Text } from '../../../kit/Text.tsx'
import { useDeleteClass } from './queries.ts'

type DeleteClassDialogProps = { class: ManagedClassPage; open: boolean; onClose: () => void }

/** Confirms the deletion of a class and names the data that stays (R-CLASS-046). */
export function DeleteClassDialog({ class: classPage, open, onClose }: DeleteClassDialogProps) {
  const [, navigate] = useLocation()
  const { mutate, isPending } = useDeleteClass(classPage.id, () =>
    navigate(paths.admin.classes, { replace: true }),
  )
  return (
    <ConfirmDialog
      open={open}
      destructive
      title={m.classes_delete_class()}
      confirmLabel={m.classes_delete_class()}
      busy={isPending && m.kit_deleting()}
      onClose={onClose}
      onConfirm={() => mutate()}
    >
      <Text
        of={m.classes_delete_what_happens}
        name={
          <b>
            <MixedScriptText text={classPage.name} />
          </b>
        }
      />
      <DeletionImpact
        kind="class"
        itemId={classPage.id}
        consequence={m.classes_delete_consequence()}
      />
    </ConfirmDialog>
  )
}
