import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, BookOpen } from 'lucide-react'
import { useState } from 'react'
import type { SchoolClass } from '../../contract/classes.ts'
import { paths } from '../api/paths.ts'
import { AboutDialog } from '../features/classes/AboutDialog.tsx'
import { BooksComing } from '../features/classes/Book.tsx'
import { BrowseBook } from '../features/classes/BrowseBook.tsx'
import { CategoryTiles, courses } from '../features/classes/CategoryTiles.tsx'
import { ClassShelf } from '../features/classes/ClassShelf.tsx'
import { ClassTools } from '../features/classes/ClassTools.tsx'
import { categoriesOf, isWanted } from '../features/classes/find-classes.ts'
import { LoadFailed } from '../features/classes/LoadFailed.tsx'
import { NoClasses } from '../features/classes/NoClasses.tsx'
import { eligibleClassesQuery } from '../features/classes/queries.ts'
import { toTop } from '../features/classes/to-top.ts'
import { useWanted } from '../features/classes/wanted.ts'
import { useTimezone } from '../features/settings/queries.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { PageHead } from '../kit/PageHead.tsx'
import { usePageTitle } from '../kit/page-title.ts'

/** Available Classes: first a category, then its classes (student-area §2). */
export function Screen() {
  const { wanted } = useWanted()
  const classes = useQuery(eligibleClassesQuery)
  const { category } = wanted
  usePageTitle(category || 'Available Classes')
  return (
    <div className="wrap">
      {category !== '' && <BackToCategories />}
      {category === '' && <PageHead title="Available Classes" lead="Choose a category to begin." />}
      {classes.isPending && <BooksComing />}
      {!classes.data && classes.isError && (
        <LoadFailed
          title="The classes did not load"
          fault={classes.error}
          busy={classes.isFetching}
          onRetry={() => void classes.refetch()}
        />
      )}
      {classes.data &&
        (category === '' ? (
          <Categories classes={classes.data} />
        ) : (
          <Shelf classes={classes.data} />
        ))}
    </div>
  )
}

function BackToCategories() {
  const { change } = useWanted()
  const back = () => {
    change({ category: '', search: '', price: 'all' }, false)
    toTop()
  }
  return (
    <button type="button" className="back" onClick={back}>
      <ArrowLeft className="icon mirror" aria-hidden />
      Back to Categories
    </button>
  )
}

function Categories({ classes }: { classes: SchoolClass[] }) {
  if (classes.length > 0) return <CategoryTiles categories={categoriesOf(classes)} />
  return (
    <Card>
      <EmptyState
        icon={BookOpen}
        title="No classes found"
        action={
          <ButtonLink to={paths.myClasses} look="line">
            My Classes
          </ButtonLink>
        }
      >
        There is no other class to join at the moment.
      </EmptyState>
    </Card>
  )
}

function Shelf({ classes }: { classes: SchoolClass[] }) {
  const { wanted, change, turnTo } = useWanted()
  const timezone = useTimezone()
  const [about, setAbout] = useState<SchoolClass>()
  const { category } = wanted
  const inCategory = classes.filter((it) => it.category.trim() === category)
  const found = inCategory.filter((it) => isWanted(it, wanted))
  // with nothing in the whole category there is no filter left to clear but the category
  const clear = () =>
    change({ search: '', price: 'all', ...(inCategory.length === 0 ? { category: '' } : {}) })
  return (
    <>
      <PageHead title={category} lead={courses(inCategory.length)} />
      <ClassTools wanted={wanted} onChange={change} />
      {found.length === 0 ? (
        <NoClasses title="No classes found" onClear={clear}>
          {wanted.search.trim() === ''
            ? 'No classes available in this category'
            : 'No classes match your search'}
        </NoClasses>
      ) : (
        <ClassShelf
          list={found}
          page={wanted.page}
          onPage={turnTo}
          book={(it) => (
            <BrowseBook key={it.id} class={it} timezone={timezone} onAbout={() => setAbout(it)} />
          )}
        />
      )}
      <AboutDialog class={about} onClose={() => setAbout(undefined)} />
    </>
  )
}
