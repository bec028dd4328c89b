import { useMutation } from '@tanstack/react-query'
import { updateProfile } from '../../../contract/auth/own-profile.ts'
import { LANGUAGES, LOCALES, type Locale } from '../../../messages/languages.ts'
import { locale, m } from '../../../messages/m.ts'
import { callApi, messageOf } from '../../api/call-api.ts'
import { reloadIn } from '../../api/page-language.ts'
import { startSession } from '../../api/session.ts'
import { Card, CardHead } from '../../kit/Card.tsx'
import { RadioCard } from '../../kit/ChoiceCard.tsx'
import { toast } from '../../kit/toast.ts'

/** The language of the pages, emails and notifications of the user (R-LANG-004). */
export function LanguageCard() {
  const saving = useMutation({
    mutationFn: (language: Locale) => callApi(updateProfile, { language }),
    onSuccess: (user, language) => {
      startSession(user)
      reloadIn(language)
    },
    onError: (error) => toast.error(m.language_not_changed(), messageOf(error)),
  })
  const current = saving.isPending ? saving.variables : locale
  return (
    <Card>
      <CardHead title={m.language_title()} />
      <fieldset className="pad grid gap-2.5">
        <legend className="sr-only">{m.language_of_pages()}</legend>
        {LOCALES.map((it) => (
          <RadioCard
            key={it}
            name="language"
            value={it}
            lang={it}
            checked={it === current}
            onChange={() => saving.mutate(it)}
          >
            {LANGUAGES[it].name}
          </RadioCard>
        ))}
      </fieldset>
    </Card>
  )
}
