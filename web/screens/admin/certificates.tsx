import { Templates } from '../../features/certificates/admin/Templates.tsx'
import { StudentPicker } from '../../features/students/admin/StudentPicker.tsx'

/** Certificate Management (R-ACERT-001). */
export function Screen() {
  return (
    <div className="page">
      <Templates StudentPicker={StudentPicker} />
    </div>
  )
}
