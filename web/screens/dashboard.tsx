import { useQuery } from '@tanstack/react-query'
import { BookOpen, Library, Trophy, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { DEFAULT_SITE_NAME } from '../../contract/settings.ts'
import { paths } from '../api/paths.ts'
import { useSession } from '../api/session.ts'
import { ReferCard } from '../features/auth/ReferCard.tsx'
import { MyCertificates } from '../features/certificates/MyCertificates.tsx'
import { ContinueLearning } from '../features/classes/ContinueLearning.tsx'
import { eligibleClassesQuery } from '../features/classes/queries.ts'
import { myClassesQuery } from '../features/enrolment/queries.ts'
import { SemesterPerformance } from '../features/exams/SemesterPerformance.tsx'
import { QuizPromo } from '../features/game/QuizPromo.tsx'
import { AboutTheCourses } from '../features/settings/AboutTheCourses.tsx'
import { HelpCard } from '../features/settings/HelpCard.tsx'
import { settingsQuery } from '../features/settings/queries.ts'
import { ArabicDisplay } from '../kit/ArabicDisplay.tsx'
import { Heading } from '../kit/BilingualTitle.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { CardLink } from '../kit/Card.tsx'
import { classNames } from '../kit/class-names.ts'
import { inNaira } from '../kit/naira.ts'
import { DarkPanel } from '../kit/Pattern.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Tile } from '../kit/Tile.tsx'
import { CardSkeleton, QueryBoundary } from '../loading/QueryBoundary.tsx'

/** The dashboard: greeting, counts, classes, grades, and offers of the school (R-DASH-001 to R-DASH-021). */
export function Screen() {
  const myClasses = useQuery(myClassesQuery)
  const settings = useQuery(settingsQuery).data
  const school = settings?.siteName || DEFAULT_SITE_NAME
  return (
    <div className="page">
      <Greeting isNew={myClasses.data?.length === 0} />
      <QuizPromo />
      <Stats />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
          <QueryBoundary
            query={myClasses}
            errorTitle="Your classes did not load"
            skeleton={<CardSkeleton rows={3} />}
          >
            {(classes) => <ContinueLearning classes={classes} />}
          </QueryBoundary>
          <SemesterPerformance />
        </div>
        {/* below the fold on phones: laid out when it comes near the viewport */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [contain-intrinsic-block-size:auto_520px] [content-visibility:auto] lg:gap-6">
          {/* hidden if rewards are switched off */}
          {settings?.referralCredit !== false && (
            <ReferCard school={school} rewardMoment={settings?.referralMoment ?? 'first_payment'} />
          )}
          <HelpCard />
          <AboutTheCourses />
        </div>
      </div>
      <MyCertificates />
    </div>
  )
}

function Greeting({ isNew }: { isNew: boolean }) {
  const name = useSession((it) => it.user?.name ?? '')
  const firstName = name.trim().split(/\s+/)[0] ?? ''
  return (
    <DarkPanel className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 p-5 md:px-9 md:py-8">
      <ArabicDisplay className="pointer-events-none absolute end-5 top-0.5 text-[3.25rem] md:end-8 md:top-0 md:text-[6.25rem] lg:end-11 lg:-top-3.5 lg:text-[8rem]">
        مَرْحَبًا
      </ArabicDisplay>
      <div className="mt-16 max-w-full wrap-anywhere md:mt-0 md:max-w-[calc(100%-15rem)] lg:max-w-[calc(100%-17.5rem)]">
        <Heading className="md:text-[2.25rem]">
          {`${isNew ? 'Welcome' : 'Welcome back'}${firstName && `, ${firstName}`}`}
        </Heading>
        <p className="lead">Test your knowledge of Islam and earn rewards!</p>
      </div>
      <ButtonLink to={paths.game} variant="gold">
        <Trophy className="icon" aria-hidden />
        Take a Quiz
      </ButtonLink>
    </DarkPanel>
  )
}

function Stats() {
  const wallet = useSession((it) => it.user?.wallet ?? 0)
  const eligibleClasses = useQuery(eligibleClassesQuery)
  const myClasses = useQuery(myClassesQuery)
  return (
    <section className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4" aria-label="Overview">
      <StatCard
        to={paths.walletHistory}
        label="Wallet Balance"
        icon={<Wallet className="icon" />}
        isWide
      >
        {inNaira(wallet)}
      </StatCard>
      <StatCard to={paths.classes} label="Available Classes" icon={<Library className="icon" />}>
        <Count query={eligibleClasses} />
      </StatCard>
      <StatCard to={paths.myClasses} label="My Classes" icon={<BookOpen className="icon" />}>
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
