import { Hourglass } from 'lucide-react'
import { EmptyState } from '../kit/EmptyState.tsx'
import { PageHeader } from '../kit/PageHeader.tsx'

/** A page without content. */
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
