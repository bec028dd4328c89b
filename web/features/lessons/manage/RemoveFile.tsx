import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ManagedLesson, removeFile } from '../../../../contract/lessons.ts'
import { ask, Declared } from '../../../api/ask.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { toast } from '../../../kit/toast.ts'
import { type EditedLesson, editedLessonQuery, lessonsChanged } from './editor-queries.ts'

type RemoveFileProps = { lesson: ManagedLesson; open: boolean; onClose: () => void }

/** Asks, and takes the file off its lesson at once; what was typed stays as it is (wallet-and-admin §2, §8). */
export function RemoveFile({ lesson, open, onClose }: RemoveFileProps) {
  const queries = useQueryClient()
  const removing = useMutation({
    mutationFn: () => ask(removeFile, { lesson_id: lesson.id }),
    onSuccess: () => {
      toast.good(removeFile.says ?? '')
      queries.setQueryData<EditedLesson>(editedLessonQuery(lesson.id).queryKey, withoutFile)
      onClose()
      return lessonsChanged(queries)
    },
    onError: (fault) =>
      toast.bad(
        fault instanceof Declared
          ? fault.message || 'Failed to remove file'
          : 'An error occurred while removing the file',
      ),
  })
  return (
    <ConfirmDialog
      open={open}
      destructive
      title="Remove file?"
      confirm="Remove file"
      busy={removing.isPending && 'Removing...'}
      onClose={onClose}
      onConfirm={() => removing.mutate()}
    >
      <bdi className="font-semibold wrap-anywhere">{lesson.materialName}</bdi> will be removed from
      this lesson now, for its students too. This action cannot be undone.
    </ConfirmDialog>
  )
}

function withoutFile(shown: EditedLesson | undefined): EditedLesson | undefined {
  if (!shown) return shown
  const none = { material: '', materialUrl: '', materialName: '', materialExtension: '' }
  return { ...shown, lesson: { ...shown.lesson, ...none, materialBytes: 0 } }
}
