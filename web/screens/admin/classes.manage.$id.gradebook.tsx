import { BookX } from 'lucide-react'
import { useParams } from 'wouter'
import { paths } from '../../api/paths.ts'
import { GradebookPage } from '../../features/exams/admin/gradebook/GradebookPage.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'

/** The gradebook of a class (decision 0522). */
export function Screen() {
  const { id } = useParams<{ id: string }>()
  if (/^[1-9]\d{0,14}$/.test(id)) return <GradebookPage key={id} classId={Number(id)} />
  return (
    <div className="page">
      <Card>
        <h1 className="sr-only">Gradebook</h1>
        <EmptyState
          icon={BookX}
          title="Class not found"
          action={
            <ButtonLink to={paths.admin.classes} variant="primary">
              Back to Classes
            </ButtonLink>
          }
        >
          The link may be incomplete.
        </EmptyState>
      </Card>
    </div>
  )
}
