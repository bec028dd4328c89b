import { Users } from 'lucide-react'
import { Button } from '../../../kit/Button.tsx'
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
                <bdi className="font-semibold">{holder.marker}</bdi> has left this.
              </p>
              <Button className="mt-2" onClick={() => void takeOver()}>
                Mark it now
              </Button>
            </>
          ) : (
            <p>
              <bdi className="font-semibold">{holder.marker}</bdi> is marking this. You may read it,
              and mark it when they have left it, at the latest ten minutes after their last change.
            </p>
          )}
        </Note>
      )}
    </div>
  )
}
