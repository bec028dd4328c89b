import { Hourglass } from 'lucide-react'
import { EmptyState } from '../kit/EmptyState.tsx'
import { PageHeader } from '../kit/PageHeader.tsx'

/** A page that has its place in the school and no contents yet. */
export function ComingSoon({ title }: { title: string }) {
  return (
    <div className="page">
      <PageHeader title={title} />
      <EmptyState icon={Hourglass} title="Not open yet">
        This part of the school is not open yet.
      </EmptyState>
    </div>
  )
}
