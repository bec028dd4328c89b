import { useQuery } from '@tanstack/react-query'
import { BookOpenText, ChevronRight } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { Link } from '../../kit/Link.tsx'
import { Tile } from '../../kit/Tile.tsx'
import { useDebounced } from '../../kit/use-debounced.ts'
import { foundLessonsQuery } from './queries.ts'

/** The lessons of the student's classes that have a search in their title or text; nothing if there are none (R-ARABIC-001). */
export function FoundLessons({ search }: { search: string }) {
  const { data = [] } = useQuery(foundLessonsQuery(useDebounced(search.trim(), 400)))
  if (data.length === 0) return null
  return (
    <Card as="section" aria-label={m.study_found_lessons()}>
      <CardHead title={m.study_found_lessons()} />
      <ul className="rows">
        {data.map((it) => (
          <li key={it.lessonId}>
            <Link
              to={paths.lesson(it.classPublicId, it.lessonId)}
              className="flex min-w-0 grow items-center gap-3 text-ink no-underline"
            >
              <Tile tone="brand">
                <BookOpenText className="icon" />
              </Tile>
              <span className="min-w-0 grow">
                <span className="block font-semibold wrap-anywhere">
                  <BilingualTitle>{it.subject}</BilingualTitle>
                </span>
                <span className="block text-small text-ink-2">
                  <BilingualTitle>{it.className}</BilingualTitle>
                </span>
                {it.excerpt && (
                  <span className="block text-small text-ink-2 wrap-anywhere" dir="auto">
                    {it.excerpt}
                  </span>
                )}
              </span>
              <ChevronRight className="icon mirror text-ink-3" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
