import { useQueryClient } from '@tanstack/react-query'
import { type ManagedLesson, removeFile } from '../../../../contract/lessons/manage-lessons.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Text } from '../../../kit/Text.tsx'
import { type EditedLesson, editedLessonQuery, invalidateLessons } from './editor-queries.ts'

type RemoveFileDialogProps = { lesson: ManagedLesson; open: boolean; onClose: () => void }

/** Confirms and removes the file of a lesson. Unsaved input in the editor is kept (R-ALESSON-005). */
export function RemoveFileDialog({ lesson, open, onClose }: RemoveFileDialogProps) {
  const queryClient = useQueryClient()
  const removal = useFormMutation({
    send: () => callApi(removeFile, { lessonId: lesson.id }),
    successMessage: removeFile.successMessage,
    fallbackError: m.lessons_failed_remove_file(),
    networkError: m.lessons_remove_file_error(),
    onSuccess: () => {
      queryClient.setQueryData<EditedLesson>(editedLessonQuery(lesson.id).queryKey, clearMaterial)
      onClose()
      return invalidateLessons(queryClient)
    },
  })
  return (
    <ConfirmDialog
      open={open}
      destructive
      title={m.lessons_remove_file_title()}
      confirmLabel={m.lessons_remove_file()}
      busy={removal.isPending && m.kit_removing()}
      onClose={onClose}
      onConfirm={() => removal.mutate()}
    >
      <Text
        of={m.lessons_remove_file_what_happens}
        name={<bdi className="font-semibold wrap-anywhere">{lesson.materialName}</bdi>}
      />
    </ConfirmDialog>
  )
}

function clearMaterial(editedLesson: EditedLesson | undefined): EditedLesson | undefined {
  if (!editedLesson) return editedLesson
  const noMaterial = { material: '', materialUrl: '', materialName: '', materialExtension: '' }
  return { ...editedLesson, lesson: { ...editedLesson.lesson, ...noMaterial, materialBytes: 0 } }
}
