import type { AuditChange } from '../../../../contract/audit/audit.ts'
import { auditFieldLabel, auditFieldText } from '../../../../contract/audit/audit-fields.ts'
import { locale, m, textOf } from '../../../../messages/m.ts'
import { withNumerals } from '../../../../messages/runtime.ts'
import { startsInArabic } from '../../../kit/arabic.ts'
import { DateText } from '../../../kit/DateText.tsx'
import { formatPrice } from '../../../kit/naira.ts'
import { MixedScriptText } from '../../../kit/Prose.tsx'

/** The changed fields of an audit entry: 'Price: ₦5,000 → ₦6,000' (decision 0500). */
export function ChangedFields({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <dl className="grid gap-1 py-1 text-small">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-ink-3">{textOf(auditFieldLabel(field))}:</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            {before !== null && (
              <del className={after === null ? undefined : 'text-ink-2'}>
                <FieldValue field={field} value={before} />
              </del>
            )}
            {before !== null && after !== null && (
              <span className="inline-block mirror" aria-hidden>
                →
              </span>
            )}
            {after !== null && (
              <ins className="no-underline">
                <FieldValue field={field} value={after} />
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FieldValue({ field, value }: { field: string; value: AuditChange['after'] }) {
  const { kind, choice, options } = auditFieldText(field) ?? {}
  if (value === '' || value === null) return <span className="text-ink-3">{m.audit_none()}</span>
  if (typeof value === 'boolean') {
    const text = value ? choice?.yes : choice?.no
    if (text) return textOf(text)
    return value ? m.kit_yes() : m.kit_no()
  }
  if (typeof value === 'string') {
    const option = options?.[value]
    return option ? textOf(option) : <TextValue text={value} />
  }
  return <NumberValue kind={kind} value={value} />
}

function TextValue({ text }: { text: string }) {
  return (
    <bdi className="whitespace-pre-line" dir="auto" lang={startsInArabic(text) ? 'ar' : undefined}>
      <MixedScriptText text={text} />
    </bdi>
  )
}

function NumberValue({ kind, value }: { kind: 'money' | 'time' | undefined; value: number }) {
  if (kind === 'money') return <span className="num">{formatPrice(value)}</span>
  if (kind !== 'time') return <span className="num">{withNumerals(String(value), locale)}</span>
  return value === 0 ? <span>{m.audit_none()}</span> : <DateText at={value} format="dateTime" />
}
