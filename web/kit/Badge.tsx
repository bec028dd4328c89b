import { Gem } from 'lucide-react'

const variants = {
  free: ['Free', 'badge-success'],
  premium: ['Premium', 'badge-gold'],
  new: ['New', 'badge-new'],
  read: ['Read', ''],
  exam: ['Exam', 'badge-info'],
  timetable: ['Timetable', 'badge-warning'],
  active: ['Active', 'badge-success'],
  inactive: ['Inactive', 'badge-error'],
  draft: ['Draft', 'badge-warning'],
  staff: ['Staff', 'badge-info'],
  plain: ['', ''],
} as const

export type BadgeKind = keyof typeof variants

/** A short status label. The children replace its default text. */
export function Badge({ kind, children }: { kind: BadgeKind; children?: string }) {
  const [label, className] = variants[kind]
  return (
    <span className={`badge ${className}`}>
      {kind === 'premium' && <Gem className="icon" aria-hidden />}
      {children ?? label}
    </span>
  )
}
