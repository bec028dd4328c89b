import { useQuery } from '@tanstack/react-query'
import { getStudentLetters } from '../../../../contract/letters/letter-progress.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { useMay } from '../../../api/use-may.ts'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { LetterTable } from '../LetterTable.tsx'
import '../letters.css'

/** Which letters a student has seen, told apart, written and read (R-LETTERS-004); nothing for one who has not begun. */
export function StudentLetters({ studentId }: { studentId: number }) {
  const mayView = useMay('viewMarks')
  const query = useQuery({
    queryKey: adminKeys.studentLetters(studentId),
    queryFn: ({ signal }) => callApi(getStudentLetters, { studentId }, { signal }),
    enabled: mayView,
  })
  if (!mayView || query.data?.length === 0) return null
  return (
    <Card>
      <CardHead title={m.letters_progress()} />
      <QueryBoundary query={query} errorTitle={m.letters_did_not_load()}>
        {(entries) => (
          <div className="pad overflow-x-auto">
            <LetterTable entries={entries} />
          </div>
        )}
      </QueryBoundary>
    </Card>
  )
}
