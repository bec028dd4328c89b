import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, BookOpen } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { SchoolClass } from '../../contract/classes/classes.ts'
import { m } from '../../messages/m.ts'
import { paths } from '../api/paths.ts'
import { AboutDialog } from '../features/classes/AboutDialog.tsx'
import { BrowseClassCard } from '../features/classes/BrowseClassCard.tsx'
import { CategoryTiles, courseCount } from '../features/classes/CategoryTiles.tsx'
import { ClassGridSkeleton } from '../features/classes/ClassCard.tsx'
import { ClassFilterBar } from '../features/classes/ClassFilterBar.tsx'
import {
  categoriesOf,
  classUrlFilters,
  matchesFilters,
  NO_FILTERS,
} from '../features/classes/class-filters.ts'
import { NoMatchingClasses } from '../features/classes/NoMatchingClasses.tsx'
import { openFirst } from '../features/classes/open-first.ts'
import { PagedClassGrid } from '../features/classes/PagedClassGrid.tsx'
import { eligibleClassesQuery } from '../features/classes/queries.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { EmptyCard } from '../kit/EmptyState.tsx'
import { Link } from '../kit/Link.tsx'
import { PageHeader } from '../kit/PageHeader.tsx'
import { usePageTitle } from '../kit/page-title.ts'
import { scrollToTop } from '../kit/scroll-to-top.ts'
import { useTimeZone } from '../kit/time-zone.ts'
import { useSearch } from '../kit/use-search.ts'
import { useUrlFilters } from '../kit/use-url-filters.ts'
import { QueryBoundary } from '../loading/QueryBoundary.tsx'

/** Available Classes: the categories, then the classes of one (R-BROWSE-001 to R-BROWSE-012). */
export function Screen() {
  const { category } = useUrlFilters(classUrlFilters).filters
  const classes = useQuery(eligibleClassesQuery)
  usePageTitle(category || m.screens_available_classes())
  return (
    <div className="page">
      {category !== '' && <BackToCategories />}
      {category === '' && (
        <PageHeader
          title={m.screens_available_classes()}
          subtitle={m.screens_choose_category_begin()}
        />
      )}
      <QueryBoundary
        query={classes}
        errorTitle={m.screens_classes_did_not_load()}
        skeleton={<ClassGridSkeleton />}
      >
        {(list) =>
          category === '' && list.length === 0 ? <NoClasses /> : <FilteredClasses classes={list} />
        }
      </QueryBoundary>
    </div>
  )
}

function BackToCategories() {
  const { setFilters } = useUrlFilters(classUrlFilters)
  const handleBack = () => {
    setFilters(NO_FILTERS)
    scrollToTop()
  }
  return (
    <button type="button" className="back-link" onClick={handleBack}>
      <ArrowLeft className="icon mirror" aria-hidden />
      {m.screens_back_categories()}
    </button>
  )
}

function NoClasses() {
  return (
    <EmptyCard
      icon={BookOpen}
      title={m.screens_no_classes_found()}
      action={
        <ButtonLink to={paths.myClasses} variant="outline">
          {m.screens_my_classes()}
        </ButtonLink>
      }
    >
      {m.screens_there_no_other_class_join()}
    </EmptyCard>
  )
}

/** Where else a class with this name may be. */
function OtherPlaces({ classes, search }: { classes: readonly SchoolClass[]; search: string }) {
  const inAll = `?${new URLSearchParams({ search })}`
  return (
    <span className="mt-2 flex flex-wrap justify-center gap-x-4">
      {classes.length > 0 && (
        <Link to={paths.classes + inAll} className="inline-flex min-h-11 items-center">
          {m.screens_count_other_categories({ count: classes.length })}
        </Link>
      )}
      <Link to={paths.myClasses + inAll} className="inline-flex min-h-11 items-center">
        {m.screens_search_my_classes()}
      </Link>
    </span>
  )
}

const nameOf = (it: SchoolClass) => `${it.name}\n${it.aliases ?? ''}`

function FilteredClasses({ classes }: { classes: SchoolClass[] }) {
  const { filters, page, setFilters, goToPage } = useUrlFilters(classUrlFilters)
  const timezone = useTimeZone()
  const [aboutClass, setAboutClass] = useState<SchoolClass>()
  const { category } = filters
  const inCategory = useMemo(
    () => classes.filter((it) => matchesFilters(it, { ...NO_FILTERS, category })),
    [classes, category],
  )
  const found = useSearch(inCategory, nameOf, filters.search)
  const foundElsewhere = useSearch(classes, nameOf, filters.search)
  const isOverview = category === '' && filters.search.trim() === '' && filters.price === 'all'
  const matching = openFirst(
    found.filter((it) => matchesFilters(it, filters)),
    Date.now() / 1000,
    timezone,
  )
  // in an empty category the category is the only filter left to clear
  const clearFilters = () =>
    setFilters(
      { ...NO_FILTERS, category: inCategory.length === 0 ? '' : category },
      { replace: true },
    )
  return (
    <>
      {category !== '' && <PageHeader title={category} subtitle={courseCount(inCategory.length)} />}
      <ClassFilterBar
        filters={filters}
        onChange={(changes) => setFilters(changes, { replace: true })}
      />
      {isOverview ? (
        <CategoryTiles categories={categoriesOf(classes)} />
      ) : matching.length === 0 ? (
        <NoMatchingClasses title={m.screens_no_classes_found()} onClear={clearFilters}>
          {filters.search.trim() === '' && category !== ''
            ? m.screens_no_classes_available_category()
            : m.screens_no_classes_match_search()}
          {filters.search.trim() !== '' && (
            <OtherPlaces classes={category === '' ? [] : foundElsewhere} search={filters.search} />
          )}
        </NoMatchingClasses>
      ) : (
        <PagedClassGrid
          classes={matching}
          page={page}
          onPage={goToPage}
          renderCard={(it) => (
            <BrowseClassCard
              key={it.id}
              class={it}
              timezone={timezone}
              onAbout={() => setAboutClass(it)}
            />
          )}
        />
      )}
      <AboutDialog class={aboutClass} onClose={() => setAboutClass(undefined)} />
    </>
  )
}
