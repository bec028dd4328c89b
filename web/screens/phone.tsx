import { OnThisPhone } from '../features/offline/OnThisPhone.tsx'
import { PageHeader } from '../kit/PageHeader.tsx'

/** The lessons kept on this phone, and the items that wait to be sent (R-OFFLINE-005). */
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
