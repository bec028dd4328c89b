import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { BookOpen, Library, Trophy, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MyClass } from '../../contract/enrolment.ts'
import { DEFAULT_SITE_NAME } from '../../contract/settings.ts'
import { paths } from '../api/paths.ts'
import { useSession } from '../api/session.ts'
import { ReferCard } from '../features/auth/ReferCard.tsx'
import { MyCertificates } from '../features/certificates/MyCertificates.tsx'
import { ContinueLearning } from '../features/classes/ContinueLearning.tsx'
import { LoadFailed } from '../features/classes/LoadFailed.tsx'
import { eligibleClassesQuery } from '../features/classes/queries.ts'
import { myClassesQuery } from '../features/enrolment/queries.ts'
import { SemesterPerformance } from '../features/exams/SemesterPerformance.tsx'
import { QuizPromo } from '../features/game/QuizPromo.tsx'
import { AboutTheCourses } from '../features/settings/AboutTheCourses.tsx'
import { HelpCard } from '../features/settings/HelpCard.tsx'
import { settingsQuery } from '../features/settings/queries.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Card, CardLink } from '../kit/Card.tsx'
import { classNames } from '../kit/class-names.ts'
import { Heading } from '../kit/Duo.tsx'
import { NightPanel } from '../kit/Girih.tsx'
import { inNaira } from '../kit/naira.ts'
import { Rubric } from '../kit/Rubric.tsx'
import { Skeleton, SkeletonRows, Waiting } from '../kit/Skeleton.tsx'
import { Tile } from '../kit/Tile.tsx'

/** The dashboard: greeting, figures, the classes and grades of a student, and what the school offers (student-area §2). */
export function Screen() {
  const mine = useQuery(myClassesQuery)
  const settings = useQuery(settingsQuery).data
  const school = settings?.siteName || DEFAULT_SITE_NAME
  return (
    <div className="wrap">
      <Greeting isNew={mine.data?.length === 0} />
      <QuizPromo />
      <Figures />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
          <MyWay mine={mine} />
          <SemesterPerformance />
        </div>
        {/* on a phone far below: laid out when it comes near */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [contain-intrinsic-block-size:auto_520px] [content-visibility:auto] lg:gap-6">
          {/* a reward that is switched off is not promised */}
          {settings?.referralCredit !== false && (
            <ReferCard school={school} moment={settings?.referralMoment ?? 'first_payment'} />
          )}
          <HelpCard />
          <AboutTheCourses />
        </div>
      </div>
      <MyCertificates />
    </div>
  )
}

/** The way back into one's classes. */
function MyWay({ mine }: { mine: UseQueryResult<MyClass[]> }) {
  if (mine.data) return <ContinueLearning mine={mine.data} />
  if (mine.isPending) {
    return (
      <Waiting>
        <Card pad>
          <SkeletonRows />
        </Card>
      </Waiting>
    )
  }
  return (
    <LoadFailed
      title="Your classes did not load"
      fault={mine.error}
      busy={mine.isFetching}
      onRetry={() => void mine.refetch()}
    />
  )
}

function Greeting({ isNew }: { isNew: boolean }) {
  const name = useSession((it) => it.user?.name ?? '')
  const first = name.trim().split(/\s+/)[0] ?? ''
  return (
    <NightPanel className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 p-5 md:px-9 md:py-8">
      <Rubric className="pointer-events-none absolute end-5 top-0.5 text-[3.25rem] md:end-8 md:top-0 md:text-[6.25rem] lg:end-11 lg:-top-3.5 lg:text-[8rem]">
        مَرْحَبًا
      </Rubric>
      <div className="mt-16 max-w-full wrap-anywhere md:mt-0 md:max-w-[calc(100%-15rem)] lg:max-w-[calc(100%-17.5rem)]">
        <Heading className="md:text-[2.25rem]">
          {`${isNew ? 'Welcome' : 'Welcome back'}${first && `, ${first}`}`}
        </Heading>
        <p className="lead">Test your knowledge of Islam and earn rewards!</p>
      </div>
      <ButtonLink to={paths.game} look="gold">
        <Trophy className="icon" aria-hidden />
        Take a Quiz
      </ButtonLink>
    </NightPanel>
  )
}

function Figures() {
  const wallet = useSession((it) => it.user?.wallet ?? 0)
  const eligible = useQuery(eligibleClassesQuery)
  const mine = useQuery(myClassesQuery)
  return (
    <section className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4" aria-label="Overview">
      <Figure
        to={paths.walletHistory}
        label="Wallet Balance"
        icon={<Wallet className="icon" />}
        wide
      >
        {inNaira(wallet)}
      </Figure>
      <Figure to={paths.classes} label="Available Classes" icon={<Library className="icon" />}>
        <Count of={eligible} />
      </Figure>
      <Figure to={paths.myClasses} label="My Classes" icon={<BookOpen className="icon" />}>
        <Count of={mine} />
      </Figure>
    </section>
  )
}

type FigureProps = {
  to: string
  label: string
  icon: ReactNode
  /** The whole row on phones. */
  wide?: boolean
  children: ReactNode
}

function Figure({ to, label, icon, wide, children }: FigureProps) {
  return (
    <CardLink
      to={to}
      className={classNames(
        'flex items-center gap-2.5 p-4 md:px-5.5 md:py-5',
        wide && 'col-span-2 md:col-span-1',
      )}
    >
      <span className="grow">
        <span className="block text-[0.9375rem] font-medium text-ink-2">{label}</span>
        <span className="num fig block">{children}</span>
      </span>
      <Tile
        tone={wide ? 'brand' : 'plain'}
        className={classNames('xl:grid', wide ? 'md:hidden' : 'hidden')}
      >
        {icon}
      </Tile>
    </CardLink>
  )
}

/** How many there are; a dash when that is not known. */
function Count({ of: { data, isPending } }: { of: { data?: unknown[]; isPending: boolean } }) {
  if (isPending) return <Skeleton className="my-1.5 h-6 w-10" />
  return data ? data.length : '–'
}
