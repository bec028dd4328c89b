import { Users } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { Text } from '../../../kit/Text.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { useClaim } from './use-claim.ts'

/** Claims a submission, and says who else is marking it, with a way to take it over once they have left it (R-STAFF-008). */
export function ClaimNotice({ submissionId }: { submissionId: number }) {
  const { holder, isFree, takeOver } = useClaim(submissionId)
  return (
    <div role="status" className="marking-claim">
      {holder && (
        <Note tone={isFree ? 'success' : 'warning'} icon={<Users className="icon" aria-hidden />}>
          {isFree ? (
            <>
              <p>
                <Text
                  of={m.exams_marker_has_left}
                  marker={<bdi className="font-semibold">{holder.marker}</bdi>}
                />
              </p>
              <Button className="mt-2" onClick={() => void takeOver()}>
                {m.exams_mark_it_now()}
              </Button>
            </>
          ) : (
            <p>
              <Text
                of={m.exams_marker_is_marking_hint}
                marker={<bdi className="font-semibold">{holder.marker}</bdi>}
              />
            </p>
          )}
        </Note>
      )}
    </div>
  )
}
