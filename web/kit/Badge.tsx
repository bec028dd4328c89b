import { Gem } from 'lucide-react'

const looks = {
  free: ['Free', 'badge-good'],
  premium: ['Premium', 'badge-gold'],
  new: ['New', 'badge-new'],
  read: ['Read', ''],
  exam: ['Exam', 'badge-info'],
  timetable: ['Timetable', 'badge-warn'],
  active: ['Active', 'badge-good'],
  inactive: ['Inactive', 'badge-bad'],
  staff: ['Staff', 'badge-info'],
  plain: ['', ''],
} as const

export type BadgeKind = keyof typeof looks

/** A word in a small box: what a thing is or how it stands. Its own word can be replaced. */
export function Badge({ kind, children }: { kind: BadgeKind; children?: string }) {
  const [word, look] = looks[kind]
  return (
    <span className={`badge ${look}`}>
      {kind === 'premium' && <Gem className="icon" aria-hidden />}
      {children ?? word}
    </span>
  )
}
