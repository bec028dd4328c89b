import { useId } from 'react'
import { isOwnPrerequisite, OWN_PREREQUISITE } from '../../../../contract/class-rules.ts'
import { Segmented } from '../../../kit/Segmented.tsx'
import { Select } from '../../../kit/Select.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { toast } from '../../../kit/toast.ts'
import type { ClassDraft, Faults } from './class-draft.ts'
import { FIELD_NAMES } from './field-words.ts'
import { LinksEditor } from './LinksEditor.tsx'

export type OtherClass = { id: number; name: string; category: string }

type ClassFieldsProps = {
  draft: ClassDraft
  faults: Faults
  onChange: (to: Partial<ClassDraft>) => void
  /** All classes: their categories are offered, and with `classId` they can be prerequisites of that class. */
  classes: readonly OtherClass[]
  classId?: number
}

/** The fields of a class (wallet-and-admin §2): what it is, what it costs, who may join, and where else it leads. */
export function ClassFields(props: ClassFieldsProps) {
  const { draft, faults, onChange, classId } = props
  return (
    <>
      <WhatItIs {...props} />
      <WhatItCosts {...props} />
      <div className="form-cols">
        <Segmented
          labelled
          label={FIELD_NAMES.active}
          choices={[
            { value: 'active', label: 'Active' },
            { value: 'inactive', label: 'Inactive' },
          ]}
          value={draft.active ? 'active' : 'inactive'}
          onChange={(it) => onChange({ active: it === 'active' })}
        />
        <TextInput
          label={FIELD_NAMES.monthlyLimit}
          hint="Lessons a student may open in a month; 0 is no limit"
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          required
          error={faults.monthlyLimit}
          value={draft.monthlyLimit}
          onChange={(event) => onChange({ monthlyLimit: event.target.value })}
        />
      </div>
      <TextInput
        label={FIELD_NAMES.closes}
        hint="Optional; that day counts to its end"
        type="date"
        className="num"
        value={draft.closes}
        onChange={(event) => onChange({ closes: event.target.value })}
      />
      {classId !== undefined && <Prerequisite {...props} classId={classId} />}
      <LinksEditor
        rows={draft.links}
        error={faults.links}
        onChange={(links) => onChange({ links })}
      />
    </>
  )
}

function WhatItIs({ draft, faults, onChange, classes }: ClassFieldsProps) {
  const known = useId()
  const categories = [...new Set(classes.map((it) => it.category.trim()))].sort()
  return (
    <>
      <TextInput
        label={FIELD_NAMES.category}
        list={known}
        maxLength={120}
        required
        autoComplete="off"
        error={faults.category}
        value={draft.category}
        onChange={(event) => onChange({ category: event.target.value })}
      />
      <datalist id={known}>
        {categories.map((it) => (
          <option key={it} value={it} />
        ))}
      </datalist>
      <TextInput
        label={FIELD_NAMES.name}
        maxLength={200}
        required
        autoComplete="off"
        error={faults.name}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label={FIELD_NAMES.about}
        maxLength={20_000}
        required
        error={faults.about}
        value={draft.about}
        onChange={(event) => onChange({ about: event.target.value })}
      />
    </>
  )
}

/** A free class costs 0 and is billed never: its price is locked (wallet-and-admin §4). */
function WhatItCosts({ draft, faults, onChange }: ClassFieldsProps) {
  const { premium } = draft
  return (
    <>
      <div className="form-cols">
        <Segmented
          labelled
          label={FIELD_NAMES.premium}
          choices={[
            { value: 'free', label: 'Free' },
            { value: 'paid', label: 'Paid' },
          ]}
          value={premium ? 'paid' : 'free'}
          onChange={(it) => onChange({ premium: it === 'paid' })}
        />
        <TextInput
          label={FIELD_NAMES.price}
          type="number"
          inputMode="decimal"
          min={0}
          step="0.01"
          required={premium}
          disabled={!premium}
          className="num"
          autoComplete="off"
          error={faults.price}
          value={premium ? draft.price : '0'}
          onChange={(event) => onChange({ price: event.target.value })}
        />
      </div>
      {premium && (
        <Segmented
          labelled
          label={FIELD_NAMES.monthly}
          choices={[
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

function Prerequisite(props: ClassFieldsProps & { classId: number }) {
  const { draft, onChange, classes, classId } = props
  const choose = (prerequisiteId: string) => {
    if (isOwnPrerequisite(classId, Number(prerequisiteId))) toast.bad(OWN_PREREQUISITE)
    else onChange({ prerequisiteId })
  }
  return (
    <Select
      label={FIELD_NAMES.prerequisiteId}
      hint="Students finish it before they may join this one"
      placeholder="None"
      choices={classes.map((it) => ({ value: String(it.id), label: it.name }))}
      value={draft.prerequisiteId}
      onChange={(event) => choose(event.target.value)}
    />
  )
}
