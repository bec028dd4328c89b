import { paths } from '../../api/paths.ts'
import { Cover } from '../../kit/Cover.tsx'
import { Duo } from '../../kit/Duo.tsx'
import { Link } from '../../kit/Link.tsx'
import './books.css'
import { toTop } from './to-top.ts'

type CategoryTilesProps = { categories: readonly { name: string; count: number }[] }

/** The category picker: a cover and a count for each (student-area §2). */
export function CategoryTiles({ categories }: CategoryTilesProps) {
  return (
    <ul className="cats">
      {categories.map(({ name, count }) => (
        <li key={name}>
          <Link
            to={`${paths.classes}?${new URLSearchParams({ category: name })}`}
            className="card cat"
            onClick={toTop}
          >
            <Cover id={name} rand={name} />
            <div>
              <h2 className="book-name">
                <Duo>{name}</Duo>
              </h2>
              <p className="num text-small text-ink-2">{courses(count)}</p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** '1 course', '9 courses' */
export function courses(count: number) {
  return `${count} ${count === 1 ? 'course' : 'courses'}`
}
