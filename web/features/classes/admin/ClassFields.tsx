import { distinctCategories } from '../../../../contract/classes/categories.ts'
import {
  isOwnPrerequisite,
  MAX_ALIASES,
  OWN_PREREQUISITE,
} from '../../../../contract/classes/classes.ts'
import { MAX_PARTS } from '../../../../contract/enrolment/parts.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { useMay } from '../../../api/use-may.ts'
import type { useForm } from '../../../forms/use-form.ts'
import { AmountInput } from '../../../kit/AmountInput.tsx'
import { NumberInput } from '../../../kit/NumberInput.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { Select } from '../../../kit/Select.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { toast } from '../../../kit/toast.ts'
import { CategoryField } from './CategoryField.tsx'
import type { ClassDraft } from './class-draft.ts'
import { FIELD_LABELS, partsText } from './field-labels.ts'
import { LinksEditor } from './LinksEditor.tsx'
import './class-admin.css'

export type ClassOption = { id: number; name: string; category: string }

type ClassFieldsProps = {
  form: ReturnType<typeof useForm<ClassDraft>>
  /** All classes: the categories in use and the choices of the prerequisite. */
  classes: readonly ClassOption[]
  /** The edited class; undefined for a new one. */
  classId?: number
}

/** The fields of a class (R-ACLASS-007, R-ACLASS-008): name, price, admission and links. */
export function ClassFields(props: ClassFieldsProps) {
  const { form } = props
  const pricesAreOpen = useMay('changePrices')
  return (
    <>
      <DescriptionFields {...props} />
      {pricesAreOpen && <PricingFields {...props} />}
      <div className="form-columns">
        <StatusField {...props} />
        <NumberInput
          label={FIELD_LABELS.monthlyLimit}
          hint={m.classes_monthly_limit_hint()}
          min={0}
          step={1}
          required
          {...form.field('monthlyLimit')}
        />
      </div>
      <TextInput
        label={FIELD_LABELS.registrationCloses}
        hint={m.classes_registration_close_hint()}
        type="date"
        className="num"
        {...form.field('registrationCloses')}
      />
      <PrerequisiteField {...props} />
      <AnonymousMarkingField {...props} />
      <LinksEditor
        rows={form.values.links}
        error={form.errors.links}
        onChange={(links) => form.update({ links })}
      />
    </>
  )
}

function DescriptionFields({ form, classes }: ClassFieldsProps) {
  return (
    <>
      <CategoryField
        {...form.field('category')}
        categories={distinctCategories(classes.map((it) => it.category))}
        onChange={(category) => form.update({ category })}
      />
      <TextInput
        label={FIELD_LABELS.name}
        maxLength={200}
        required
        autoComplete="off"
        {...form.field('name')}
      />
      <TextArea
        label={FIELD_LABELS.aliases}
        hint={m.classes_aliases_hint()}
        maxLength={MAX_ALIASES}
        dir="auto"
        {...form.field('aliases')}
      />
      <TextArea label={FIELD_LABELS.about} maxLength={20_000} required {...form.field('about')} />
    </>
  )
}

/** The price of a free class is 0 and locked, and it has no billing period (R-ACLASS-010). */
function PricingFields({ form }: ClassFieldsProps) {
  const { premium, monthly } = form.values
  const priceField = form.field('price')
  return (
    <>
      <div className="form-columns">
        <SegmentedControl
          showLabel
          label={FIELD_LABELS.premium}
          options={[
            { value: 'free', label: m.kit_free() },
            { value: 'paid', label: m.classes_paid() },
          ]}
          value={premium ? 'paid' : 'free'}
          onChange={(it) => form.update({ premium: it === 'paid' })}
        />
        <AmountInput
          label={FIELD_LABELS.price}
          required={premium}
          disabled={!premium}
          {...priceField}
          value={premium ? priceField.value : '0'}
        />
      </div>
      {premium && (
        <SegmentedControl
          showLabel
          label={FIELD_LABELS.monthly}
          options={[
            { value: 'once', label: m.classes_one_time() },
            { value: 'monthly', label: m.classes_monthly() },
          ]}
          value={monthly ? 'monthly' : 'once'}
          onChange={(it) => form.update({ monthly: it === 'monthly' })}
        />
      )}
      {premium && !monthly && (
        <Select
          label={FIELD_LABELS.parts}
          hint={m.classes_parts_hint()}
          options={PARTS_OPTIONS}
          {...form.field('parts')}
        />
      )}
    </>
  )
}

const PARTS_OPTIONS = [0, 2, 3, 4, 5, MAX_PARTS].map((it) => ({
  value: String(it),
  label: partsText(it),
}))

const ANONYMOUS_OPTIONS = [
  { value: 'no' as const, label: m.kit_no() },
  { value: 'yes' as const, label: m.kit_yes() },
]

const STATUS_OPTIONS = [
  { value: 'active' as const, label: m.kit_active() },
  { value: 'inactive' as const, label: m.kit_inactive() },
]

/** Active, inactive or, for a new class, a draft. A saved draft is published on its page. */
function StatusField({ form, classId }: ClassFieldsProps) {
  const { active, draft } = form.values
  if (draft && classId !== undefined) {
    return (
      <div className="field">
        <span className="label">{FIELD_LABELS.active}</span>
        <p className="hint">{m.classes_draft_hint()}</p>
      </div>
    )
  }
  const draftOption =
    classId === undefined ? [{ value: 'draft' as const, label: m.classes_draft() }] : []
  return (
    <SegmentedControl
      showLabel
      label={FIELD_LABELS.active}
      options={[...STATUS_OPTIONS, ...draftOption]}
      value={draft ? 'draft' : active ? 'active' : 'inactive'}
      onChange={(it) => form.update({ active: it === 'active', draft: it === 'draft' })}
    />
  )
}

function AnonymousMarkingField({ form }: ClassFieldsProps) {
  if (!useMay('arrangeMarking')) return null
  return (
    <SegmentedControl
      showLabel
      label={FIELD_LABELS.anonymousMarking}
      hint={m.classes_anonymous_marking_hint()}
      options={ANONYMOUS_OPTIONS}
      value={form.values.anonymousMarking ? 'yes' : 'no'}
      onChange={(it) => form.update({ anonymousMarking: it === 'yes' })}
    />
  )
}

function PrerequisiteField(props: ClassFieldsProps) {
  const { form, classes, classId } = props
  const choose = (prerequisiteId: string) => {
    if (isOwnPrerequisite(classId, Number(prerequisiteId))) toast.error(textOf(OWN_PREREQUISITE))
    else form.update({ prerequisiteId })
  }
  return (
    <Select
      label={FIELD_LABELS.prerequisiteId}
      hint={m.classes_prerequisite_hint()}
      placeholder={m.kit_none()}
      options={classes.map((it) => ({ value: String(it.id), label: it.name }))}
      {...form.field('prerequisiteId')}
      onChange={(event) => choose(event.target.value)}
    />
  )
}
