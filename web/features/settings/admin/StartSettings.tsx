import { m } from '../../../../messages/m.ts'
import { Select } from '../../../kit/Select.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import { CLASS_FIELDS, FIELD_LABELS } from './settings-draft.ts'
import type { SettingsFormState } from './use-settings-form.ts'

/** A class that can be chosen. */
export type ClassOption = { id: number; name: string }

type StartSettingsProps = { form: SettingsFormState; classes: readonly ClassOption[] }

const DEFAULT_LABELS = {
  startClassNone: m.settings_first_free_class(),
  startClassLittle: m.settings_first_free_class(),
  startClassYes: m.settings_second_free_class(),
}

/** The free class in which a new student begins, by reading level. */
export function StartSettings({ form, classes }: StartSettingsProps) {
  return (
    <SettingsCard title={m.settings_first_class()} hasColumns>
      <p className="text-ink-2">{m.settings_first_class_explanation()}</p>
      {CLASS_FIELDS.map((name) => {
        const { readOnly, ...field } = form.field(name)
        return (
          <Select
            key={name}
            label={FIELD_LABELS[name]}
            options={[
              { value: '0', label: DEFAULT_LABELS[name] },
              ...optionsFor(classes, field.value),
            ]}
            disabled={readOnly}
            {...field}
          />
        )
      })}
    </SettingsCard>
  )
}

/** The free classes, and the chosen class if it is no longer one of them. */
function optionsFor(classes: readonly ClassOption[], chosen: string) {
  const options = classes.map(({ id, name }) => ({ value: String(id), label: name }))
  const isListed = chosen === '0' || options.some(({ value }) => value === chosen)
  return isListed
    ? options
    : [...options, { value: chosen, label: m.settings_class_not_available() }]
}
