import { useQuery } from '@tanstack/react-query'
import { BookOpen, Library, PenLine, Trophy, Wallet } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { ADMIN_ROLE } from '../../contract/auth/auth.ts'
import { classToContinue, isFinished } from '../../contract/classes/class-to-continue.ts'
import type { MyClass } from '../../contract/enrolment/enrolment.ts'
import { DEFAULT_SITE_NAME } from '../../contract/settings/settings.ts'
import { m } from '../../messages/m.ts'
import { paths } from '../api/paths.ts'
import { useSession } from '../api/session.ts'
import { settingsQuery } from '../api/settings-query.ts'
import { ReferCard } from '../features/auth/ReferCard.tsx'
import { MyCertificates } from '../features/certificates/MyCertificates.tsx'
import { Finished } from '../features/classes/ClassProgress.tsx'
import { ContinueLearning } from '../features/classes/ContinueLearning.tsx'
import { NextLessonPanel } from '../features/classes/NextLessonPanel.tsx'
import { eligibleClassesQuery } from '../features/classes/queries.ts'
import { myClassesQuery } from '../features/enrolment/queries.ts'
import { SemesterPerformance } from '../features/exams/SemesterPerformance.tsx'
import { QuizPromo } from '../features/game/QuizPromo.tsx'
import { AboutTheCourses } from '../features/settings/AboutTheCourses.tsx'
import { HelpCard } from '../features/settings/HelpCard.tsx'
import { StartHere } from '../features/start/StartHere.tsx'
import { useSkipped } from '../features/start/skipped.ts'
import { StudyWeek } from '../features/week/StudyWeek.tsx'
import { ArabicDisplay } from '../kit/ArabicDisplay.tsx'
import { BilingualTitle, Heading } from '../kit/BilingualTitle.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { Card, CardLink } from '../kit/Card.tsx'
import { classNames } from '../kit/class-names.ts'
import { Link } from '../kit/Link.tsx'
import { lazyOptional, lazyPart, renderNothing } from '../kit/lazy-part.ts'
import { inNaira } from '../kit/naira.ts'
import { DarkPanel } from '../kit/Pattern.tsx'
import { LoadingRegion, Skeleton } from '../kit/Skeleton.tsx'
import { Tile } from '../kit/Tile.tsx'
import { CardSkeleton, QueryBoundary } from '../loading/QueryBoundary.tsx'

const SubscriptionEndsSoon = lazyPart(
  async () => (await import('../features/enrolment/SubscriptionEndsSoon.tsx')).SubscriptionEndsSoon,
  renderNothing,
)

const UpcomingSessions = lazyOptional(
  async () => (await import('../features/live/UpcomingSessions.tsx')).UpcomingSessions,
)

const WordsDue = lazyOptional(async () => (await import('../features/words/WordsDue.tsx')).WordsDue)

/** The dashboard: the next lesson, counts, classes, grades, and offers of the school (R-DASH-001 to R-DASH-021). */
export function Screen() {
  const myClasses = useQuery(myClassesQuery)
  const settings = useQuery(settingsQuery).data
  const school = settings?.siteName || DEFAULT_SITE_NAME
  return (
    <div className="page">
      <Greeting myClasses={myClasses.data} isPending={myClasses.isPending} />
      {(myClasses.data?.length ?? 0) > 0 && (
        <Suspense>
          <UpcomingSessions />
          <WordsDue />
        </Suspense>
      )}
      <QuizPromo />
      <Stats />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
          <StudyWeek />
          <QueryBoundary
            query={myClasses}
            errorTitle={m.screens_classes_did_not_load_2()}
            skeleton={<CardSkeleton rows={3} />}
          >
            {(classes) => <OtherClasses classes={classes} />}
          </QueryBoundary>
          <SemesterPerformance />
        </div>
        {/* below the fold on phones: laid out when it comes near the viewport */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [contain-intrinsic-block-size:auto_520px] [content-visibility:auto] lg:gap-6">
          <QuizCard />
          {/* hidden if rewards are switched off */}
          {settings?.referralCredit !== false && (
            <ReferCard school={school} rewardMoment={settings?.referralMoment ?? 'first_payment'} />
          )}
          {settings?.lettersTrack && (
            <CardLink to={paths.letters} className="flex items-center gap-3 p-(--pad)">
              <Tile>
                <PenLine className="icon" aria-hidden />
              </Tile>
              <span className="grow font-semibold">{m.letters_landing()}</span>
            </CardLink>
          )}
          <HelpCard />
          <AboutTheCourses />
        </div>
      </div>
      <MyCertificates />
    </div>
  )
}

type GreetingProps = { myClasses: readonly MyClass[] | undefined; isPending: boolean }

function Greeting({ myClasses, isPending }: GreetingProps) {
  const name = useSession((it) => it.user?.name ?? '')
  const firstName = name.trim().split(/\s+/)[0] ?? ''
  const isNew = myClasses?.length === 0
  return (
    <DarkPanel className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5 p-5 md:px-9 md:py-8">
      <ArabicDisplay className="pointer-events-none absolute end-5 top-0.5 text-[52px] md:end-8 md:top-0 md:text-[100px] lg:end-11 lg:-top-3.5 lg:text-[128px]">
        مَرْحَبًا
      </ArabicDisplay>
      <div className="mt-16 max-w-full wrap-anywhere md:mt-0 md:max-w-[calc(100%-15rem)] lg:max-w-[calc(100%-17.5rem)]">
        <Heading className="md:text-[2.25rem]">{greeting(isNew, firstName)}</Heading>
      </div>
      {isPending && <NextStepSkeleton />}
      {isNew && <FirstStep />}
      {myClasses && !isNew && <NextStep classes={myClasses} />}
    </DarkPanel>
  )
}

/** The lesson to continue with, or a link to another class. */
function NextStep({ classes }: { classes: readonly MyClass[] }) {
  const current = classToContinue(classes, Date.now() / 1000)
  if (!current?.nextLesson) {
    const areFinished = classes.some(isFinished)
    return (
      <>
        {areFinished && <Finished>{m.screens_have_finished_classes()}</Finished>}
        <BrowseClasses>
          {areFinished
            ? m.screens_choose_next_one()
            : m.screens_first_lessons_still_being_prepared()}
        </BrowseClasses>
      </>
    )
  }
  const { class: it, nextLesson, lessonsDone, lessonsTotal } = current
  return (
    <NextLessonPanel
      classRef={it.publicId}
      nextLesson={nextLesson}
      lessonsDone={lessonsDone}
      lessonsTotal={lessonsTotal}
    >
      <p className="next-class">
        <Link to={paths.class(it.publicId)} className="touch-target">
          <BilingualTitle>{it.name}</BilingualTitle>
        </Link>
      </p>
      {endsSoon(current)}
    </NextLessonPanel>
  )
}

/** For a student without classes: the first question, or the list of classes. */
function FirstStep() {
  const userId = useSession((it) => it.user?.id ?? '')
  const isAdmin = useSession((it) => it.user?.role === ADMIN_ROLE)
  const classes = useQuery(eligibleClassesQuery)
  const settings = useQuery(settingsQuery)
  const isSkipped = useSkipped(userId)
  const isPending = classes.isPending || settings.isPending
  if (isAdmin) return <OpenAdministration />
  if (isPending) return <NextStepSkeleton />
  const hasFreeClass = classes.data?.some((it) => !it.premium && it.lessonCount > 0)
  if (isSkipped || !hasFreeClass || !classes.data || !settings.data)
    return <BrowseClasses>{m.screens_choose_category_read_what_class()}</BrowseClasses>
  return <StartHere userId={userId} classes={classes.data} settings={settings.data} />
}

/** For an administrator without classes: after a sign-in everybody arrives here (R-AUTH-022). */
function OpenAdministration() {
  return (
    <>
      <p className="lead">{m.screens_page_what_students_see_school()}</p>
      <ButtonLink to={paths.admin.dashboard} variant="gold">
        {m.screens_open_admin_dashboard()}
      </ButtonLink>
    </>
  )
}

function BrowseClasses({ children }: { children: string }) {
  return (
    <>
      <p className="lead">{children}</p>
      <ButtonLink to={paths.classes} variant="gold">
        {m.screens_browse_classes()}
      </ButtonLink>
    </>
  )
}

function NextStepSkeleton() {
  return (
    <LoadingRegion className="grid w-full max-w-150 gap-4 opacity-20">
      <Skeleton className="h-17 w-3/4" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-11 w-full rounded-control" />
    </LoadingRegion>
  )
}

/** Only students of monthly classes download it. */
const endsSoon = ({ enrolment }: MyClass) =>
  enrolment.paidUntil > 0 &&
  !enrolment.plan && (
    <Suspense>
      <SubscriptionEndsSoon paidUntil={enrolment.paidUntil} />
    </Suspense>
  )

/** The classes that the greeting does not show. */
function OtherClasses({ classes }: { classes: readonly MyClass[] }) {
  const current = classToContinue(classes, Date.now() / 1000)
  return <ContinueLearning classes={classes.filter((it) => it !== current)} noteOf={endsSoon} />
}

function QuizCard() {
  return (
    <Card padded className="grid gap-3">
      <div className="flex items-center gap-3.5">
        <Tile tone="gold">
          <Trophy className="icon" />
        </Tile>
        <h2 className="text-card-head">{m.screens_quiz()}</h2>
      </div>
      <p className="text-ink-2">{m.screens_test_knowledge_islam_earn_rewards()}</p>
      <ButtonLink to={paths.game} fullWidth>
        {m.screens_take_quiz()}
      </ButtonLink>
    </Card>
  )
}

function Stats() {
  const wallet = useSession((it) => it.user?.wallet ?? 0)
  const eligibleClasses = useQuery(eligibleClassesQuery)
  const myClasses = useQuery(myClassesQuery)
  return (
    <section
      className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4"
      aria-label={m.screens_overview()}
    >
      <StatCard
        to={paths.walletHistory}
        label={m.screens_wallet_balance()}
        icon={<Wallet className="icon" />}
        isWide
      >
        {inNaira(wallet)}
      </StatCard>
      <StatCard
        to={paths.classes}
        label={m.screens_available_classes()}
        icon={<Library className="icon" />}
      >
        <Count query={eligibleClasses} />
      </StatCard>
      <StatCard
        to={paths.myClasses}
        label={m.screens_my_classes()}
        icon={<BookOpen className="icon" />}
      >
        <Count query={myClasses} />
      </StatCard>
    </section>
  )
}

type StatCardProps = {
  to: string
  label: string
  icon: ReactNode
  /** Spans the whole row on phones. */
  isWide?: boolean
  children: ReactNode
}

function StatCard({ to, label, icon, isWide, children }: StatCardProps) {
  return (
    <CardLink
      to={to}
      className={classNames(
        'flex items-center gap-2.5 p-4 md:px-5.5 md:py-5',
        isWide && 'col-span-2 md:col-span-1',
      )}
    >
      <span className="grow">
        <span className="block text-[0.9375rem] font-medium text-ink-2">{label}</span>
        <span className="num stat-value block">{children}</span>
      </span>
      <Tile
        tone={isWide ? 'brand' : 'plain'}
        className={classNames('xl:grid', isWide ? 'md:hidden' : 'hidden')}
      >
        {icon}
      </Tile>
    </CardLink>
  )
}

/** The number of items; a dash if it did not load. */
function Count({
  query: { data, isPending },
}: {
  query: { data?: unknown[]; isPending: boolean }
}) {
  if (isPending) return <Skeleton className="my-1.5 h-6 w-10" />
  return data ? data.length : '–'
}

function greeting(isNew: boolean, name: string): string {
  if (!name) return isNew ? m.screens_welcome() : m.screens_welcome_back()
  return isNew ? m.screens_welcome_name({ name }) : m.screens_welcome_back_name({ name })
}
