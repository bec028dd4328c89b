import { OnThisPhone } from '../features/offline/OnThisPhone.tsx'
import { PageHeader } from '../kit/PageHeader.tsx'

/** What is kept on this phone, and what waits to be sent (R-OFFLINE-005). */
export function Screen() {
  return (
    <div className="page">
      <PageHeader
        title="On this phone"
        subtitle="What opens without a connection, and what is sent when it returns."
      />
      <OnThisPhone />
    </div>
  )
}
