import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getRecordingRules,
  MAX_KEEP_DAYS,
  MIN_KEEP_DAYS,
  setRecordingRules,
} from '../../../../contract/voice/recording-rules.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormError } from '../../../forms/FormError.tsx'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { Button } from '../../../kit/Button.tsx'
import { NumberInput } from '../../../kit/NumberInput.tsx'
import { Select } from '../../../kit/Select.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { SettingsCard } from './SettingsCard.tsx'

/** For how long recordings are kept, and the marker to whom students can limit one (R-VOICE-009, R-VOICE-010). */
export function RecordingSettings() {
  const query = useQuery({
    queryKey: adminKeys.recordingRules,
    queryFn: ({ signal }) => callApi(getRecordingRules, {}, { signal }),
  })
  return (
    <SettingsCard title={m.recorder_settings()} id="recordings" hasColumns>
      <QueryBoundary
        query={query}
        errorTitle={m.recorder_settings_did_not_load()}
        errorLayout="note"
      >
        {(rules) => <RulesForm rules={rules} />}
      </QueryBoundary>
    </SettingsCard>
  )
}

type Rules = { keepDays: number; markerId: number; markers: { id: number; name: string }[] }

const isDays = (text: string) =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= MIN_KEEP_DAYS && Number(text) <= MAX_KEEP_DAYS

function RulesForm({ rules }: { rules: Rules }) {
  const queryClient = useQueryClient()
  const [keepDays, setKeepDays] = useState(String(rules.keepDays))
  const [markerId, setMarkerId] = useState(String(rules.markerId))
  const save = useFormMutation({
    send: async () => {
      const values = { keepDays: Number(keepDays), markerId: Number(markerId) }
      await callApi(setRecordingRules, values)
      await queryClient.invalidateQueries({ queryKey: adminKeys.recordingRules })
    },
    successMessage: m.recorder_settings_saved(),
    fallbackError: m.recorder_settings_not_saved(),
  })
  const isValid = isDays(keepDays)
  const names = rules.markers.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <>
      <NumberInput
        label={m.recorder_keep_days()}
        hint={m.recorder_keep_days_hint()}
        error={
          isValid
            ? undefined
            : m.recorder_keep_days_error({ min: MIN_KEEP_DAYS, max: MAX_KEEP_DAYS })
        }
        min={MIN_KEEP_DAYS}
        max={MAX_KEEP_DAYS}
        step={1}
        value={keepDays}
        onChange={({ target }) => setKeepDays(target.value)}
      />
      <Select
        label={m.recorder_named_marker()}
        hint={m.recorder_named_marker_hint()}
        options={[{ value: '0', label: m.recorder_nobody_named() }, ...names]}
        value={markerId}
        onChange={({ target }) => setMarkerId(target.value)}
      />
      <div>
        <Button
          variant="primary"
          disabled={!isValid}
          busy={save.isPending && m.kit_saving()}
          onClick={() => save.mutate()}
        >
          {m.recorder_save_rules()}
        </Button>
      </div>
      {save.errorMessage && <FormError message={save.errorMessage} />}
    </>
  )
}
