import { useQuery } from '@tanstack/react-query'
import { BookX, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { ManagedClassPage } from '../../../contract/classes.ts'
import { paths } from '../../api/paths.ts'
import { ClassDescription } from '../../features/classes/admin/ClassDescription.tsx'
import { ClassSummary } from '../../features/classes/admin/ClassSummary.tsx'
import { DeleteClassDialog } from '../../features/classes/admin/DeleteClassDialog.tsx'
import { managedClassesQuery, managedClassQuery } from '../../features/classes/admin/queries.ts'
import { classStudentsQuery } from '../../features/enrolment/admin/queries.ts'
import { AddLessonButton } from '../../features/lessons/admin/AddLessonButton.tsx'
import { managedLessonsQuery } from '../../features/lessons/admin/lesson-list-queries.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { BackLink, PageHeader } from '../../kit/PageHeader.tsx'
import { usePageTitle } from '../../kit/page-title.ts'
import { Tabs } from '../../kit/Tabs.tsx'
import { useTimeZone } from '../../kit/time-zone.ts'
import { CardSkeleton, QueryBoundary } from '../../loading/QueryBoundary.tsx'

const EditClassDialog = lazy(async () => ({
  default: (await import('../../features/classes/admin/EditClassDialog.tsx')).EditClassDialog,
}))
const ClassStudents = lazy(async () => ({
  default: (await import('../../features/enrolment/admin/ClassStudents.tsx')).ClassStudents,
}))
const LessonList = lazy(async () => ({
  default: (await import('../../features/lessons/admin/LessonList.tsx')).LessonList,
}))

const Attendance = lazy(async () => ({
  default: (await import('../../features/study/admin/Attendance.tsx')).Attendance,
}))

/** A class with its lessons, students and attendance (R-ACLASS-013 to R-ACLASS-022). */
export function Screen() {
  const { id } = useParams<{ id: string }>()
  return /^[1-9]\d{0,14}$/.test(id) ? (
    <ClassLoader key={id} classId={Number(id)} />
  ) : (
    <ClassNotFound />
  )
}

function ClassLoader({ classId }: { classId: number }) {
  const query = useQuery(managedClassQuery(classId))
  usePageTitle(query.data?.name)
  if (query.data === null) return <ClassNotFound />
  return (
    <div className="page">
      <BackToClassesLink />
      <QueryBoundary query={query} errorTitle="The class did not load">
        {(classPage) => classPage && <ClassPage class={classPage} />}
      </QueryBoundary>
    </div>
  )
}

function ClassPage({ class: classPage }: { class: ManagedClassPage }) {
  const timezone = useTimeZone()
  const [tab, selectTab] = useClassTab()
  return (
    <>
      <ClassHeader class={classPage} timezone={timezone} />
      <ClassSummary class={classPage} timezone={timezone} />
      <div className="grid gap-6">
        <Tabs
          label="Class"
          current={tab}
          onSelect={selectTab}
          tabs={[
            { id: 'details', label: 'Details' },
            { id: 'lessons', label: 'Lessons', count: classPage.lessonTotal },
            { id: 'students', label: 'Students', count: classPage.studentTotal },
            { id: 'attendance', label: 'Attendance' },
          ]}
        >
          {tab === 'details' && <DetailsTab class={classPage} />}
          {tab === 'lessons' && <LessonsTab classId={classPage.id} />}
          {tab === 'students' && <StudentsTab classId={classPage.id} />}
          {tab === 'attendance' && (
            <Suspense fallback={<CardSkeleton />}>
              <Attendance classId={classPage.id} />
            </Suspense>
          )}
        </Tabs>
      </div>
    </>
  )
}

function ClassHeader({
  class: classPage,
  timezone,
}: {
  class: ManagedClassPage
  timezone: string
}) {
  const [openDialog, setOpenDialog] = useState<'edit' | 'delete'>()
  const classes = useQuery({ ...managedClassesQuery, enabled: openDialog === 'edit' })
  const close = () => setOpenDialog(undefined)
  return (
    <>
      <PageHeader title={classPage.name}>
        <div className="flex flex-wrap gap-2.5">
          <Button onClick={() => setOpenDialog('edit')}>
            <Pencil className="icon" aria-hidden />
            Edit Class
          </Button>
          <Button variant="destructive-outline" onClick={() => setOpenDialog('delete')}>
            <Trash2 className="icon" aria-hidden />
            Delete Class
          </Button>
        </div>
      </PageHeader>
      {openDialog === 'edit' && (
        <Suspense>
          <EditClassDialog
            class={classPage}
            classes={classes.data ?? []}
            timezone={timezone}
            onClose={close}
          />
        </Suspense>
      )}
      <DeleteClassDialog class={classPage} open={openDialog === 'delete'} onClose={close} />
    </>
  )
}

const TABS = ['details', 'lessons', 'students', 'attendance'] as const

/** The tab in the address; another one begins without what was looked for in the last. */
function useClassTab() {
  const [params, setParams] = useSearchParams()
  const tab = TABS.find((it) => it === params.get('tab')) ?? 'details'
  const selectTab = (id: (typeof TABS)[number]) =>
    setParams(id === 'details' ? {} : { tab: id }, { replace: true, state: history.state })
  return [tab, selectTab] as const
}

function DetailsTab({ class: classPage }: { class: ManagedClassPage }) {
  const { data } = useQuery({ ...managedClassesQuery, enabled: classPage.prerequisiteId !== 0 })
  return (
    <ClassDescription
      class={classPage}
      prerequisite={data?.find(({ id }) => id === classPage.prerequisiteId)}
    />
  )
}

function LessonsTab({ classId }: { classId: number }) {
  return (
    <QueryBoundary
      query={useQuery(managedLessonsQuery(classId))}
      errorTitle="The lessons did not load"
    >
      {(lessons) => (
        <Suspense>
          <LessonList
            classId={classId}
            lessons={lessons}
            addButton={<AddLessonButton classId={String(classId)} />}
          />
        </Suspense>
      )}
    </QueryBoundary>
  )
}

function StudentsTab({ classId }: { classId: number }) {
  return (
    <QueryBoundary
      query={useQuery(classStudentsQuery(classId))}
      errorTitle="The students did not load"
    >
      {(students) => (
        <Suspense>
          <ClassStudents students={students} />
        </Suspense>
      )}
    </QueryBoundary>
  )
}

/** Back to the place in the list that the class was opened from. */
function BackToClassesLink() {
  const state = useHistoryState<{ list?: string } | null>()
  return <BackLink to={paths.admin.classes + (state?.list ?? '')}>Back to Classes</BackLink>
}

function ClassNotFound() {
  return (
    <div className="page">
      <Card>
        <h1 className="sr-only">Class</h1>
        <EmptyState
          icon={BookX}
          title="Class not found"
          action={
            <ButtonLink to={paths.admin.classes} variant="primary">
              Back to Classes
            </ButtonLink>
          }
        >
          It may have been deleted, or the link may be incomplete.
        </EmptyState>
      </Card>
    </div>
  )
}
