import { Zellij } from '../../kit/Girih.tsx'
import { Rubric } from '../../kit/Rubric.tsx'

/** The lettering panel with the tagline (student-area §1). */
export function Lettering() {
  return (
    <div className="night lettering">
      <Zellij />
      <Rubric>لِسَان</Rubric>
      <h1>Your journey to Arabic fluency starts here</h1>
    </div>
  )
}
