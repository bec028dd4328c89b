import { GraduationCap } from 'lucide-react'
import type { PublicClass } from '../../../contract/classes/public-classes.ts'
import { m } from '../../../messages/m.ts'
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
      <CardHead title={m.classes_syllabus()} />
      {lessons.length === 0 && <p className="pad text-ink-2">{m.classes_no_lessons_yet()}</p>}
      <ol className="rows lessons">
        {lessons.map(({ subject, exam, sample }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a syllabus keep their places
          <li key={index}>
            <div className="lesson-row">
              <Star kind="open">{index + 1}</Star>
              <span className="lesson-name grow">
                {exam && (
                  <GraduationCap className="icon lesson-cap" aria-label={m.classes_exam()} />
                )}
                <span className="min-w-0">
                  <BilingualTitle>{subject}</BilingualTitle>
                </span>
              </span>
              {sample && <Badge kind="free">{m.classes_free_sample()}</Badge>}
            </div>
          </li>
        ))}
      </ol>
      {rest > 0 && <p className="pad text-ink-2">{m.classes_syllabus_more({ count: rest })}</p>}
    </Card>
  )
}
