import { useParams } from 'wouter'
import { paths } from '../../api/paths.ts'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { GradebookPage } from '../../features/exams/admin/gradebook/GradebookPage.tsx'

/** The gradebook of a class. */
export function Screen() {
  const { id } = useParams<{ id: string }>()
  if (/^[1-9]\d{0,14}$/.test(id)) return <GradebookPage key={id} classId={Number(id)} />
  return (
    <div className="page">
      <ClassNotFound to={paths.admin.classes} linkText="Back to Classes" heading="Gradebook">
        The link may be incomplete.
      </ClassNotFound>
    </div>
  )
}
