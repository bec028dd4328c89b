import { schoolLetter } from '../../../contract/settings/school-letter.ts'
import { DEFAULT_SITE_NAME } from '../../../contract/settings/settings.ts'
import { m } from '../../../messages/m.ts'
import { ArabicDisplay } from '../../kit/ArabicDisplay.tsx'
import { FilledPattern } from '../../kit/Pattern.tsx'

type LetteringPanelProps = {
  institute: string
  /** Undefined until it is known. */
  logo: string | undefined
}

/** The lettering panel with the tagline (R-LANDING-002). */
export function LetteringPanel(props: LetteringPanelProps) {
  return (
    <div className="dark-panel lettering">
      <FilledPattern />
      <Lettering {...props} />
      <h1>{m.landing_heading()}</h1>
    </div>
  )
}

/** لسان for the school of this name; any other school shows its logo or the first letter of its name. */
function Lettering({ institute, logo }: LetteringPanelProps) {
  if (institute === DEFAULT_SITE_NAME) return <ArabicDisplay>لِسَان</ArabicDisplay>
  if (logo === undefined) return null
  if (logo) return <img className="lettering-logo" src={logo} alt="" />
  const { letter, isArabic } = schoolLetter(institute)
  if (isArabic) return <ArabicDisplay>{letter}</ArabicDisplay>
  return (
    <span className="arabic-display lettering-latin" aria-hidden>
      {letter}
    </span>
  )
}
