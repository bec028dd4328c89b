import { Hourglass } from 'lucide-react'
import { EmptyState } from '../kit/EmptyState.tsx'
import { PageHead } from '../kit/PageHead.tsx'

/** A page that has its place in the school and no contents yet. */
export function NotOpenYet({ title }: { title: string }) {
  return (
    <div className="wrap">
      <PageHead title={title} />
      <EmptyState icon={Hourglass} title="Not open yet">
        This part of the school is not open yet.
      </EmptyState>
    </div>
  )
}
