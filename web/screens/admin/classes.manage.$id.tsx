import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { ManagedClassPage } from '../../../contract/classes/classes.ts'
import type { ManagedLesson } from '../../../contract/lessons/manage-lessons.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { useMay } from '../../api/use-may.ts'
import { type ClassDialogName, ClassHeader } from '../../features/classes/admin/ClassHeader.tsx'
import { ClassSummary } from '../../features/classes/admin/ClassSummary.tsx'
import { managedClassQuery } from '../../features/classes/admin/queries.ts'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { managedClassesQuery } from '../../features/classes/shared/managed-classes-query.ts'
import { AddLessonButton } from '../../features/lessons/admin/AddLessonButton.tsx'
import { managedLessonsQuery } from '../../features/lessons/admin/lesson-list-queries.ts'
import { lazyDialog } from '../../kit/LazyDialog.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { BackLink } from '../../kit/PageHeader.tsx'
import { usePageTitle } from '../../kit/page-title.ts'
import { Tabs } from '../../kit/Tabs.tsx'
import { useTimeZone } from '../../kit/time-zone.ts'
import { CardSkeleton, QueryBoundary } from '../../loading/QueryBoundary.tsx'

const EditClassDialog = lazyDialog(
  async () => (await import('../../features/classes/admin/EditClassDialog.tsx')).EditClassDialog,
)
const DeleteClassDialog = lazyDialog(
  async () =>
    (await import('../../features/classes/admin/DeleteClassDialog.tsx')).DeleteClassDialog,
)
const StudentsOfClass = lazyPart(
  async () => (await import('../../features/enrolment/admin/StudentsOfClass.tsx')).StudentsOfClass,
)
const DuplicateClassDialog = lazyDialog(
  async () =>
    (await import('../../features/term/admin/DuplicateClassDialog.tsx')).DuplicateClassDialog,
)
const DuplicateLessonDialog = lazyDialog(
  async () =>
    (await import('../../features/term/admin/DuplicateLessonDialog.tsx')).DuplicateLessonDialog,
)
const PublishClassDialog = lazyDialog(
  async () => (await import('../../features/term/admin/PublishDialogs.tsx')).PublishClassDialog,
)
const PublishLessonDialog = lazyDialog(
  async () => (await import('../../features/term/admin/PublishDialogs.tsx')).PublishLessonDialog,
)
const ShareClassDialog = lazyDialog(
  async () => (await import('../../features/classes/admin/ShareClassDialog.tsx')).ShareClassDialog,
)
const ClassDescription = lazyPart(
  async () => (await import('../../features/classes/admin/ClassDescription.tsx')).ClassDescription,
)
const ClassPreview = lazyPart(async () => (await import('./parts/ClassPreview.tsx')).ClassPreview)
const ClassTeachers = lazyPart(
  async () => (await import('../../features/staff/admin/ClassTeachers.tsx')).ClassTeachers,
)
// of another feature: the screen passes it in
const StudentPicker = lazyPart(
  async () => (await import('../../features/students/admin/StudentPicker.tsx')).StudentPicker,
)
const LessonList = lazyPart(
  async () => (await import('../../features/lessons/admin/LessonList.tsx')).LessonList,
)

const Gradebook = lazyPart(
  async () => (await import('../../features/exams/admin/gradebook/Gradebook.tsx')).Gradebook,
)
const ForgottenWords = lazyPart(
  async () => (await import('../../features/words/admin/ForgottenWords.tsx')).ForgottenWords,
)
const LiveSessions = lazyPart(
  async () => (await import('../../features/live/admin/LiveSessions.tsx')).LiveSessions,
)
// of another feature: the screen passes it in
const AddLessonDialog = lazyDialog(
  async () => (await import('../../features/lessons/admin/AddLessonDialog.tsx')).AddLessonDialog,
)
const CanDo = lazyPart(async () => (await import('../../features/lessons/admin/CanDo.tsx')).CanDo)
// of another feature: the screen opens it
const ModelsDialog = lazyDialog(
  async () => (await import('../../features/voice/admin/ModelsDialog.tsx')).ModelsDialog,
)
const Attendance = lazyPart(
  async () => (await import('../../features/study/admin/Attendance.tsx')).Attendance,
)

/** A class with its lessons, students, gradebook and attendance (R-ACLASS-013 to R-ACLASS-022). */
export function Screen() {
  const { id } = useParams<{ id: string }>()
  const [query] = useSearchParams()
  const previewedLesson = query.get('preview')
  if (!/^[1-9]\d{0,14}$/.test(id)) return <UnknownClass />
  if (previewedLesson === null) return <ClassLoader key={id} classId={Number(id)} />
  return (
    <Suspense>
      <ClassPreview key={id} classId={Number(id)} lessonId={previewedLesson} />
    </Suspense>
  )
}

function ClassLoader({ classId }: { classId: number }) {
  const query = useQuery(managedClassQuery(classId))
  usePageTitle(query.data?.name)
  if (query.data === null) return <UnknownClass />
  return (
    <div className="page">
      <BackToClassesLink />
      <QueryBoundary query={query} errorTitle={m.admin_screens_class_did_not_load()}>
        {(classPage) => classPage && <ClassPage class={classPage} />}
      </QueryBoundary>
    </div>
  )
}

function ClassPage({ class: classPage }: { class: ManagedClassPage }) {
  const timezone = useTimeZone()
  const [tab, selectTab] = useClassTab()
  const [openDialog, setOpenDialog] = useState<ClassDialogName>()
  return (
    <>
      <ClassHeader class={classPage} hasFacts={tab !== 'details'} onOpen={setOpenDialog} />
      <ClassSummary class={classPage} timezone={timezone} wideOnly={tab !== 'details'} />
      <div className="class-tabs">
        <Tabs
          label={m.kit_class()}
          current={tab}
          onSelect={selectTab}
          tabs={[
            { id: 'details', label: m.kit_details() },
            { id: 'lessons', label: m.kit_lessons(), count: classPage.lessonTotal },
            { id: 'students', label: m.kit_students(), count: classPage.studentTotal },
            { id: 'gradebook', label: m.admin_screens_gradebook() },
            { id: 'words', label: m.admin_screens_words() },
            { id: 'sessions', label: m.live_sessions() },
            { id: 'attendance', label: m.admin_screens_attendance() },
          ]}
        >
          {tab === 'details' && <DetailsTab class={classPage} />}
          {tab === 'lessons' && <LessonsTab class={classPage} />}
          <Suspense fallback={<CardSkeleton />}>
            {tab === 'students' && (
              <StudentsOfClass class={classPage} StudentPicker={StudentPicker} />
            )}
            {tab === 'gradebook' && <Gradebook classId={classPage.id} />}
            {tab === 'words' && <ForgottenWords classId={classPage.id} />}
            {tab === 'sessions' && (
              <LiveSessions class={classPage} AddLessonDialog={AddLessonDialog} />
            )}
            {tab === 'attendance' && <Attendance classId={classPage.id} />}
          </Suspense>
        </Tabs>
      </div>
      <ClassDialog
        name={openDialog}
        class={classPage}
        timezone={timezone}
        onClose={() => setOpenDialog(undefined)}
      />
    </>
  )
}

type ClassDialogProps = {
  name: ClassDialogName | undefined
  class: ManagedClassPage
  timezone: string
  onClose: () => void
}

function ClassDialog({ name, ...props }: ClassDialogProps) {
  const classes = useQuery({ ...managedClassesQuery, enabled: name === 'edit' })
  return (
    <Suspense>
      {name === 'edit' && <EditClassDialog {...props} classes={classes.data ?? []} />}
      {name === 'share' && <ShareClassDialog {...props} />}
      {name === 'duplicate' && <DuplicateClassDialog {...props} />}
      {name === 'publish' && <PublishClassDialog {...props} />}
      {name === 'delete' && <DeleteClassDialog {...props} open />}
    </Suspense>
  )
}

const TABS = [
  ...(['details', 'lessons', 'students', 'gradebook', 'words', 'sessions', 'attendance'] as const),
]

/** The tab in the address; a change of the tab clears the search of the previous one. */
function useClassTab() {
  const [params, setParams] = useSearchParams()
  const tab = TABS.find((it) => it === params.get('tab')) ?? 'details'
  const selectTab = (id: (typeof TABS)[number]) =>
    setParams(id === 'details' ? {} : { tab: id }, { replace: true, state: history.state })
  return [tab, selectTab] as const
}

function DetailsTab({ class: classPage }: { class: ManagedClassPage }) {
  const managesStaff = useMay('manageStaff')
  const editsLessons = useMay('editLessons')
  const { data } = useQuery({ ...managedClassesQuery, enabled: classPage.prerequisiteId !== 0 })
  return (
    <Suspense>
      <div className="grid gap-4">
        <ClassDescription
          class={classPage}
          prerequisite={data?.find(({ id }) => id === classPage.prerequisiteId)}
        />
        {editsLessons && <CanDo classId={classPage.id} />}
        {managesStaff && <ClassTeachers classId={classPage.id} />}
      </div>
    </Suspense>
  )
}

type LessonDialog = { name: 'duplicate' | 'publish' | 'models'; lesson: ManagedLesson }

function LessonsTab({ class: { id: classId } }: { class: ManagedClassPage }) {
  const [openDialog, setOpenDialog] = useState<LessonDialog>()
  const close = () => setOpenDialog(undefined)
  return (
    <QueryBoundary
      query={useQuery(managedLessonsQuery(classId))}
      errorTitle={m.admin_screens_lessons_did_not_load()}
    >
      {(lessons) => (
        <Suspense>
          <LessonList
            classId={classId}
            lessons={lessons}
            addButton={<AddLessonButton classId={String(classId)} />}
            onDuplicate={(lesson) => setOpenDialog({ name: 'duplicate', lesson })}
            onPublish={(lesson) => setOpenDialog({ name: 'publish', lesson })}
            onModels={(lesson) => setOpenDialog({ name: 'models', lesson })}
          />
          {openDialog?.name === 'models' && (
            <ModelsDialog lessonId={openDialog.lesson.id} onClose={close} />
          )}
          {openDialog?.name === 'duplicate' && (
            <DuplicateLessonDialog lesson={openDialog.lesson} onClose={close} />
          )}
          {openDialog?.name === 'publish' && (
            <PublishLessonDialog lesson={openDialog.lesson} onClose={close} />
          )}
        </Suspense>
      )}
    </QueryBoundary>
  )
}

/** Back to the place in the list that the class was opened from. */
function BackToClassesLink() {
  const state = useHistoryState<{ list?: string } | null>()
  return (
    <BackLink to={paths.admin.classes + (state?.list ?? '')}>
      {m.admin_screens_back_classes()}
    </BackLink>
  )
}

function UnknownClass() {
  return (
    <div className="page">
      <ClassNotFound to={paths.admin.classes} linkText={m.admin_screens_back_classes()}>
        {m.admin_screens_may_have_been_deleted_link()}
      </ClassNotFound>
    </div>
  )
}
