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
import { type LessonActions, LessonRow } from './LessonRow.tsx'
import { useReorderLessons } from './lesson-list-queries.ts'
import { applyPendingOrder, moveTo, type PendingOrder } from './lesson-order.ts'

type LessonTableProps = {
  classId: number
  lessons: readonly ManagedLesson[]
  actions: LessonActions
}

/** The lessons of a class, sortable by touch, mouse and keyboard. A move is displayed at once and undone if it fails. */
export function LessonTable({ classId, lessons, actions }: LessonTableProps) {
  const { displayedLessons, handleDrop } = useLessonOrder(classId, lessons)
  const sensors = useSensors(
    // a click on the handle is not a drag
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      // a key press during a smooth scroll would be lost
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
        <table className="data-table lesson-table" {...ROLES.table}>
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
              <LessonRow key={it.id} lesson={it} position={index + 1} actions={actions} />
            ))}
          </tbody>
        </table>
      </SortableContext>
    </DndContext>
  )
}

const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** The displayed order: the server's, or one that is being saved. */
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
  return { displayedLessons, handleDrop }
}
