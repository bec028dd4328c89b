import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'

type ChipProps = {
  children: ReactNode /** 'Remove Amina Bello' */
  removeLabel: string
  onRemove: () => void
}

/** A chosen item with a remove button. */
export function Chip({ children, removeLabel, onRemove }: ChipProps) {
  return (
    <span className="flex max-w-full items-center rounded-control border border-line bg-sunken ps-3">
      <span className="clip text-small" dir="auto">
        {children}
      </span>
      <IconButton
        label={removeLabel}
        icon={<X className="icon icon-s" aria-hidden />}
        onClick={onRemove}
      />
    </span>
  )
}
