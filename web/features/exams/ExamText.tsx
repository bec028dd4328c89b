import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Prose } from '../../kit/Prose.tsx'
import './exam.css'

type ExamTextProps = {
  text: string
  /** The file of the exam. It stays mounted while the text is folded, so that a recording continues to play. */
  material: ReactNode
  label: string
  /** False shows everything, without a button that folds it. */
  isFoldable: boolean
  isOpen: boolean
  onToggle?: (isOpen: boolean) => void
}

/** The file and the text of an exam: instructions, and the question of the theory part. */
export function ExamText({ text, material, label, isFoldable, isOpen, onToggle }: ExamTextProps) {
  return (
    <details
      id="exam-text"
      className="exam-text"
      open={isOpen || !isFoldable}
      onToggle={(event) => isFoldable && onToggle?.(event.currentTarget.open)}
    >
      <summary hidden={!isFoldable}>
        <ChevronRight className="icon mirror" aria-hidden />
        {label}
      </summary>
      {material}
      {text.trim() && <Prose text={text} lessonStyle links />}
    </details>
  )
}
