import { MessageList } from '../features/messages/MessageList.tsx'
import { PageHead } from '../kit/PageHead.tsx'

/** Messages (wallet-and-admin §2). */
export function Screen() {
  return (
    <div className="wrap max-w-205">
      <PageHead title="Messages" lead="View and manage your messages" />
      <MessageList />
    </div>
  )
}
