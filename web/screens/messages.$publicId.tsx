import { useParams } from 'wouter'
import { MessageView } from '../features/messages/MessageView.tsx'

/** A message (R-MSG-008 to R-MSG-011). */
export function Screen() {
  const { rand } = useParams<{ rand: string }>()
  return (
    <div className="wrap max-w-195">
      <MessageView rand={rand} />
    </div>
  )
}
