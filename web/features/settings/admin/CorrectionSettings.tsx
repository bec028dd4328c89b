import { useState } from 'react'
import {
  CORRECTION_KINDS,
  correctionKindsOf,
  MAX_CORRECTION_KINDS,
  MAX_CRITERIA,
} from '../../../../contract/voice/correction-kinds.ts'
import { m } from '../../../../messages/m.ts'
import { TextArea } from '../../../kit/TextInput.tsx'
import { kindText } from '../../voice/shared/kind-text.ts'
import { SettingsCard } from './SettingsCard.tsx'
import { FIELD_LABELS } from './settings-draft.ts'
import type { SettingsFormState } from './use-settings-form.ts'

/** What corrections of answers say, and the criteria of spoken answers: an entry a line (R-VOICE-006). */
export function CorrectionSettings({ form }: { form: SettingsFormState }) {
  const { value, onChange, ...kinds } = form.field('correctionKinds')
  const [typed, setTyped] = useState('')
  // what is being typed stays as it is; another value comes from a reload or a conflict
  const text = toStored(typed) === value && typed !== '' ? typed : toShown(value)
  return (
    <SettingsCard title={m.settings_corrections()} id="corrections" hasColumns>
      <TextArea
        label={FIELD_LABELS.correctionKinds}
        hint={m.settings_corrections_hint({ max: MAX_CORRECTION_KINDS })}
        rows={10}
        maxLength={900}
        dir="auto"
        {...kinds}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange({ target: { value: toStored(target.value) } })
        }}
      />
      <TextArea
        label={FIELD_LABELS.recitationCriteria}
        hint={m.settings_criteria_hint({ max: MAX_CRITERIA })}
        rows={4}
        maxLength={170}
        dir="auto"
        {...form.field('recitationCriteria')}
      />
    </SettingsCard>
  )
}

const toShown = (stored: string) => correctionKindsOf(stored).map(kindText).join('\n')

/** The kinds of the product by their names on the wire, so that each reader sees them in the own language; '' for exactly those. */
function toStored(text: string): string {
  const stored = text
    .split('\n')
    .map((line) => CORRECTION_KINDS.find((it) => kindText(it) === line.trim()) ?? line)
    .join('\n')
  return stored.trim() === CORRECTION_KINDS.join('\n') ? '' : stored
}
