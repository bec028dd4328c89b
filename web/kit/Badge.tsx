import { Gem } from 'lucide-react'
import { m } from '../../messages/m.ts'

const variants = {
  free: [m.kit_free(), 'badge-success'],
  premium: [m.kit_premium(), 'badge-gold'],
  new: [m.kit_new(), 'badge-new'],
  read: [m.kit_read(), ''],
  exam: [m.kit_exam(), 'badge-info'],
  timetable: [m.kit_timetable(), 'badge-warning'],
  active: [m.kit_active(), 'badge-success'],
  inactive: [m.kit_inactive(), 'badge-error'],
  draft: [m.kit_draft(), 'badge-warning'],
  staff: [m.kit_staff(), 'badge-info'],
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
