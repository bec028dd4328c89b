import { m } from '../../messages/m.ts'
import { OnThisPhone } from '../features/offline/OnThisPhone.tsx'
import { PageHeader } from '../kit/PageHeader.tsx'

/** The lessons kept on this phone, and the items that wait to be sent (R-OFFLINE-005). */
export function Screen() {
  return (
    <div className="page">
      <PageHeader
        title={m.screens_phone()}
        subtitle={m.screens_what_opens_without_connection_what()}
      />
      <OnThisPhone />
    </div>
  )
}
