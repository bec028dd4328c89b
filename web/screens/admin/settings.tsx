import { useQuery } from '@tanstack/react-query'
import { DatabaseBackup, ShieldCheck, UserCog } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { settingsQuery } from '../../api/settings-query.ts'
import { managedClassesQuery } from '../../features/classes/shared/managed-classes-query.ts'
import { MailSettings } from '../../features/settings/admin/MailSettings.tsx'
import { RecordingSettings } from '../../features/settings/admin/RecordingSettings.tsx'
import { SettingsForm } from '../../features/settings/admin/SettingsForm.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'
import '../../features/settings/admin/settings.css'

/** Admin Settings: name and logo, texts, first classes, payments, rewards and contact (R-ASET-001). */
export function Screen() {
  // cached settings may be those of a visitor, which have no version to save from
  const query = useQuery({ ...settingsQuery, refetchOnMount: 'always' })
  // without the list the chosen classes are kept as they are
  const classes = useQuery(managedClassesQuery).data ?? []
  const [openedAt] = useState(Date.now)
  const isFresh = query.dataUpdatedAt >= openedAt
  return (
    <div className="page max-w-205">
      <PageHeader
        title={m.admin_screens_admin_settings()}
        subtitle={m.admin_screens_name_texts_payments_contact_school()}
      >
        <ButtonLink to={paths.admin.dataProtection}>
          <ShieldCheck className="icon" aria-hidden />
          {m.data_protection_title()}
        </ButtonLink>
        <ButtonLink to={paths.admin.backups}>
          <DatabaseBackup className="icon" aria-hidden />
          {m.copies_title()}
        </ButtonLink>
        <ButtonLink to={paths.admin.staff}>
          <UserCog className="icon" aria-hidden />
          {m.admin_screens_staff()}
        </ButtonLink>
      </PageHeader>
      <QueryBoundary
        query={isFresh ? query : { ...query, data: undefined }}
        errorTitle={m.admin_screens_settings_did_not_load()}
        skeleton={<SettingsSkeleton />}
      >
        {(settings) => (
          <>
            <SettingsForm
              settings={settings}
              timezone={settings.timezone}
              freeClasses={classes.filter((it) => it.active && it.price === 0)}
            />
            <RecordingSettings />
            <MailSettings />
          </>
        )}
      </QueryBoundary>
    </div>
  )
}

function SettingsSkeleton() {
  return (
    <LoadingRegion className="settings">
      {['identity', 'texts', 'payments'].map((it) => (
        <Card key={it} as="div" padded className="grid gap-4">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-12 w-full rounded-control" />
          <Skeleton className="h-12 w-full rounded-control" />
        </Card>
      ))}
    </LoadingRegion>
  )
}
