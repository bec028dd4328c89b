import { Check, Minus } from 'lucide-react'
import {
  PERMISSIONS,
  type Permission,
  type Reach,
  reachOf,
} from '../../../../contract/staff/permissions.ts'
import { STAFF_KINDS } from '../../../../contract/staff/staff-kinds.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { KIND_LABELS } from '../shared/kind-texts.ts'

// Object.keys widens the names
const permissions = Object.keys(PERMISSIONS) as Permission[]

/** What each kind of staff may do: a table, on a phone a list for each kind (R-STAFF-001). */
export function PermissionTable() {
  return (
    <Card>
      <CardHead title={m.staff_what_each_may()} />
      <table className="w-full text-small max-md:hidden">
        <thead>
          <tr className="text-start text-ink-2">
            <td />
            {STAFF_KINDS.map((it) => (
              <th key={it} scope="col" className="px-3 py-2 text-start font-semibold">
                {KIND_LABELS[it]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((it) => (
            <tr key={it} className="border-line border-t">
              <th scope="row" className="px-(--pad) py-2 text-start font-normal">
                {textOf(PERMISSIONS[it].label)}
              </th>
              {STAFF_KINDS.map((kind) => (
                <td key={kind} className="px-3 py-2 whitespace-nowrap">
                  <ReachText reach={reachOf(kind, it)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid md:hidden">
        {STAFF_KINDS.map((kind) => (
          <details key={kind} className="border-line border-b last:border-0">
            <summary className="flex min-h-12 cursor-pointer items-center px-(--pad) font-semibold">
              {KIND_LABELS[kind]}
            </summary>
            <ul className="grid gap-2 px-(--pad) pb-4">
              {permissions
                .filter((it) => reachOf(kind, it) !== 'none')
                .map((it) => (
                  <li key={it}>
                    {textOf(PERMISSIONS[it].label)}
                    {reachOf(kind, it) === 'own classes' && (
                      <span className="block text-ink-2 text-small">
                        {m.staff_in_own_classes()}
                      </span>
                    )}
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </div>
    </Card>
  )
}

function ReachText({ reach }: { reach: Reach }) {
  if (reach === 'own classes') return m.staff_reach_own_classes()
  return reach === 'all' ? (
    <>
      <Check className="icon icon-s text-success-ink" aria-hidden />
      <span className="sr-only">{m.kit_yes()}</span>
    </>
  ) : (
    <>
      <Minus className="icon icon-s text-ink-3" aria-hidden />
      <span className="sr-only">{m.kit_no()}</span>
    </>
  )
}
