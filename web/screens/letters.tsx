import { LettersBoundary } from '../features/letters/LettersBoundary.tsx'
import { Track } from '../features/letters/Track.tsx'
import '../features/letters/letters.css'

/** The track from zero to reading: public, free and without an account (R-LETTERS-001). */
export function Screen() {
  return (
    <div className="page max-w-205 mx-auto">
      <LettersBoundary>
        <Track />
      </LettersBoundary>
    </div>
  )
}
