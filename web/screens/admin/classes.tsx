import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ClassTable } from '../../features/classes/manage/ClassTable.tsx'
import { managedClassesQuery } from '../../features/classes/manage/queries.ts'
import { WhenLoaded } from '../../features/classes/manage/WhenLoaded.tsx'
import { useTimezone } from '../../features/settings/queries.ts'
import { Button } from '../../kit/Button.tsx'
import { PageHead } from '../../kit/PageHead.tsx'

const AddClassDialog = lazy(async () => ({
  default: (await import('../../features/classes/manage/AddClassDialog.tsx')).AddClassDialog,
}))

/** Manage Classes (wallet-and-admin §2). */
export function Screen() {
  const classes = useQuery(managedClassesQuery)
  const timezone = useTimezone()
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button look="main" className="max-sm:grow" onClick={() => setAdding(true)}>
      <Plus className="icon" aria-hidden />
      Add New Class
    </Button>
  )
  return (
    <div className="wrap">
      <PageHead title="Manage Classes" lead={classes.data && countText(classes.data.length)} />
      <WhenLoaded query={classes} failed="The classes did not load">
        {(list) => <ClassTable classes={list} timezone={timezone} add={add} />}
      </WhenLoaded>
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

const countText = (count: number) =>
  count === 1 ? '1 class' : `${count.toLocaleString('en')} classes`
