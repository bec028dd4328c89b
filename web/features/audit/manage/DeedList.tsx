import {
  ArrowLeft,
  FileUp,
  KeyRound,
  LogIn,
  type LucideIcon,
  Pencil,
  ShieldCheck,
  Trash2,
  Wallet,
} from 'lucide-react'
import type { Deed } from '../../../../contract/audit.ts'
import { dateAndTime } from '../../../kit/dates.ts'
import { Mixed } from '../../../kit/Prose.tsx'
import { Tile, type Tone } from '../../../kit/Tile.tsx'
import { restOf, sentenceOf } from './sentence.ts'

const looks: Record<string, [LucideIcon, Tone]> = {
  fundWallet: [Wallet, 'good'],
  editStudent: [Pencil, 'plain'],
  changeRole: [ShieldCheck, 'warn'],
  resetPassword: [KeyRound, 'warn'],
  deleteStudent: [Trash2, 'bad'],
  loginAsStudent: [LogIn, 'info'],
  logoutAsStudent: [ArrowLeft, 'info'],
  actAsStudent: [LogIn, 'info'],
  importStudents: [FileUp, 'brand'],
}

/** Deeds under each other, each as a sentence with its time. */
export function DeedList({ rows }: { rows: readonly Deed[] }) {
  return (
    <ul className="card rows" aria-label="Deeds">
      {rows.map((it) => (
        <Row key={it.id} deed={it} />
      ))}
    </ul>
  )
}

function Row({ deed }: { deed: Deed }) {
  const [Icon, tone] = looks[deed.act] ?? [Pencil, 'plain']
  const rest = restOf(deed)
  return (
    <li className="flex gap-3.5">
      <Tile tone={tone}>
        <Icon className="icon" />
      </Tile>
      <div className="grid min-w-0 grow gap-0.5 [overflow-wrap:anywhere]">
        <p>
          <Name of={deed.actor} />{' '}
          {sentenceOf(deed).map((it) =>
            it === 'subject' ? <Name key="subject" of={deed.subject} /> : it.words,
          )}
        </p>
        {rest && (
          <p className="text-small text-ink-2">
            <Mixed text={rest} />
          </p>
        )}
        <p className="num flex flex-wrap gap-x-3 text-tiny text-ink-3">
          <time dateTime={new Date(deed.time * 1000).toISOString()}>{dateAndTime(deed.time)}</time>
          {deed.subject && <span>{deed.subject.email}</span>}
        </p>
      </div>
    </li>
  )
}

function Name({ of: person }: { of: Deed['subject'] }) {
  if (!person) return null
  return (
    <>
      <bdi className="font-semibold">{person.name}</bdi>
      {person.deleted && <span className="text-ink-3"> (deleted)</span>}
    </>
  )
}
