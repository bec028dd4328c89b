import { m } from '../../messages/m.ts'
import { MessageList } from '../features/messages/MessageList.tsx'
import { PageHeader } from '../kit/PageHeader.tsx'

/** Messages (R-MSG-001 to R-MSG-007). */
export function Screen() {
  return (
    <div className="page max-w-205">
      <PageHeader title={m.screens_messages()} subtitle={m.screens_view_manage_messages()} />
      <MessageList />
    </div>
  )
}
