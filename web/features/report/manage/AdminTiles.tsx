import {
  Award,
  CreditCard,
  Library,
  type LucideIcon,
  Megaphone,
  Settings,
  Users,
} from 'lucide-react'
import type { AdminReport } from '../../../../contract/admin.ts'
import { paths } from '../../../api/paths.ts'
import { ButtonLink } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { Tile } from '../../../kit/Tile.tsx'

type Part = { name: string; what: string; to: string; icon: LucideIcon }

/** What there is to manage, each with the way there (wallet-and-admin §2). They stand even where the report does not come. */
export function AdminTiles({ report }: { report: AdminReport | undefined }) {
  const { admin } = paths
  const parts: Part[] = [
    { name: 'Classes', what: classesIn(report), to: admin.classes, icon: Library },
    { name: 'Students', what: 'Accounts, wallets and roles', to: admin.students, icon: Users },
    { name: 'Payments', what: 'Credits, debits and export', to: admin.payments, icon: CreditCard },
    { name: 'Messages', what: 'Send announcements', to: admin.messages, icon: Megaphone },
    {
      name: 'Certificates',
      what: 'Templates and assignments',
      to: admin.certificates,
      icon: Award,
    },
    {
      name: 'Settings',
      what: 'Site name, logo, keys and texts',
      to: admin.settings,
      icon: Settings,
    },
  ]
  return (
    <ul className="report-tiles">
      {parts.map((it) => (
        <OneTile key={it.name} {...it} />
      ))}
    </ul>
  )
}

function classesIn(report: AdminReport | undefined) {
  if (!report) return 'Classes, lessons and exams'
  const inactive = report.classes.length - report.total_active_classes
  return `${report.total_active_classes} active, ${inactive} inactive`
}

function OneTile({ name, what, to, icon: Icon }: Part) {
  return (
    <Card as="li" className="report-tile">
      <Tile tone="brand">
        <Icon className="icon" aria-hidden />
      </Tile>
      <div className="min-w-0">
        <h2 className="report-tile-name">{name}</h2>
        <p className="text-small text-ink-2">{what}</p>
      </div>
      <ButtonLink to={to} aria-label={`Manage ${name}`}>
        Manage
      </ButtonLink>
    </Card>
  )
}
