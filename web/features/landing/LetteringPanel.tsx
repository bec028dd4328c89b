import { ArabicDisplay } from '../../kit/ArabicDisplay.tsx'
import { FilledPattern } from '../../kit/Pattern.tsx'

/** The lettering panel with the tagline (R-LANDING-002). */
export function LetteringPanel() {
  return (
    <div className="dark-panel lettering">
      <FilledPattern />
      <ArabicDisplay>لِسَان</ArabicDisplay>
      <h1>Your journey to Arabic fluency starts here</h1>
    </div>
  )
}
