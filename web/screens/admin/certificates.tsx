import { Templates } from '../../features/certificates/manage/Templates.tsx'
import { StudentPicker } from '../../features/students/manage/StudentPicker.tsx'

/** Certificate Management (wallet-and-admin §2). */
export function Screen() {
  return (
    <div className="wrap">
      <Templates StudentPicker={StudentPicker} />
    </div>
  )
}
