import { BookOpen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ManagedLesson } from '../../../../contract/lessons/manage-lessons.ts'
import { m } from '../../../../messages/m.ts'
import { DeletionImpact } from '../../../forms/DeletionImpact.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { Text } from '../../../kit/Text.tsx'
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
  /** Opens the recordings of the lines of an exam. */
  onModels: (lesson: ManagedLesson) => void
}

/** The Lessons tab of a class (R-ACLASS-016, R-ACLASS-017). */
export function LessonList(props: LessonListProps) {
  const { classId, lessons, addButton, onDuplicate, onPublish, onModels } = props
  const [lessonToDelete, setLessonToDelete] = useState<ManagedLesson>()
  return (
    <Card>
      <CardHead title={m.kit_lessons()}>{addButton}</CardHead>
      {lessons.length === 0 ? (
        <EmptyState icon={BookOpen} title={m.lessons_no_lessons()}>
          {m.lessons_none_yet()}
        </EmptyState>
      ) : (
        <LessonTable
          classId={classId}
          lessons={lessons}
          actions={{ onDuplicate, onPublish, onModels, onDelete: setLessonToDelete }}
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
      title={m.lessons_delete_lesson()}
      confirmLabel={m.kit_delete()}
      busy={isPending && m.kit_deleting()}
      onClose={onClose}
      onConfirm={() => mutate(lesson.id, { onSuccess: onClose })}
    >
      <Text
        of={m.lessons_delete_what_happens}
        subject={
          <b>
            <MixedScriptText text={lesson.subject} />
          </b>
        }
      />
      <DeletionImpact
        kind="lesson"
        itemId={lesson.id}
        consequence={m.lessons_delete_consequence()}
      />
    </ConfirmDialog>
  )
}
