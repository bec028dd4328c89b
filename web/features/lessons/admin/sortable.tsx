import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { m } from '../../../../messages/m.ts'

type SortableAreaProps<Id extends string | number> = {
  /** The items in their order. */
  items: readonly NamedItem<Id>[]
  /** How an item is moved by the keyboard, which screen readers read with every handle. */
  instructions: string
  /** Called when an item was dropped on the place of another. */
  onMove: (id: Id, targetId: Id) => void
  children: ReactNode
}

/** A list whose items are sorted by touch, mouse and keyboard; each item uses `useSortableItem`. */
export function SortableArea<Id extends string | number>(props: SortableAreaProps<Id>) {
  const { items, instructions, onMove, children } = props
  const sensors = useSensors(
    // a click on the handle is not a drag
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      // a key press during a smooth scroll would be lost
      scrollBehavior: 'instant',
    }),
  )
  const handleDrop = ({ active, over }: DragEndEvent) => {
    const [moved, target] = [active, over].map((it) => items.find(({ id }) => id === it?.id))
    if (moved && target && moved !== target) onMove(moved.id, target.id)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis]}
      onDragEnd={handleDrop}
      accessibility={{
        announcements: dragAnnouncements(items),
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** The props of a sortable item and of its handle. */
export function useSortableItem(id: string | number) {
  const sortable = useSortable({ id })
  const { transform, isDragging, isOver, activeIndex, index } = sortable
  const dropsAfter = activeIndex < index
  return {
    item: {
      ref: sortable.setNodeRef,
      'data-lifted': isDragging || undefined,
      'data-target': isOver && !isDragging ? (dropsAfter ? 'after' : 'before') : undefined,
      style: {
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition: sortable.transition,
      },
    },
    handle: { ref: sortable.setActivatorNodeRef, ...sortable.attributes, ...sortable.listeners },
  }
}

/** A sortable item with the name that screen readers read. */
type NamedItem<Id extends string | number = string | number> = { id: Id; name: string }

type WithId = { id: UniqueIdentifier }

/** The screen reader announcements of a drag. */
function dragAnnouncements(items: readonly NamedItem[]): Announcements {
  /** An item, with the place of itself or of another one. */
  const valuesOf = ({ id }: WithId, { id: placeId }: WithId = { id }) => ({
    name: items.find((it) => it.id === id)?.name ?? '',
    place: items.findIndex((it) => it.id === placeId) + 1,
    count: items.length,
  })
  let hasMoved = true
  return {
    onDragStart: ({ active }) => {
      hasMoved = false
      return m.lessons_drag_lifted(valuesOf(active))
    },
    onDragOver: ({ active, over }) => {
      // the first event after lifting repeats the start position
      if (!over || (over.id === active.id && !hasMoved)) return undefined
      hasMoved = true
      return m.lessons_drag_over(valuesOf(active, over))
    },
    onDragEnd: ({ active, over }) => m.lessons_drag_dropped(valuesOf(active, over ?? active)),
    onDragCancel: ({ active }) => m.lessons_drag_cancelled(valuesOf(active)),
  }
}
