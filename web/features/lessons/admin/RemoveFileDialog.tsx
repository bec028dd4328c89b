import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ManagedLesson, removeFile } from '../../../../contract/lessons.ts'
import { ApiError, callApi } from '../../../api/call-api.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { toast } from '../../../kit/toast.ts'
import { type EditedLesson, editedLessonQuery, invalidateLessons } from './editor-queries.ts'

type RemoveFileDialogProps = { lesson: ManagedLesson; open: boolean; onClose: () => void }

/** Asks, and takes the file off its lesson at once; what was typed stays as it is (R-ALESSON-005). */
export function RemoveFileDialog({ lesson, open, onClose }: RemoveFileDialogProps) {
  const queryClient = useQueryClient()
  const removeMutation = useMutation({
    mutationFn: () => callApi(removeFile, { lessonId: lesson.id }),
    onSuccess: () => {
      toast.success(removeFile.successMessage ?? '')
      queryClient.setQueryData<EditedLesson>(editedLessonQuery(lesson.id).queryKey, clearMaterial)
      onClose()
      return invalidateLessons(queryClient)
    },
    onError: (error) =>
      toast.error(
        error instanceof ApiError
          ? error.message || 'Failed to remove file'
          : 'An error occurred while removing the file',
      ),
  })
  return (
    <ConfirmDialog
      open={open}
      destructive
      title="Remove file?"
      confirmLabel="Remove file"
      busy={removeMutation.isPending && 'Removing...'}
      onClose={onClose}
      onConfirm={() => removeMutation.mutate()}
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
