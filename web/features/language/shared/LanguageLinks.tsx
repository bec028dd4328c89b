import { LANGUAGES, LOCALES } from '../../../../messages/languages.ts'
import { locale } from '../../../../messages/m.ts'
import { reloadIn } from '../../../api/page-language.ts'
import { Button } from '../../../kit/Button.tsx'

/** The other languages, each by its own name, for who has not signed in. */
export function LanguageLinks() {
  return LOCALES.filter((it) => it !== locale).map((it) => (
    <Button
      key={it}
      variant="text"
      className="language-link"
      lang={it}
      onClick={() => reloadIn(it)}
    >
      {LANGUAGES[it].name}
    </Button>
  ))
}
