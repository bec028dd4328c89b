import { BookOpen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ManagedLesson } from '../../../../contract/lessons/manage-lessons.ts'
import { DeletionImpact } from '../../../forms/DeletionImpact.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { LessonTable } from './LessonTable.tsx'
import { useDeleteLesson } from './lesson-list-queries.ts'
import './lesson-list.css'

type LessonListProps = {
  classId: number
  lessons: readonly ManagedLesson[]
  /** The button that adds a lesson. */
  addButton: ReactNode
  onDuplicate: (lesson: ManagedLesson) => void
  onPublish: (lesson: ManagedLesson) => void
}

/** The Lessons tab of a class (R-ACLASS-016, R-ACLASS-017). */
export function LessonList(props: LessonListProps) {
  const { classId, lessons, addButton, onDuplicate, onPublish } = props
  const [lessonToDelete, setLessonToDelete] = useState<ManagedLesson>()
  return (
    <Card>
      <CardHead title="Lessons">{addButton}</CardHead>
      {lessons.length === 0 ? (
        <EmptyState icon={BookOpen} title="No lessons">
          Get started by adding a new lesson.
        </EmptyState>
      ) : (
        <LessonTable
          classId={classId}
          lessons={lessons}
          actions={{ onDuplicate, onPublish, onDelete: setLessonToDelete }}
        />
      )}
      {lessonToDelete && (
        <DeleteLessonDialog
          classId={classId}
          lesson={lessonToDelete}
          onClose={() => setLessonToDelete(undefined)}
        />
      )}
    </Card>
  )
}

type DeleteLessonDialogProps = { classId: number; lesson: ManagedLesson; onClose: () => void }

function DeleteLessonDialog({ classId, lesson, onClose }: DeleteLessonDialogProps) {
  const { mutate, isPending } = useDeleteLesson(classId)
  return (
    <ConfirmDialog
      open
      destructive
      title="Delete Lesson"
      confirmLabel="Delete"
      busy={isPending && 'Deleting...'}
      onClose={onClose}
      onConfirm={() => mutate(lesson.id, { onSuccess: onClose })}
    >
      <b>
        <MixedScriptText text={lesson.subject} />
      </b>{' '}
      will be deleted for everyone, with its file.
      <DeletionImpact
        kind="lesson"
        itemId={lesson.id}
        consequence="The results of students are kept."
      />
    </ConfirmDialog>
  )
}
