import { useQuery } from '@tanstack/react-query'
import { BookX, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { ManagedClassPage } from '../../../contract/classes.ts'
import { paths } from '../../api/paths.ts'
import { ClassAbout } from '../../features/classes/manage/ClassAbout.tsx'
import { ClassFacts } from '../../features/classes/manage/ClassFacts.tsx'
import { DeleteClass } from '../../features/classes/manage/DeleteClass.tsx'
import { managedClassesQuery, managedClassQuery } from '../../features/classes/manage/queries.ts'
import { WhenLoaded } from '../../features/classes/manage/WhenLoaded.tsx'
import { ClassStudents } from '../../features/enrolment/manage/ClassStudents.tsx'
import { classStudentsQuery } from '../../features/enrolment/manage/queries.ts'
import { AddLesson } from '../../features/lessons/manage/AddLesson.tsx'
import { managedLessonsQuery } from '../../features/lessons/manage/lesson-list.ts'
import { useTimezone } from '../../features/settings/queries.ts'
import { Attendance } from '../../features/study/manage/Attendance.tsx'
import { attendanceQuery } from '../../features/study/manage/queries.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { BackLink, PageHead } from '../../kit/PageHead.tsx'
import { usePageTitle } from '../../kit/page-title.ts'
import { Tabs } from '../../kit/Tabs.tsx'

const EditClassDialog = lazy(async () => ({
  default: (await import('../../features/classes/manage/EditClassDialog.tsx')).EditClassDialog,
}))
const LessonList = lazy(async () => ({
  default: (await import('../../features/lessons/manage/LessonList.tsx')).LessonList,
}))

/** A class with its lessons, students and attendance (wallet-and-admin §2). */
export function Screen() {
  const { id } = useParams<{ id: string }>()
  return /^[1-9]\d{0,14}$/.test(id) ? <OneClass key={id} classId={Number(id)} /> : <ClassMissing />
}

function OneClass({ classId }: { classId: number }) {
  const query = useQuery(managedClassQuery(classId))
  usePageTitle(query.data?.name)
  if (query.data === null) return <ClassMissing />
  return (
    <div className="wrap">
      <BackToClasses />
      <WhenLoaded query={query} failed="The class did not load">
        {(found) => found && <TheClass class={found} />}
      </WhenLoaded>
    </div>
  )
}

function TheClass({ class: it }: { class: ManagedClassPage }) {
  const timezone = useTimezone()
  const [tab, pick] = useTab()
  return (
    <>
      <Head class={it} timezone={timezone} />
      <ClassFacts class={it} timezone={timezone} />
      <div className="grid gap-6">
        <Tabs
          label="Class"
          current={tab}
          onPick={pick}
          tabs={[
            { id: 'details', label: 'Details' },
            { id: 'lessons', label: 'Lessons', count: it.lessonTotal },
            { id: 'students', label: 'Students', count: it.studentTotal },
            { id: 'attendance', label: 'Attendance' },
          ]}
        >
          {tab === 'details' && <Details class={it} />}
          {tab === 'lessons' && <Lessons classId={it.id} />}
          {tab === 'students' && <Students classId={it.id} />}
          {tab === 'attendance' && <Attended classId={it.id} />}
        </Tabs>
      </div>
    </>
  )
}

function Head({ class: it, timezone }: { class: ManagedClassPage; timezone: string }) {
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const classes = useQuery({ ...managedClassesQuery, enabled: open === 'edit' })
  const close = () => setOpen(undefined)
  return (
    <>
      <PageHead title={it.name}>
        <div className="flex flex-wrap gap-2.5">
          <Button onClick={() => setOpen('edit')}>
            <Pencil className="icon" aria-hidden />
            Edit Class
          </Button>
          <Button look="bad" onClick={() => setOpen('delete')}>
            <Trash2 className="icon" aria-hidden />
            Delete Class
          </Button>
        </div>
      </PageHead>
      {open === 'edit' && (
        <Suspense>
          <EditClassDialog
            class={it}
            classes={classes.data ?? []}
            timezone={timezone}
            onClose={close}
          />
        </Suspense>
      )}
      <DeleteClass class={it} open={open === 'delete'} onClose={close} />
    </>
  )
}

const TABS = ['details', 'lessons', 'students', 'attendance'] as const

/** The tab in the address; another one begins without what was looked for in the last. */
function useTab() {
  const [params, setParams] = useSearchParams()
  const tab = TABS.find((it) => it === params.get('tab')) ?? 'details'
  const pick = (id: (typeof TABS)[number]) =>
    setParams(id === 'details' ? {} : { tab: id }, { replace: true, state: history.state })
  return [tab, pick] as const
}

function Details({ class: it }: { class: ManagedClassPage }) {
  const { data } = useQuery({ ...managedClassesQuery, enabled: it.prerequisiteId !== 0 })
  return <ClassAbout class={it} prerequisite={data?.find(({ id }) => id === it.prerequisiteId)} />
}

function Lessons({ classId }: { classId: number }) {
  return (
    <WhenLoaded query={useQuery(managedLessonsQuery(classId))} failed="The lessons did not load">
      {(lessons) => (
        <Suspense>
          <LessonList
            classId={classId}
            lessons={lessons}
            add={<AddLesson classId={String(classId)} />}
          />
        </Suspense>
      )}
    </WhenLoaded>
  )
}

function Students({ classId }: { classId: number }) {
  return (
    <WhenLoaded query={useQuery(classStudentsQuery(classId))} failed="The students did not load">
      {(students) => <ClassStudents students={students} />}
    </WhenLoaded>
  )
}

function Attended({ classId }: { classId: number }) {
  return (
    <WhenLoaded query={useQuery(attendanceQuery(classId))} failed="The attendance did not load">
      {(records) => <Attendance records={records} />}
    </WhenLoaded>
  )
}

/** Back to the place in the list that the class was opened from. */
function BackToClasses() {
  const state = useHistoryState<{ list?: string } | null>()
  return <BackLink to={paths.admin.classes + (state?.list ?? '')}>Back to Classes</BackLink>
}

function ClassMissing() {
  return (
    <div className="wrap">
      <Card>
        <h1 className="sr-only">Class</h1>
        <EmptyState
          icon={BookX}
          title="Class not found"
          action={
            <ButtonLink to={paths.admin.classes} look="main">
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
