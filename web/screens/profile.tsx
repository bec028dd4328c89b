import { Suspense } from 'react'
import { useSearch } from 'wouter'
import { ADMIN_ROLE } from '../../contract/auth/auth.ts'
import { m } from '../../messages/m.ts'
import { readImpersonator } from '../api/impersonator-session.ts'
import { useSession } from '../api/session.ts'
import { AccountCard } from '../features/account/AccountCard.tsx'
import { ChangePassword } from '../features/auth/ChangePassword.tsx'
import { LanguageCard } from '../features/language/LanguageCard.tsx'
import { DataSaverSettings } from '../features/lessons/renditions/DataSaverSettings.tsx'
import { PushSettings } from '../features/push/PushSettings.tsx'
import { SessionList } from '../features/security/SessionList.tsx'
import { lazyPart } from '../kit/lazy-part.ts'
import { NearViewport } from '../kit/NearViewport.tsx'
import { PageHeader } from '../kit/PageHeader.tsx'

// students do not download it
const SecondStepCard = lazyPart(
  async () => (await import('../features/security/admin/SecondStepCard.tsx')).SecondStepCard,
)
const RequiredStep = lazyPart(
  async () => (await import('../features/security/admin/RequiredStep.tsx')).RequiredStep,
)
const CalendarCard = lazyPart(
  async () => (await import('../features/live/CalendarCard.tsx')).CalendarCard,
)
const GuardianCard = lazyPart(
  async () => (await import('../features/guardians/GuardianCard.tsx')).GuardianCard,
)
const YourData = lazyPart(async () => (await import('../features/privacy/YourData.tsx')).YourData)

/** The account, the password form and the notification settings (R-PROFILE-001 to R-PROFILE-007). */
export function Screen() {
  const { user } = useSession()
  const isRequired = new URLSearchParams(useSearch()).has('second-step')
  if (!user) return null
  if (isRequired && user.role === ADMIN_ROLE)
    return (
      <Suspense>
        <RequiredStep />
      </Suspense>
    )
  return (
    <div className="page">
      <PageHeader title={m.screens_profile()} subtitle={m.screens_account_password()} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:gap-6">
        <AccountCard user={user} canChange={!readImpersonator()} />
        <div className="lg:row-span-2">
          <ChangePassword email={user.email} />
        </div>
        {!readImpersonator() && <LanguageCard />}
        <PushSettings userId={user.id} />
        {user.role !== ADMIN_ROLE && <DataSaverSettings />}
        {!readImpersonator() && (
          <>
            {user.role === ADMIN_ROLE && (
              <div id="second-step" className="scroll-mt-20">
                <Suspense>
                  <SecondStepCard />
                </Suspense>
              </div>
            )}
            <SessionList />
          </>
        )}
        {!readImpersonator() && (
          <NearViewport>
            <Suspense>
              <CalendarCard />
            </Suspense>
          </NearViewport>
        )}
        {!readImpersonator() && user.role !== ADMIN_ROLE && (
          <NearViewport>
            <Suspense>
              <GuardianCard student={user.name} />
            </Suspense>
          </NearViewport>
        )}
        <NearViewport>
          <Suspense>
            <YourData role={user.role} email={user.email} />
          </Suspense>
        </NearViewport>
      </div>
    </div>
  )
}
