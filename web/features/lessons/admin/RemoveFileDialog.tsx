import { useQueryClient } from '@tanstack/react-query'
import { type ManagedLesson, removeFile } from '../../../../contract/lessons/manage-lessons.ts'
import { callApi } from '../../../api/call-api.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { type EditedLesson, editedLessonQuery, invalidateLessons } from './editor-queries.ts'

type RemoveFileDialogProps = { lesson: ManagedLesson; open: boolean; onClose: () => void }

/** Confirms and removes the file of a lesson. Unsaved input in the editor is kept (R-ALESSON-005). */
export function RemoveFileDialog({ lesson, open, onClose }: RemoveFileDialogProps) {
  const queryClient = useQueryClient()
  const removal = useFormMutation({
    send: () => callApi(removeFile, { lessonId: lesson.id }),
    successMessage: removeFile.successMessage,
    fallbackError: 'Failed to remove file',
    networkError: 'An error occurred while removing the file',
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
      title="Remove file?"
      confirmLabel="Remove file"
      busy={removal.isPending && 'Removing...'}
      onClose={onClose}
      onConfirm={() => removal.mutate()}
    >
      <bdi className="font-semibold wrap-anywhere">{lesson.materialName}</bdi> will be removed from
      this lesson now, for its students too. This action cannot be undone.
    </ConfirmDialog>
  )
}

function clearMaterial(editedLesson: EditedLesson | undefined): EditedLesson | undefined {
  if (!editedLesson) return editedLesson
  const noMaterial = { material: '', materialUrl: '', materialName: '', materialExtension: '' }
  return { ...editedLesson, lesson: { ...editedLesson.lesson, ...noMaterial, materialBytes: 0 } }
}
