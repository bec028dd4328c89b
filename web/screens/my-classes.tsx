import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { Suspense } from 'react'
import { finishedLast } from '../../contract/classes/class-to-continue.ts'
import type { MyClass } from '../../contract/enrolment/enrolment.ts'
import { m } from '../../messages/m.ts'
import { paths } from '../api/paths.ts'
import { ClassGridSkeleton } from '../features/classes/ClassCard.tsx'
import { ClassFilterBar } from '../features/classes/ClassFilterBar.tsx'
import {
  type ClassFilters,
  categoriesOf,
  classUrlFilters,
  matchesFilters,
  NO_FILTERS,
} from '../features/classes/class-filters.ts'
import { MyClassCard } from '../features/classes/MyClassCard.tsx'
import { NoMatchingClasses } from '../features/classes/NoMatchingClasses.tsx'
import { PagedClassGrid } from '../features/classes/PagedClassGrid.tsx'
import { myClassesQuery } from '../features/enrolment/queries.ts'
import { RenewButton } from '../features/enrolment/RenewButton.tsx'
import { useClassMark } from '../features/offline/KeptMark.tsx'
import { OfflineNote } from '../features/offline/OfflineNote.tsx'
import { OnThisPhoneLink } from '../features/offline/OnThisPhoneLink.tsx'
import { readNames } from '../features/offline/shared/saved-read.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { EmptyCard } from '../kit/EmptyState.tsx'
import { lazyOptional } from '../kit/lazy-part.ts'
import { PageHeader } from '../kit/PageHeader.tsx'
import { useTimeZone } from '../kit/time-zone.ts'
import { useSearch } from '../kit/use-search.ts'
import { useUrlFilters } from '../kit/use-url-filters.ts'
import { QueryBoundary } from '../loading/QueryBoundary.tsx'

const FoundLessons = lazyOptional(
  async () => (await import('../features/study/FoundLessons.tsx')).FoundLessons,
)
const NextSession = lazyOptional(
  async () => (await import('../features/live/NextSession.tsx')).NextSession,
)

/** My Classes (R-MYCLASS-001 to R-MYCLASS-007). */
export function Screen() {
  const myClasses = useQuery(myClassesQuery)
  return (
    <div className="page">
      <PageHeader title={m.screens_my_classes()} subtitle={m.screens_go_where_stopped()}>
        <OnThisPhoneLink />
      </PageHeader>
      <OfflineNote name={readNames.myClasses} onReturn={myClasses.refetch} />
      <QueryBoundary
        query={myClasses}
        errorTitle={m.screens_classes_did_not_load_2()}
        skeleton={<ClassGridSkeleton />}
      >
        {(classes) =>
          classes.length > 0 ? <FilteredClasses classes={classes} /> : <NoClassesYet />
        }
      </QueryBoundary>
    </div>
  )
}

function NoClassesYet() {
  return (
    <EmptyCard
      icon={BookOpen}
      title={m.screens_no_classes()}
      action={
        <ButtonLink to={paths.classes} variant="primary">
          {m.screens_browse_classes()}
        </ButtonLink>
      }
    >
      {m.screens_havent_enrolled_any_classes_yet()}
    </EmptyCard>
  )
}

const nameOf = ({ class: it }: MyClass) => `${it.name}\n${it.aliases ?? ''}`

function FilteredClasses({ classes }: { classes: MyClass[] }) {
  const { filters, page, setFilters, goToPage } = useUrlFilters(classUrlFilters)
  const change = (changes: Partial<ClassFilters>) => setFilters(changes, { replace: true })
  const timezone = useTimeZone()
  const markOf = useClassMark()
  const found = useSearch(classes, nameOf, filters.search)
  const matching = finishedLast(found.filter((it) => matchesFilters(it.class, filters)))
  const categories = categoriesOf(classes.map((it) => it.class))
  return (
    <>
      <ClassFilterBar filters={filters} onChange={change}>
        <select
          className="input w-auto min-w-0 flex-1 basis-36 sm:flex-none"
          aria-label={m.screens_category()}
          value={filters.category}
          onChange={(event) => change({ category: event.target.value })}
        >
          <option value="">{m.screens_all_categories()}</option>
          {categories.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </ClassFilterBar>
      {matching.length === 0 ? (
        <NoMatchingClasses title={m.screens_no_classes()} onClear={() => change(NO_FILTERS)}>
          {m.screens_no_classes_match_search()}
        </NoMatchingClasses>
      ) : (
        <PagedClassGrid
          classes={matching}
          page={page}
          onPage={goToPage}
          renderCard={(it) => (
            <MyClassCard
              key={it.enrolment.id}
              myClass={it}
              timezone={timezone}
              renewal={<RenewButton myClass={it} />}
              mark={markOf(it.class.id)}
              session={
                <Suspense>
                  <NextSession classId={it.class.id} />
                </Suspense>
              }
            />
          )}
        />
      )}
      {filters.search.trim() !== '' && (
        <Suspense>
          <FoundLessons search={filters.search} />
        </Suspense>
      )}
    </>
  )
}
