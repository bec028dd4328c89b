import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useState } from 'react'
import type { ManagedLesson } from '../../../../contract/lessons.ts'
import { ROLES } from '../../../kit/DataTable.tsx'
import { dragAnnouncements, dragInstructions } from './drag-announcements.ts'
import { LessonRow } from './LessonRow.tsx'
import { useReorderLessons } from './lesson-list-queries.ts'
import { applyPendingOrder, moveTo, type PendingOrder } from './lesson-order.ts'

type LessonTableProps = {
  classId: number
  lessons: readonly ManagedLesson[]
  onDelete: (lesson: ManagedLesson) => void
}

/** The lessons of a class; a handle moves each by finger, mouse and keyboard, shown at once and put back if refused. */
export function LessonTable({ classId, lessons, onDelete }: LessonTableProps) {
  const { shown: displayedLessons, drop: handleDrop } = useLessonOrder(classId, lessons)
  const sensors = useSensors(
    // a press that does not move is none
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      // a second arrow that is pressed while the page still glides would be lost
      scrollBehavior: 'instant',
    }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis]}
      onDragEnd={handleDrop}
      accessibility={{
        announcements: dragAnnouncements(displayedLessons),
        screenReaderInstructions: dragInstructions,
      }}
    >
      <SortableContext
        items={displayedLessons.map((it) => it.id)}
        strategy={verticalListSortingStrategy}
      >
        <table className="data-table lessons-tbl" {...ROLES.table}>
          <caption className="sr-only">Lessons</caption>
          <thead {...ROLES.group}>
            <tr {...ROLES.row}>
              {['Order', 'Subject', 'Type', 'Scheduled', 'Study Date'].map((head) => (
                <th key={head} {...ROLES.head} scope="col">
                  {head}
                </th>
              ))}
              <th {...ROLES.head} scope="col" className="end">
                Actions
              </th>
            </tr>
          </thead>
          <tbody {...ROLES.group}>
            {displayedLessons.map((it, index) => (
              <LessonRow
                key={it.id}
                lesson={it}
                position={index + 1}
                onDelete={() => onDelete(it)}
              />
            ))}
          </tbody>
        </table>
      </SortableContext>
    </DndContext>
  )
}

const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** The order shown: the server's, or the one that was just made and is on its way there. */
function useLessonOrder(classId: number, lessons: readonly ManagedLesson[]) {
  const [pendingOrder, setPendingOrder] = useState<PendingOrder<ManagedLesson>>()
  const { mutate } = useReorderLessons(classId)
  const displayedLessons = applyPendingOrder(lessons, pendingOrder)
  const handleDrop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return
    const ids = moveTo(
      displayedLessons.map((it) => it.id),
      Number(active.id),
      Number(over.id),
    )
    setPendingOrder({ ids, basedOn: lessons })
    mutate(ids, { onError: () => setPendingOrder(undefined) })
  }
  return { shown: displayedLessons, drop: handleDrop }
}
