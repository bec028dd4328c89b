import { STAFF_KINDS, type StaffKind } from '../../../../contract/staff/staff-kinds.ts'
import { m } from '../../../../messages/m.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { CheckboxCard, RadioCard } from '../../../kit/ChoiceCard.tsx'
import { KIND_LABELS, KIND_TEXTS, worksInClasses } from './kind-texts.ts'

// an owner may do everything: last, so that nobody chooses it because it comes first
const KINDS: readonly StaffKind[] = [...STAFF_KINDS.filter((it) => it !== 'owner'), 'owner']

export type ClassOption = { id: number; name: string }

export type KindValues = { kind: StaffKind; classIds: readonly number[] }

type KindFieldsProps = {
  values: KindValues
  classes: readonly ClassOption[]
  onChange: (values: KindValues) => void
}

/** The kind of a member of the staff, and the classes of a teacher or marker. */
export function KindFields({ values, classes, onChange }: KindFieldsProps) {
  const { kind, classIds } = values
  const toggle = (id: number) =>
    onChange({
      kind,
      classIds: classIds.includes(id) ? classIds.filter((it) => it !== id) : [...classIds, id],
    })
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="label mb-1.5">{m.staff_kind()}</legend>
        {KINDS.map((it) => (
          <RadioCard
            key={it}
            name="kind"
            checked={kind === it}
            onChange={() => onChange({ kind: it, classIds })}
          >
            <span className="grid">
              <b className="font-semibold">{KIND_LABELS[it]}</b>
              <span className="text-ink-2 text-small">{KIND_TEXTS[it]}</span>
            </span>
          </RadioCard>
        ))}
      </fieldset>
      {worksInClasses(kind) && classes.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="label mb-1.5">{m.kit_classes()}</legend>
          {classes.map(({ id, name }) => (
            <CheckboxCard key={id} checked={classIds.includes(id)} onChange={() => toggle(id)}>
              <BilingualTitle>{name}</BilingualTitle>
            </CheckboxCard>
          ))}
        </fieldset>
      )}
    </>
  )
}
