import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import type { MyClass } from '../../contract/enrolment.ts'
import { paths } from '../api/paths.ts'
import { BooksComing } from '../features/classes/Book.tsx'
import { ClassShelf } from '../features/classes/ClassShelf.tsx'
import { ClassTools } from '../features/classes/ClassTools.tsx'
import { categoriesOf, isWanted } from '../features/classes/find-classes.ts'
import { LoadFailed } from '../features/classes/LoadFailed.tsx'
import { MyBook } from '../features/classes/MyBook.tsx'
import { NoClasses } from '../features/classes/NoClasses.tsx'
import { useWanted } from '../features/classes/wanted.ts'
import { myClassesQuery } from '../features/enrolment/queries.ts'
import { useTimezone } from '../features/settings/queries.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { PageHead } from '../kit/PageHead.tsx'

/** My Classes (student-area §2). */
export function Screen() {
  const mine = useQuery(myClassesQuery)
  return (
    <div className="wrap">
      <PageHead title="My Classes" lead="Go on where you stopped." />
      {mine.isPending && <BooksComing />}
      {!mine.data && mine.isError && (
        <LoadFailed
          title="Your classes did not load"
          fault={mine.error}
          busy={mine.isFetching}
          onRetry={() => void mine.refetch()}
        />
      )}
      {mine.data && (mine.data.length > 0 ? <Shelf mine={mine.data} /> : <NoneYet />)}
    </div>
  )
}

function NoneYet() {
  return (
    <Card>
      <EmptyState
        icon={BookOpen}
        title="No classes"
        action={
          <ButtonLink to={paths.classes} look="main">
            Browse Classes
          </ButtonLink>
        }
      >
        You haven't enrolled in any classes yet.
      </EmptyState>
    </Card>
  )
}

function Shelf({ mine }: { mine: MyClass[] }) {
  const { wanted, change, turnTo } = useWanted()
  const timezone = useTimezone()
  const found = mine.filter((it) => isWanted(it.class, wanted))
  const categories = categoriesOf(mine.map((it) => it.class))
  return (
    <>
      <ClassTools wanted={wanted} onChange={change}>
        <select
          className="input w-auto min-w-0 flex-1 basis-36 sm:flex-none"
          aria-label="Category"
          value={wanted.category}
          onChange={(event) => change({ category: event.target.value })}
        >
          <option value="">All categories</option>
          {categories.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </ClassTools>
      {found.length === 0 ? (
        <NoClasses
          title="No classes"
          onClear={() => change({ category: '', search: '', price: 'all' })}
        >
          No classes match your search
        </NoClasses>
      ) : (
        <ClassShelf
          list={found}
          page={wanted.page}
          onPage={turnTo}
          book={(it) => <MyBook key={it.place.id} mine={it} timezone={timezone} />}
        />
      )}
    </>
  )
}
