import { GraduationCap } from 'lucide-react'
import type { PublicClass } from '../../../contract/classes/public-classes.ts'
import { Badge } from '../../kit/Badge.tsx'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { Star } from '../../kit/Star.tsx'
import './class-page.css'

/** The titles of the lessons of a class, in their order. */
export function Syllabus({
  class: { lessons, lessonCount },
}: {
  class: Pick<PublicClass, 'lessons' | 'lessonCount'>
}) {
  const rest = lessonCount - lessons.length
  return (
    <Card>
      <CardHead title="Syllabus" />
      {lessons.length === 0 && (
        <p className="pad text-ink-2">The first lesson is still being prepared.</p>
      )}
      <ol className="rows lessons">
        {lessons.map(({ subject, exam, sample }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a syllabus keep their places
          <li key={index}>
            <div className="lesson-row">
              <Star kind="open">{index + 1}</Star>
              <span className="lesson-name grow">
                {exam && <GraduationCap className="icon lesson-cap" aria-label="Exam" />}
                <span className="min-w-0">
                  <BilingualTitle>{subject}</BilingualTitle>
                </span>
              </span>
              {sample && <Badge kind="free">Free sample</Badge>}
            </div>
          </li>
        ))}
      </ol>
      {rest > 0 && <p className="pad text-ink-2">and {rest} more</p>}
    </Card>
  )
}
