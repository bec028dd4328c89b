import { RecordLetters } from '../../features/letters/admin/RecordLetters.tsx'
import '../../features/letters/admin/record.css'

/** The guided session in which the school records letters and first words (R-LETTERS-002). */
export function Screen() {
  return (
    <div className="page max-w-205">
      <RecordLetters />
    </div>
  )
}
