import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../api/call-api.ts'
import { SettingsForm } from '../../features/settings/admin/SettingsForm.tsx'
import { settingsQuery } from '../../features/settings/queries.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import '../../features/settings/admin/settings.css'

/** What the school is set to: its name and logo, its texts, payments and contact (R-ASET-001). */
export function Screen() {
  // a change starts from what is true now, and the cache may be of a visitor's, without a version
  const settings = useQuery({ ...settingsQuery, refetchOnMount: 'always' })
  const { data, dataUpdatedAt, error, isFetching, refetch } = settings
  const [openedAt] = useState(Date.now)
  return (
    <div className="page max-w-205">
      <PageHeader title="Admin Settings" subtitle="What the school is called, says and charges" />
      {data && dataUpdatedAt >= openedAt ? (
        <SettingsForm settings={data} timezone={data.timezone} />
      ) : error ? (
        <Card>
          <EmptyState
            icon={CloudOff}
            title="The settings did not load"
            action={
              <Button busy={isFetching && 'Loading...'} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {messageOf(error)}
          </EmptyState>
        </Card>
      ) : (
        <SettingsSkeleton />
      )}
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
