import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { classesCsv } from '../../../contract/enrolment/enrolment-exports.ts'
import { m } from '../../../messages/m.ts'
import { useMay } from '../../api/use-may.ts'
import { ExportButton } from '../../downloads/ExportButton.tsx'
import { ClassTable } from '../../features/classes/admin/ClassTable.tsx'
import { managedClassesQuery } from '../../features/classes/shared/managed-classes-query.ts'
import { Button } from '../../kit/Button.tsx'
import { lazyDialog } from '../../kit/LazyDialog.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { useTimeZone } from '../../kit/time-zone.ts'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'

const AddClassDialog = lazyDialog(
  async () => (await import('../../features/classes/admin/AddClassDialog.tsx')).AddClassDialog,
)

/** Manage Classes (R-ACLASS-001 to R-ACLASS-006). */
export function Screen() {
  const classes = useQuery(managedClassesQuery)
  const timezone = useTimeZone()
  const [isAdding, setAdding] = useState(false)
  const addButton = useMay('createClasses') && (
    <Button variant="primary" className="max-sm:grow" onClick={() => setAdding(true)}>
      <Plus className="icon" aria-hidden />
      {m.admin_screens_add_new_class()}
    </Button>
  )
  return (
    <div className="page">
      <PageHeader
        title={m.admin_screens_manage_classes()}
        subtitle={classes.data && classCountText(classes.data.length)}
      >
        {useMay('viewMoney') && <ExportButton file={classesCsv} filter={{}} />}
      </PageHeader>
      <QueryBoundary query={classes} errorTitle={m.admin_screens_classes_did_not_load()}>
        {(list) => <ClassTable classes={list} timezone={timezone} addButton={addButton} />}
      </QueryBoundary>
      {isAdding && (
        <Suspense>
          <AddClassDialog
            classes={classes.data ?? []}
            timezone={timezone}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

const classCountText = (count: number) => m.admin_screens_class_count({ count })
