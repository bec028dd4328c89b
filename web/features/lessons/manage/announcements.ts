import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'

/** Read with every handle. */
export const instructions: ScreenReaderInstructions = {
  draggable:
    'To move a lesson, press Space. Move it with the up and down arrows, press Space again to drop it, or Escape to leave it where it was.',
}

type Named = { id: number; subject: string }

/** What is said at each step of a move. */
export function announcementsFor(lessons: readonly Named[]): Announcements {
  const subject = (id: UniqueIdentifier) => lessons.find((it) => it.id === id)?.subject ?? ''
  const place = (id: UniqueIdentifier) =>
    `place ${lessons.findIndex((it) => it.id === id) + 1} of ${lessons.length}`
  let hasMoved = true
  return {
    onDragStart: ({ active }) => {
      hasMoved = false
      return `Lifted ${subject(active.id)}, ${place(active.id)}.`
    },
    onDragOver: ({ active, over }) => {
      // a lesson that was just lifted is over its own place, which has been said
      if (!over || (over.id === active.id && !hasMoved)) return undefined
      hasMoved = true
      return `${subject(active.id)} is over ${place(over.id)}.`
    },
    onDragEnd: ({ active, over }) =>
      `Dropped ${subject(active.id)}, ${place((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${subject(active.id)} is back at ${place(active.id)}.`,
  }
}
