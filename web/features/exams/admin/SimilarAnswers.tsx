import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import type { SubmissionDetails } from '../../../../contract/exams/marking.ts'
import { getSimilarAnswers } from '../../../../contract/exams/similar-answers.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { paths } from '../../../api/paths.ts'
import { Link } from '../../../kit/Link.tsx'
import { Text } from '../../../kit/Text.tsx'
import { Note } from '../../../kit/Tile.tsx'

/** Who wrote or photographed the same or nearly the same answer, with links to their papers; the marker judges it (R-FAIR-004). */
export function SimilarAnswers({ submission }: { submission: SubmissionDetails }) {
  const { id: submissionId, answer, studentName } = submission
  const { data = [] } = useQuery({
    queryKey: adminKeys.similarAnswers(submissionId),
    queryFn: ({ signal }) => callApi(getSimilarAnswers, { submissionId }, { signal }),
    enabled: answer !== '',
  })
  if (data.length === 0) return null
  return (
    <Note tone="warning" icon={<Copy className="icon" aria-hidden />}>
      <b className="block">{m.exams_similar_title()}</b>
      <ul className="grid gap-1">
        {data.map((it) => (
          <li key={it.submissionId}>
            <Text
              of={it.likeness === 'same' ? m.exams_similar_same : m.exams_similar_near}
              name={studentName}
              other={<Link to={paths.admin.submission(it.submissionId)}>{it.studentName}</Link>}
            />
          </li>
        ))}
      </ul>
      <p className="text-small">{m.exams_similar_hint()}</p>
    </Note>
  )
}
