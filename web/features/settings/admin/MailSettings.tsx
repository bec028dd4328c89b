import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { sendTestEmail } from '../../../../contract/messages/mail.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { mailStateQuery } from '../../../api/mail-state-query.ts'
import { FormError } from '../../../forms/FormError.tsx'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { Button } from '../../../kit/Button.tsx'
import { Text } from '../../../kit/Text.tsx'
import { SettingsCard } from './SettingsCard.tsx'

type TestResult = { accepted: boolean; to: string; answer: string }

/** Whether emails are delivered, and a test email to the administrator (decision 0220). */
export function MailSettings() {
  const { data } = useQuery(mailStateQuery)
  const [result, setResult] = useState<TestResult>()
  const test = useFormMutation({
    send: async () => setResult(await callApi(sendTestEmail, {})),
    successMessage: undefined,
    fallbackError: m.settings_failed_send_test_email(),
  })
  return (
    <SettingsCard title={m.settings_mail()} id="mail">
      {data?.hasServer === false ? (
        <p>
          <Text
            of={m.settings_no_mail_server_set_emails}
            settingssmtpurl={<code>{m.settings_smtp_url()}</code>}
            settingsmail2={<code>{m.settings_mail_2()}</code>}
          />
        </p>
      ) : (
        <>
          <p className="text-ink-2">{m.settings_test_email_goes_own_address()}</p>
          <div>
            <Button busy={test.isPending && m.kit_sending()} onClick={() => test.mutate()}>
              <Send className="icon" aria-hidden />
              {m.settings_send_test_email()}
            </Button>
          </div>
        </>
      )}
      <div role="status">
        {result && (
          <p className="wrap-anywhere">
            {result.accepted
              ? m.settings_mail_server_accepted_email({ to: result.to })
              : m.settings_mail_server_did_not_accept({ to: result.to })}
            <bdi>{result.answer}</bdi>
          </p>
        )}
      </div>
      {test.errorMessage && <FormError message={test.errorMessage} />}
    </SettingsCard>
  )
}
