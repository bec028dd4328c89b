import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'

/** Read by screen readers with every handle. */
export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'To move a lesson, press Space. Move it with the up and down arrows, press Space again to drop it, or Escape to leave it where it was.',
}

type NamedLesson = { id: number; subject: string }

/** The screen reader announcements of a drag. */
export function dragAnnouncements(lessons: readonly NamedLesson[]): Announcements {
  const subjectOf = (id: UniqueIdentifier) => lessons.find((it) => it.id === id)?.subject ?? ''
  const positionOf = (id: UniqueIdentifier) =>
    `place ${lessons.findIndex((it) => it.id === id) + 1} of ${lessons.length}`
  let hasMoved = true
  return {
    onDragStart: ({ active }) => {
      hasMoved = false
      return `Lifted ${subjectOf(active.id)}, ${positionOf(active.id)}.`
    },
    onDragOver: ({ active, over }) => {
      // the first event after lifting repeats the start position
      if (!over || (over.id === active.id && !hasMoved)) return undefined
      hasMoved = true
      return `${subjectOf(active.id)} is over ${positionOf(over.id)}.`
    },
    onDragEnd: ({ active, over }) =>
      `Dropped ${subjectOf(active.id)}, ${positionOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${subjectOf(active.id)} is back at ${positionOf(active.id)}.`,
  }
}
