import { Eye, Pencil, Undo2, UserMinus } from 'lucide-react'
import type { StaffMember } from '../../../../contract/staff/staff.ts'
import { m } from '../../../../messages/m.ts'
import { useSession } from '../../../api/session.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { Time } from '../../../kit/DateText.tsx'
import { Menu, type MenuItem } from '../../../kit/Menu.tsx'
import { KIND_LABELS, worksInClasses } from '../shared/kind-texts.ts'

export type StaffAction = 'change' | 'remove' | 'view'

const columns: readonly Column<StaffMember>[] = [
  {
    key: 'name',
    header: m.kit_name(),
    cell: (it) => (
      <>
        <span className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
          <bdi>{it.name}</bdi>
          {it.isRemoved && <Badge kind="inactive">{m.staff_badge_removed()}</Badge>}
        </span>
        <span className="text-small text-ink-2 wrap-anywhere">{it.email}</span>
      </>
    ),
  },
  {
    key: 'kind',
    header: m.staff_kind(),
    cell: (it) => <Badge kind="plain">{KIND_LABELS[it.staff]}</Badge>,
  },
  {
    key: 'classes',
    header: m.kit_classes(),
    cell: (it) => <ClassNames member={it} />,
  },
  {
    key: 'seen',
    header: m.staff_last_seen(),
    label: m.staff_last_seen(),
    cell: (it) => (
      <span className="num text-ink-2">
        {it.lastSeen === 0 ? m.staff_never() : <Time at={it.lastSeen} format="day" />}
      </span>
    ),
  },
]

/** 'All', the names of the own classes, or a warning that there are none. */
function ClassNames({ member }: { member: StaffMember }) {
  if (!worksInClasses(member.staff) || member.isRemoved)
    return (
      <span className="text-ink-3">{member.staff === 'owner' ? m.kit_all() : m.kit_none()}</span>
    )
  if (member.classes.length === 0) return <Badge kind="timetable">{m.staff_no_class_yet()}</Badge>
  return (
    <ul className="grid gap-1">
      {member.classes.map(({ id, name }) => (
        <li key={id}>
          <BilingualTitle>{name}</BilingualTitle>
        </li>
      ))}
    </ul>
  )
}

type StaffTableProps = {
  rows: readonly StaffMember[]
  onAction: (action: StaffAction, member: StaffMember) => void
}

/** The staff with a menu of what an owner can do; an owner cannot change the own account. */
export function StaffTable({ rows, onAction }: StaffTableProps) {
  const ownId = useSession(({ user }) => Number(user?.id ?? 0))
  return (
    <DataTable
      caption={m.staff_staff_title()}
      columns={columns}
      rows={rows}
      rowKey={(it) => it.id}
      actions={(it) =>
        it.id === ownId ? (
          <span className="text-ink-3 text-small">{m.staff_you()}</span>
        ) : (
          <Menu
            label={m.staff_actions_name({ name: it.name })}
            items={menuItems(it, (action) => onAction(action, it))}
          />
        )
      }
    />
  )
}

function menuItems(member: StaffMember, act: (action: StaffAction) => void): MenuItem[] {
  const icon = 'icon'
  if (member.isRemoved)
    return [
      {
        label: m.staff_take_back(),
        icon: <Undo2 className="icon mirror" aria-hidden />,
        onSelect: () => act('change'),
      },
    ]
  return [
    {
      label: m.staff_kind_classes(),
      icon: <Pencil className={icon} aria-hidden />,
      onSelect: () => act('change'),
    },
    ...(member.staff === 'owner'
      ? []
      : [
          {
            label: m.staff_view_as_name({ name: member.name }),
            icon: <Eye className={icon} aria-hidden />,
            onSelect: () => act('view'),
          },
        ]),
    {
      label: m.kit_remove(),
      icon: <UserMinus className={icon} aria-hidden />,
      destructive: true,
      onSelect: () => act('remove'),
    },
  ]
}
