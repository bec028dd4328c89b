import { useId } from 'react'
import { isOwnPrerequisite, OWN_PREREQUISITE } from '../../../../contract/class-rules.ts'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { Select } from '../../../kit/Select.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { toast } from '../../../kit/toast.ts'
import type { ClassDraft, ClassErrors } from './class-draft.ts'
import { FIELD_LABELS } from './field-labels.ts'
import { LinksEditor } from './LinksEditor.tsx'

export type ClassOption = { id: number; name: string; category: string }

type ClassFieldsProps = {
  draft: ClassDraft
  errors: ClassErrors
  onChange: (changes: Partial<ClassDraft>) => void
  /** All classes: their categories are offered, and with `classId` they can be prerequisites of that class. */
  classes: readonly ClassOption[]
  classId?: number
}

/** The fields of a class (R-ACLASS-007, R-ACLASS-008): name, price, admission and links. */
export function ClassFields(props: ClassFieldsProps) {
  const { draft, errors, onChange, classId } = props
  return (
    <>
      <DescriptionFields {...props} />
      <PricingFields {...props} />
      <div className="form-cols">
        <SegmentedControl
          showLabel
          label={FIELD_LABELS.active}
          options={[
            { value: 'active', label: 'Active' },
            { value: 'inactive', label: 'Inactive' },
          ]}
          value={draft.active ? 'active' : 'inactive'}
          onChange={(it) => onChange({ active: it === 'active' })}
        />
        <TextInput
          label={FIELD_LABELS.monthlyLimit}
          hint="Lessons a student may open in a month; 0 is no limit"
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          required
          error={errors.monthlyLimit}
          value={draft.monthlyLimit}
          onChange={(event) => onChange({ monthlyLimit: event.target.value })}
        />
      </div>
      <TextInput
        label={FIELD_LABELS.closes}
        hint="Optional; that day counts to its end"
        type="date"
        className="num"
        value={draft.closes}
        onChange={(event) => onChange({ closes: event.target.value })}
      />
      {classId !== undefined && <PrerequisiteField {...props} classId={classId} />}
      <LinksEditor
        rows={draft.links}
        error={errors.links}
        onChange={(links) => onChange({ links })}
      />
    </>
  )
}

function DescriptionFields({ draft, errors, onChange, classes }: ClassFieldsProps) {
  const categoryListId = useId()
  const categories = [...new Set(classes.map((it) => it.category.trim()))].sort()
  return (
    <>
      <TextInput
        label={FIELD_LABELS.category}
        list={categoryListId}
        maxLength={120}
        required
        autoComplete="off"
        error={errors.category}
        value={draft.category}
        onChange={(event) => onChange({ category: event.target.value })}
      />
      <datalist id={categoryListId}>
        {categories.map((it) => (
          <option key={it} value={it} />
        ))}
      </datalist>
      <TextInput
        label={FIELD_LABELS.name}
        maxLength={200}
        required
        autoComplete="off"
        error={errors.name}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label={FIELD_LABELS.about}
        maxLength={20_000}
        required
        error={errors.about}
        value={draft.about}
        onChange={(event) => onChange({ about: event.target.value })}
      />
    </>
  )
}

/** A free class costs 0 and is billed never: its price is locked (R-ACLASS-010). */
function PricingFields({ draft, errors, onChange }: ClassFieldsProps) {
  const { premium } = draft
  return (
    <>
      <div className="form-cols">
        <SegmentedControl
          showLabel
          label={FIELD_LABELS.premium}
          options={[
            { value: 'free', label: 'Free' },
            { value: 'paid', label: 'Paid' },
          ]}
          value={premium ? 'paid' : 'free'}
          onChange={(it) => onChange({ premium: it === 'paid' })}
        />
        <TextInput
          label={FIELD_LABELS.price}
          type="number"
          inputMode="decimal"
          min={0}
          step="0.01"
          required={premium}
          disabled={!premium}
          className="num"
          autoComplete="off"
          error={errors.price}
          value={premium ? draft.price : '0'}
          onChange={(event) => onChange({ price: event.target.value })}
        />
      </div>
      {premium && (
        <SegmentedControl
          showLabel
          label={FIELD_LABELS.monthly}
          options={[
            { value: 'once', label: 'One-time' },
            { value: 'monthly', label: 'Monthly' },
          ]}
          value={draft.monthly ? 'monthly' : 'once'}
          onChange={(it) => onChange({ monthly: it === 'monthly' })}
        />
      )}
    </>
  )
}

function PrerequisiteField(props: ClassFieldsProps & { classId: number }) {
  const { draft, onChange, classes, classId } = props
  const choose = (prerequisiteId: string) => {
    if (isOwnPrerequisite(classId, Number(prerequisiteId))) toast.error(OWN_PREREQUISITE)
    else onChange({ prerequisiteId })
  }
  return (
    <Select
      label={FIELD_LABELS.prerequisiteId}
      hint="Students finish it before they may join this one"
      placeholder="None"
      options={classes.map((it) => ({ value: String(it.id), label: it.name }))}
      value={draft.prerequisiteId}
      onChange={(event) => choose(event.target.value)}
    />
  )
}
