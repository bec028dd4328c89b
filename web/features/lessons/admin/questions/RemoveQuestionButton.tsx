import { Trash2 } from 'lucide-react'
import { m } from '../../../../../messages/m.ts'
import { IconButton } from '../../../../kit/IconButton.tsx'

export function RemoveQuestionButton({
  number,
  onRemove,
}: {
  number: number
  onRemove: () => void
}) {
  return (
    <IconButton
      destructive
      label={m.lessons_remove_question_number({ number })}
      icon={<Trash2 className="icon" aria-hidden />}
      onClick={onRemove}
    />
  )
}
