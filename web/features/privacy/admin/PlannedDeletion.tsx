import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { getStudentDeletion } from '../../../../contract/privacy/privacy-admin.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Time } from '../../../kit/DateText.tsx'
import { Text } from '../../../kit/Text.tsx'
import { Note } from '../../../kit/Tile.tsx'

const studentDeletionQuery = (studentId: number) =>
  callQuery(getStudentDeletion, { studentId }, adminKeys.studentSection(studentId, 'deletion', 1), {
    staleTime: 0,
  })

/** Says that the student has asked for the deletion of the account; nothing otherwise. */
export function PlannedDeletion({ studentId }: { studentId: number }) {
  const { data } = useQuery(studentDeletionQuery(studentId))
  if (!data) return null
  return (
    <Note tone="warning" icon={<CircleAlert className="icon" aria-hidden />}>
      <b className="block">
        <Text
          of={m.privacy_asked_for_deletion_on}
          time={<Time at={data.requestedAt} format="date" />}
        />
      </b>
      <p>
        <Text of={m.privacy_account_erased_unless} time={<Time at={data.dueAt} format="date" />} />
      </p>
    </Note>
  )
}
