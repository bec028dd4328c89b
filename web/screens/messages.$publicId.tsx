import { useParams } from 'wouter'
import { MessageView } from '../features/messages/MessageView.tsx'

/** A message (R-MSG-008 to R-MSG-011). */
export function Screen() {
  const { publicId } = useParams<{ publicId: string }>()
  return (
    <div className="page max-w-195">
      <MessageView publicId={publicId} />
    </div>
  )
}
