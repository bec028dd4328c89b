import { useParams } from 'wouter'
import { LettersBoundary } from '../features/letters/LettersBoundary.tsx'
import { TrackPart } from '../features/letters/TrackPart.tsx'
import '../features/letters/letters.css'

/** A unit of the letters, the placement test, or what was wrong. */
export function Screen() {
  const { part } = useParams<{ part: string }>()
  return (
    <div className="page max-w-160 mx-auto">
      <LettersBoundary>
        <TrackPart key={part} part={part} />
      </LettersBoundary>
    </div>
  )
}
