import { useQuery } from '@tanstack/react-query'
import { getStudentFaults } from '../../../../contract/voice/manage-corrections.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { useMay } from '../../../api/use-may.ts'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { FaultList } from '../shared/FaultList.tsx'

/** What a student gets wrong most often, with its trend (R-VOICE-012); nothing without corrections. */
export function StudentFaults({ studentId }: { studentId: number }) {
  const { data = [] } = useQuery({
    queryKey: adminKeys.studentFaults(studentId),
    queryFn: ({ signal }) => callApi(getStudentFaults, { studentId }, { signal }),
    enabled: useMay('viewMarks'),
  })
  if (data.length === 0) return null
  return (
    <Card>
      <CardHead title={m.corrections_my_faults()} />
      <div className="pad">
        <FaultList faults={data} />
      </div>
    </Card>
  )
}
