import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Cover } from '../../kit/Cover.tsx'
import { Link } from '../../kit/Link.tsx'
import { scrollToTop } from '../../kit/scroll-to-top.ts'
import './class-cards.css'

type CategoryTilesProps = { categories: readonly { name: string; count: number }[] }

/** The categories, each with a cover and the number of its classes (R-BROWSE-001, R-BROWSE-002). */
export function CategoryTiles({ categories }: CategoryTilesProps) {
  return (
    <ul className="category-tiles">
      {categories.map(({ name, count }) => (
        <li key={name}>
          <Link
            to={`${paths.classes}?${new URLSearchParams({ category: name })}`}
            className="card category-tile"
            onClick={scrollToTop}
          >
            <Cover colourSeed={name} letterSeed={name} title={name} />
            <div>
              <h2 className="class-card-name">
                <BilingualTitle>{name}</BilingualTitle>
              </h2>
              <p className="num text-small text-ink-2">{courseCount(count)}</p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** '1 class', '9 classes' */
export function courseCount(count: number) {
  return m.classes_count({ count })
}
