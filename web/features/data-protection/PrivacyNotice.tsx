import type { NoticeSection, ProcessorKind } from '../../../contract/privacy/data-protection.ts'
import { m } from '../../../messages/m.ts'
import { Card, CardHead } from '../../kit/Card.tsx'
import { Prose } from '../../kit/Prose.tsx'

type Entry = { why: string; kept: string; erasure: 'delete' | 'keep' }

export type Notice = {
  controller: string
  address: string
  officer: string
  contactEmail: string
  contactPhone: string
  sections: { section: NoticeSection; entries: Entry[] }[]
  processors: { kind: ProcessorKind; host: string }[]
  otherProcessors: string
}

const SECTIONS: Record<NoticeSection, string> = {
  accounts: m.data_protection_section_accounts(),
  learning: m.data_protection_section_learning(),
  messages: m.data_protection_section_messages(),
  money: m.data_protection_section_money(),
  school: m.data_protection_section_school(),
}

const PROCESSORS: Record<ProcessorKind, string> = {
  mail: m.data_protection_processor_mail(),
  cards: m.data_protection_processor_cards(),
  files: m.data_protection_processor_files(),
  copies: m.data_protection_processor_copies(),
  marking: m.data_protection_processor_marking(),
  push: m.data_protection_processor_push(),
}

/** What the school stores about people, why, for how long, and their rights (R-SAFE-009). */
export function PrivacyNotice({ notice, siteName }: { notice: Notice; siteName: string }) {
  return (
    <>
      <Card>
        <CardHead title={m.data_protection_who()} />
        <Responsible notice={notice} siteName={siteName} />
      </Card>
      <Card>
        <CardHead title={m.data_protection_rights()} />
        <ul className="pad grid gap-2 list-disc ms-4.5">
          <li>{m.data_protection_right_access()}</li>
          <li>{m.data_protection_right_rectify()}</li>
          <li>{m.data_protection_right_erase()}</li>
          <li>{m.data_protection_right_object()}</li>
          <li>{m.data_protection_right_complain()}</li>
        </ul>
      </Card>
      <Card>
        <CardHead title={m.data_protection_what()} />
        <div className="pad grid gap-3">
          <p className="text-ink-2">{m.data_protection_basis()}</p>
          {notice.sections.map(({ section, entries }) => (
            <details key={section}>
              <summary className="min-h-11 content-center font-semibold cursor-pointer">
                {SECTIONS[section]} <span className="text-ink-2">({entries.length})</span>
              </summary>
              <ul className="grid gap-3 pb-3">
                {entries.map((it) => (
                  <li key={it.why}>
                    <p>{it.why}</p>
                    <p className="text-small text-ink-2">
                      {m.data_protection_kept({ kept: it.kept })}{' '}
                      {it.erasure === 'delete'
                        ? m.data_protection_erased()
                        : m.data_protection_without_name()}
                    </p>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </Card>
      <Card>
        <CardHead title={m.data_protection_who_gets()} />
        <ul className="pad grid gap-2">
          {notice.processors.map(({ kind, host }) => (
            <li key={kind}>
              {PROCESSORS[kind]}
              {host !== '' && (
                <>
                  {': '}
                  <bdi dir="ltr">{host}</bdi>
                </>
              )}
            </li>
          ))}
          {notice.otherProcessors !== '' && (
            <li>
              <Prose compact text={notice.otherProcessors} />
            </li>
          )}
        </ul>
      </Card>
    </>
  )
}

function Responsible({ notice, siteName }: { notice: Notice; siteName: string }) {
  return (
    <dl className="pad grid gap-3">
      <Fact label={m.data_protection_controller()} text={notice.controller || siteName} />
      <Fact label={m.data_protection_address()} text={notice.address} />
      <Fact label={m.data_protection_officer()} text={notice.officer} />
      <Fact label={m.kit_email()} text={notice.contactEmail} isLtr />
      <Fact label={m.data_protection_phone()} text={notice.contactPhone} isLtr />
    </dl>
  )
}

function Fact({ label, text, isLtr }: { label: string; text: string; isLtr?: boolean }) {
  if (text === '') return null
  return (
    <div>
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">
        <bdi dir={isLtr ? 'ltr' : 'auto'}>{text}</bdi>
      </dd>
    </div>
  )
}
