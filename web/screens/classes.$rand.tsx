import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BookX, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import type { ClassPage } from '../../contract/study.ts'
import { topUpFor } from '../../contract/wallet.ts'
import { Declared } from '../api/ask.ts'
import { paths } from '../api/paths.ts'
import { useSession } from '../api/session.ts'
import { ClassHero } from '../features/classes/ClassHero.tsx'
import { CourseContent } from '../features/classes/CourseContent.tsx'
import { type CourseRow, courseOf } from '../features/classes/course.ts'
import { ImportantLinks } from '../features/classes/ImportantLinks.tsx'
import { readLinks } from '../features/classes/important-links.ts'
import { LoadFailed } from '../features/classes/LoadFailed.tsx'
import { TimetableDialog } from '../features/classes/TimetableDialog.tsx'
import { toTop } from '../features/classes/to-top.ts'
import { YourProgress } from '../features/classes/YourProgress.tsx'
import { JoinButton } from '../features/enrolment/JoinButton.tsx'
import { joined, useJoin } from '../features/enrolment/join.ts'
import { PaymentRequired } from '../features/enrolment/PaymentRequired.tsx'
import { ConfirmingNote } from '../features/payments/ConfirmingNote.tsx'
import { usePayByCard } from '../features/payments/use-pay-by-card.ts'
import { settingsQuery, useTimezone } from '../features/settings/queries.ts'
import { classPageQuery, isClassRef, useOpenLesson } from '../features/study/queries.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { usePageTitle } from '../kit/page-title.ts'
import { Skeleton, SkeletonRows, Waiting } from '../kit/Skeleton.tsx'
import { Note } from '../kit/Tile.tsx'
import { toast } from '../kit/toast.ts'

const TimetableFile = lazy(async () => ({
  default: (await import('../features/lessons/TimetableFile.tsx')).TimetableFile,
}))

/** A class: what it is, joining it, and its lessons (student-area §2). */
export function Screen() {
  const { rand } = useParams<{ rand: string }>()
  return <div className="wrap">{isClassRef(rand) ? <ClassAt rand={rand} /> : <ClassMissing />}</div>
}

function ClassAt({ rand }: { rand: string }) {
  const page = useQuery(classPageQuery(rand))
  usePageTitle(page.data?.class.name)
  return (
    <>
      {page.isPending && <ClassComing />}
      {page.data && <TheClass page={page.data} classRef={rand} />}
      {!page.data &&
        page.isError &&
        (isMissing(page.error) ? (
          <ClassMissing />
        ) : (
          <LoadFailed
            title="The class did not load"
            fault={page.error}
            busy={page.isFetching}
            onRetry={() => void page.refetch()}
          />
        ))}
    </>
  )
}

function isMissing(fault: Error) {
  return fault instanceof Declared && (fault.http === 404 || fault.message === 'Class not found')
}

function TheClass({ page, classRef }: { page: ClassPage; classRef: string }) {
  const timezone = useTimezone()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries(classPageQuery(classRef))
  const balance = useSession((it) => it.user?.wallet ?? 0)
  const [isShort, setShort] = useState(false)
  const over = () => setShort(false)
  const card = useClassByCard(over)
  const topUp = useTopUp(page, { onOver: over, onShort: () => setShort(true) })
  const confirming = card.confirming ?? topUp.confirming
  const now = Date.now() / 1000
  const course = courseOf(page, now, timezone)
  const lessons = useLessonPress(classRef)
  const links = <ImportantLinks links={page.class.links} />
  return (
    <>
      {confirming !== null && <ConfirmingNote sum={confirming} />}
      <ClassHero
        page={page}
        now={now}
        timezone={timezone}
        action={<JoinButton page={page} onJoined={toTop} onShort={() => setShort(true)} />}
      />
      <div className="class-cols">
        {(page.isEnrolled || readLinks(page.class.links).length > 0) && (
          <div className="class-side">
            {page.isEnrolled ? (
              <YourProgress course={course} onTimetable={lessons.showTimetable}>
                {links}
              </YourProgress>
            ) : (
              <Card as="aside" pad>
                {links}
              </Card>
            )}
          </div>
        )}
        <CourseContent
          course={course}
          classRef={classRef}
          opening={lessons.opening}
          onOpen={lessons.press}
        >
          {page.subscription === 'expired' && <Expired />}
        </CourseContent>
      </div>
      <TimetableDialog
        timetables={course.timetables}
        open={lessons.isTimetableOpen}
        onClose={lessons.hideTimetable}
        showFile={(it) => (
          <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
            <TimetableFile timetable={it} onStale={refresh} />
          </Suspense>
        )}
      />
      <PaymentRequired
        open={isShort}
        onClose={over}
        amount={page.class.price}
        balance={balance}
        onProceed={(way) => {
          if (way === 'card') void card.pay({ classRef })
          else void topUp.pay({ amount: topUpFor(page.class.price - balance) })
        }}
        busy={(card.isPaying || topUp.isPaying) && 'Processing...'}
      />
    </>
  )
}

/** The card for a class or a month of it; `onOver` when nobody needs to wait for it any more (student-area §4). */
function useClassByCard(onOver: () => void) {
  const queries = useQueryClient()
  return usePayByCard({
    publicKey: useQuery(settingsQuery).data?.paystackKey,
    onLate: onOver,
    onPaid: ({ state, note }) => {
      onOver()
      if (state === 'settled') toast.good('Payment successful! You can now access the class.')
      else toast.plain(note)
      void joined(queries)
    },
  })
}

/** The card for what the wallet lacks; once that is there, the class is paid from the wallet as if Pay Now were pressed again. */
function useTopUp(
  page: ClassPage,
  { onOver, onShort }: { onOver: () => void; onShort: () => void },
) {
  const join = useJoin(page, onShort)
  return usePayByCard({
    publicKey: useQuery(settingsQuery).data?.paystackKey,
    onLate: onOver,
    onPaid: () => {
      onOver()
      toast.good('Payment successful! Your wallet has been funded.')
      join.mutate(undefined, { onSuccess: toTop })
    },
  })
}

/** What a press on a lesson does: a refusal as a toast, the timetable as a dialog, or the lesson itself (student-area §4). */
function useLessonPress(classRef: string) {
  const [isTimetableOpen, setTimetableOpen] = useState(false)
  const [, navigate] = useLocation()
  const { mutate, isPending, variables } = useOpenLesson()

  const press = ({ lesson, access }: CourseRow) => {
    if (!access.open) {
      if (access.why === 'timetable') setTimetableOpen(true)
      else toast.bad(access.message)
      return
    }
    const go = () => navigate(paths.lesson(classRef, lesson.id))
    // what was viewed before needs no marking, and no waiting for it
    if (lesson.viewed) go()
    else mutate({ classRef, lessonId: lesson.id }, { onSuccess: go })
  }

  return {
    press,
    opening: isPending ? variables.lessonId : undefined,
    isTimetableOpen,
    showTimetable: () => setTimetableOpen(true),
    hideTimetable: () => setTimetableOpen(false),
  }
}

function Expired() {
  return (
    <div className="class-note">
      <Note tone="warn" icon={<TriangleAlert className="icon" aria-hidden />}>
        <b className="block">Your subscription has expired</b>
        The lessons you have viewed stay open. Renew to access new content.
      </Note>
    </div>
  )
}

function ClassMissing() {
  return (
    <Card>
      <h1 className="sr-only">Class</h1>
      <EmptyState
        icon={BookX}
        title="Class not found"
        action={
          <ButtonLink to={paths.classes} look="main">
            Back to Class
          </ButtonLink>
        }
      >
        It may have ended, or the link may be incomplete.
      </EmptyState>
    </Card>
  )
}

function ClassComing() {
  return (
    <Waiting className="wrap">
      <Skeleton className="h-64 rounded-panel" />
      <Card pad>
        <SkeletonRows rows={5} />
      </Card>
    </Waiting>
  )
}
