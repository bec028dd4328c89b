import { useLocation } from 'wouter'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { RestoredInput } from '../../../forms/RestoredInput.tsx'
import { useDialogDraft } from '../../../forms/use-dialog-draft.ts'
import { ClassFields, type ClassOption } from './ClassFields.tsx'
import { emptyClassDraft, isFieldEqual, toClassRequest, validateClass } from './class-draft.ts'
import { useAddClass } from './queries.ts'

type AddClassDialogProps = {
  classes: readonly ClassOption[]
  timezone: string
  onClose: () => void
}

/** The form of a new class. Adding it opens its page (R-ACLASS-028). */
export function AddClassDialog({ classes, timezone, onClose }: AddClassDialogProps) {
  const [, navigate] = useLocation()
  const draft = useDialogDraft('new-class', emptyClassDraft, {
    validate: validateClass,
    isEqual: isFieldEqual,
  })
  const { form } = draft
  const add = useAddClass(form, (id) => {
    draft.clear()
    navigate(paths.admin.class(id))
  })
  return (
    <FormDialog
      wide
      tall
      title={m.classes_add_new_class()}
      submitLabel={m.classes_add_class()}
      busyLabel={add.isPending && m.kit_adding()}
      error={add.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onDiscard={() => {
        draft.clear()
        onClose()
      }}
      onSubmit={form.handleSubmit(
        (values) =>
          add.mutate({
            ...toClassRequest(values, undefined, timezone),
            idempotencyKey: draft.idempotencyKey,
          }),
        add.isPending,
      )}
    >
      <RestoredInput isRestored={draft.isRestored} />
      <ClassFields form={form} classes={classes} />
    </FormDialog>
  )
}
