import { useState } from 'react'
import type { ManagedLesson } from '../../../../contract/lessons/manage-lessons.ts'
import { m } from '../../../../messages/m.ts'
import { ROLES } from '../../../kit/DataTable.tsx'
import { type LessonActions, LessonRow } from './LessonRow.tsx'
import { useReorderLessons } from './lesson-list-queries.ts'
import { applyPendingOrder, moveTo, type PendingOrder } from './lesson-order.ts'
import { SortableArea } from './sortable.tsx'

const COLUMNS = [
  m.lessons_column_order(),
  m.lessons_subject(),
  m.kit_type(),
  m.lessons_scheduled(),
  m.lessons_column_study_date(),
]

type LessonTableProps = {
  classId: number
  lessons: readonly ManagedLesson[]
  actions: LessonActions
}

/** The lessons of a class, sortable by touch, mouse and keyboard. A move is displayed at once and undone if it fails. */
export function LessonTable({ classId, lessons, actions }: LessonTableProps) {
  const { displayedLessons, handleDrop } = useLessonOrder(classId, lessons)
  return (
    <SortableArea
      items={displayedLessons.map(({ id, subject }) => ({ id, name: subject }))}
      instructions={m.lessons_drag_lesson()}
      onMove={handleDrop}
    >
      <table className="data-table lesson-table" {...ROLES.table}>
        <caption className="sr-only">{m.kit_lessons()}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {COLUMNS.map((head) => (
              <th key={head} {...ROLES.head} scope="col">
                {head}
              </th>
            ))}
            <th {...ROLES.head} scope="col" className="end">
              {m.kit_actions()}
            </th>
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {displayedLessons.map((it, index) => (
            <LessonRow key={it.id} lesson={it} position={index + 1} actions={actions} />
          ))}
        </tbody>
      </table>
    </SortableArea>
  )
}

/** The displayed order: the server's, or one that is being saved. */
function useLessonOrder(classId: number, lessons: readonly ManagedLesson[]) {
  const [pendingOrder, setPendingOrder] = useState<PendingOrder<ManagedLesson>>()
  const { mutate } = useReorderLessons(classId)
  const displayedLessons = applyPendingOrder(lessons, pendingOrder)
  const handleDrop = (id: number, targetId: number) => {
    const ids = moveTo(
      displayedLessons.map((it) => it.id),
      id,
      targetId,
    )
    setPendingOrder({ ids, basedOn: lessons })
    mutate(ids, { onError: () => setPendingOrder(undefined) })
  }
  return { displayedLessons, handleDrop }
}
