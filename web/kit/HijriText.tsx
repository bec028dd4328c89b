import { parseCorrections } from '../../contract/platform/hijri.ts'
import { hijriText } from '../../contract/platform/hijri-text.ts'
import { locale } from '../../messages/m.ts'
import { HIJRI_MESSAGES } from './hijri-messages.ts'
import { useTimeZone } from './time-zone.ts'

type HijriTextProps = { at: number; before: string; corrections: string }

/** '17 Jumādā II 1448 AH' */
export function HijriText({ at, before, corrections }: HijriTextProps) {
  const timezone = useTimeZone()
  const parsed = parseCorrections(corrections)
  return (
    <>
      {before}
      <bdi>
        {hijriText(at, { messages: HIJRI_MESSAGES, locale, corrections: parsed, timezone })}
      </bdi>
    </>
  )
}
