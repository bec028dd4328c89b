import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getStudentRecordingConsent,
  MAX_GUARDIAN_CONSENT,
  setStudentRecordingConsent,
} from '../../../../contract/voice/consent.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { useMay } from '../../../api/use-may.ts'
import { FormError } from '../../../forms/FormError.tsx'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { Text } from '../../../kit/Text.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'

type StudentRecordingConsentProps = { student: { id: number } }

/** The consent of a student to recordings of the voice, which an owner records or ends for a guardian (R-VOICE-010). */
export function StudentRecordingConsent(props: StudentRecordingConsentProps) {
  return useMay('manageStudents') ? <Consent {...props} /> : null
}

function Consent({ student: { id: studentId } }: StudentRecordingConsentProps) {
  const queryClient = useQueryClient()
  const queryKey = adminKeys.recordingConsent(studentId)
  const [guardian, setGuardian] = useState('')
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(getStudentRecordingConsent, { studentId }, { signal }),
  })
  const save = useFormMutation({
    send: async (who: string) => {
      const consent = await callApi(setStudentRecordingConsent, { studentId, guardian: who })
      queryClient.setQueryData(queryKey, consent)
      setGuardian('')
    },
    successMessage: m.recorder_consent_saved(),
    fallbackError: m.recorder_consent_not_saved(),
  })
  return (
    <Card>
      <CardHead title={m.recorder_consent_title()} />
      <QueryBoundary
        query={query}
        errorTitle={m.recorder_consent_did_not_load()}
        errorLayout="note"
      >
        {(consent) => (
          <div className="pad grid gap-3.5">
            {consent ? (
              <div>
                <p>
                  <Text
                    of={m.recorder_consent_given}
                    date={<DateText at={consent.at} format="date" />}
                  />
                </p>
                {consent.guardian && (
                  <p>
                    <Text of={m.recorder_consent_guardian} guardian={consent.guardian} />
                  </p>
                )}
              </div>
            ) : (
              <p className="text-ink-2">{m.recorder_consent_none()}</p>
            )}
            <TextInput
              label={m.recorder_consent_who()}
              value={guardian}
              maxLength={MAX_GUARDIAN_CONSENT}
              onChange={({ target }) => setGuardian(target.value)}
            />
            <div className="flex flex-wrap gap-2.5">
              <Button
                disabled={guardian.trim() === '' || save.isPending}
                onClick={() => save.mutate(guardian.trim())}
              >
                {m.recorder_consent_record()}
              </Button>
              {consent && (
                <Button variant="text" disabled={save.isPending} onClick={() => save.mutate('')}>
                  {m.recorder_consent_end()}
                </Button>
              )}
            </div>
            {save.errorMessage && <FormError message={save.errorMessage} />}
          </div>
        )}
      </QueryBoundary>
    </Card>
  )
}
