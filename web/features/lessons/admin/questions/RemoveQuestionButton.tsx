import { Trash2 } from 'lucide-react'
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
      label={`Remove question ${number}`}
      icon={<Trash2 className="icon" aria-hidden />}
      onClick={onRemove}
    />
  )
}
