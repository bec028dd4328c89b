import {
  Award,
  ClipboardCheck,
  CreditCard,
  Library,
  type LucideIcon,
  Megaphone,
  Settings,
  Users,
} from 'lucide-react'
import type { AdminReport } from '../../../../contract/admin/admin.ts'
import type { Permission } from '../../../../contract/staff/permissions.ts'
import { locale, m } from '../../../../messages/m.ts'
import { formatNumber } from '../../../../messages/runtime.ts'
import { paths } from '../../../api/paths.ts'
import { usePermissions } from '../../../api/use-may.ts'
import { ButtonLink } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { Tile } from '../../../kit/Tile.tsx'

type AdminSection = {
  name: string
  summary: string
  path: string
  /** The permission of the page. */
  can: Permission
  icon: LucideIcon
  count?: number
}

type AdminSectionTilesProps = {
  report: AdminReport | undefined
  /** The number of submissions to mark. */
  unmarked: number
  /** True without a marking assistant: Mark Exams is then one of the tiles, with its count instead of a countdown. */
  showsMarking: boolean
}

/** The tiles of the dashboard (R-ADASH-004, R-ADASH-005). They are shown even when the report cannot be loaded. */
export function AdminSectionTiles({ report, unmarked, showsMarking }: AdminSectionTilesProps) {
  const { admin } = paths
  const isPermitted = usePermissions()
  const marking: AdminSection = {
    ...{
      name: m.report_mark_exams(),
      summary: m.report_marked_hand(),
      path: admin.exams,
      icon: ClipboardCheck,
    },
    count: unmarked,
    can: 'markExams',
  }
  const sections: AdminSection[] = [
    // without the figures of the school the banner is on top, with the same link
    ...(showsMarking && unmarked > 0 === isPermitted('viewMoney') ? [marking] : []),
    {
      name: m.kit_classes(),
      summary: classesSummary(report),
      path: admin.classes,
      can: 'editClasses',
      icon: Library,
    },
    {
      name: m.kit_students(),
      summary: isPermitted('manageStudents')
        ? m.report_accounts_wallets_roles()
        : m.report_lists_pages_students(),
      path: admin.students,
      can: 'viewStudents',
      icon: Users,
    },
    {
      name: m.report_payments(),
      summary: m.report_credits_debits_export(),
      path: admin.payments,
      can: 'viewMoney',
      icon: CreditCard,
    },
    {
      name: m.report_messages(),
      summary: m.report_send_announcements(),
      path: admin.messages,
      can: 'sendMessages',
      icon: Megaphone,
    },
    {
      name: m.report_certificates(),
      summary: m.report_templates_assignments(),
      path: admin.certificates,
      can: 'giveCertificates',
      icon: Award,
    },
    {
      name: m.kit_settings(),
      summary: m.report_site_name_logo_keys_texts(),
      path: admin.settings,
      can: 'changeSettings',
      icon: Settings,
    },
  ]
  return (
    <ul className="report-tiles">
      {sections
        .filter(({ can }) => isPermitted(can))
        .map((it) => (
          <SectionTile key={it.name} {...it} />
        ))}
    </ul>
  )
}

function classesSummary(report: AdminReport | undefined) {
  if (!report) return m.report_classes_lessons_exams()
  const inactive = report.classes.length - report.activeClassCount
  return m.report_active_inactive({ active: report.activeClassCount, inactive })
}

function SectionTile({ name, summary, path, icon: Icon, count }: AdminSection) {
  return (
    <Card as="li" className="report-tile">
      <Tile tone="brand">
        <Icon className="icon" aria-hidden />
      </Tile>
      <div className="min-w-0">
        <h2 className="report-tile-name">
          {name}
          {count !== undefined && (
            <span className="count-badge ms-1.5 align-[1px]">{formatNumber(count, locale)}</span>
          )}
        </h2>
        <p className="text-small text-ink-2">{summary}</p>
      </div>
      <ButtonLink to={path} aria-label={m.report_manage_name({ name })}>
        {m.report_manage()}
      </ButtonLink>
    </Card>
  )
}
