import { BookOpen } from 'lucide-react'
import type { Message } from '../../../contract/messages/messages.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { ButtonLink } from '../../kit/Button.tsx'

type LinkedLessonProps = { message: Message; onFollow?: () => void }

/** A link to the lesson or the class of a message, if it has one. */
export function LinkedLesson({ message: { classId, lessonId }, onFollow }: LinkedLessonProps) {
  if (classId === '') return null
  const [to, label] = lessonId
    ? [paths.lesson(classId, lessonId), m.messages_open_lesson()]
    : [paths.class(classId), m.messages_open_class()]
  return (
    <ButtonLink variant="soft" to={to} onClick={onFollow}>
      <BookOpen className="icon" aria-hidden />
      {label}
    </ButtonLink>
  )
}
