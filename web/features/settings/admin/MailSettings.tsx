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

/** Names of variables, the same in each language. */
const VARIABLES = { url: 'SMTP_URL', from: 'MAIL_FROM' }

type TestResult = { accepted: boolean; to: string; answer: string }

/** Whether emails are delivered, and a test email to the administrator (decision 0220). */
export function MailSettings() {
  const { data } = useQuery(mailStateQuery)
  const [result, setResult] = useState<TestResult>()
  const test = useFormMutation({
    send: async () => setResult(await callApi(sendTestEmail, {})),
    successMessage: undefined,
    fallbackError: m.settings_test_email_not_sent(),
  })
  return (
    <SettingsCard title={m.settings_mail()} id="mail">
      {data?.hasServer === false ? (
        <p>
          <Text
            of={m.settings_no_mail_server}
            smtpUrl={<code>{VARIABLES.url}</code>}
            mailFrom={<code>{VARIABLES.from}</code>}
          />
        </p>
      ) : (
        <>
          <p className="text-ink-2">{m.settings_test_email_hint()}</p>
          <div>
            <Button busy={test.isPending && m.kit_sending()} onClick={() => test.mutate()}>
              <Send className="icon mirror" aria-hidden />
              {m.settings_send_test_email()}
            </Button>
          </div>
        </>
      )}
      <div role="status">
        {result && (
          <p className="wrap-anywhere">
            <Text
              of={result.accepted ? m.settings_email_accepted : m.settings_email_not_accepted}
              to={result.to}
              answer={result.answer}
            />
          </p>
        )}
      </div>
      {test.errorMessage && <FormError message={test.errorMessage} />}
    </SettingsCard>
  )
}
