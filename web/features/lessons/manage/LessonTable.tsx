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
import { announcementsFor, instructions } from './announcements.ts'
import { LessonRow } from './LessonRow.tsx'
import { useReorder } from './lesson-list.ts'
import { inWantedOrder, moved, type WantedOrder } from './lesson-order.ts'

type LessonTableProps = {
  classId: number
  lessons: readonly ManagedLesson[]
  onDelete: (lesson: ManagedLesson) => void
}

/** The lessons of a class; a handle moves each by finger, mouse and keyboard, shown at once and put back if refused. */
export function LessonTable({ classId, lessons, onDelete }: LessonTableProps) {
  const { shown, drop } = useOrder(classId, lessons)
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
      modifiers={[alongTheList]}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsFor(shown),
        screenReaderInstructions: instructions,
      }}
    >
      <SortableContext items={shown.map((it) => it.id)} strategy={verticalListSortingStrategy}>
        <table className="tbl lessons-tbl" {...ROLES.table}>
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
            {shown.map((it, at) => (
              <LessonRow key={it.id} lesson={it} place={at + 1} onDelete={() => onDelete(it)} />
            ))}
          </tbody>
        </table>
      </SortableContext>
    </DndContext>
  )
}

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** The order shown: the server's, or the one that was just made and is on its way there. */
function useOrder(classId: number, lessons: readonly ManagedLesson[]) {
  const [wanted, setWanted] = useState<WantedOrder<ManagedLesson>>()
  const { mutate } = useReorder(classId)
  const shown = inWantedOrder(lessons, wanted)
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return
    const ids = moved(
      shown.map((it) => it.id),
      Number(active.id),
      Number(over.id),
    )
    setWanted({ ids, of: lessons })
    mutate(ids, { onError: () => setWanted(undefined) })
  }
  return { shown, drop }
}
