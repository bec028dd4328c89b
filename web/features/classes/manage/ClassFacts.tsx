import type { ReactNode } from 'react'
import type { ManagedClassPage } from '../../../../contract/classes.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { Mixed } from '../../../kit/Prose.tsx'
import { closingText, priceText } from './class-words.ts'
import './manage.css'

/** Six facts of a class in one ruled card (wallet-and-admin §2). */
export function ClassFacts({ class: it, timezone }: { class: ManagedClassPage; timezone: string }) {
  return (
    <dl className="card defs num">
      <Fact name="Category">
        <Mixed text={it.category} />
      </Fact>
      <Fact name="Price">{priceText(it)}</Fact>
      <Fact name="Status">
        <Badge kind={it.active ? 'active' : 'inactive'} />
      </Fact>
      <Fact name="Registration Close Date">{closingText(it.registrationCloses, timezone)}</Fact>
      <Fact name="Monthly Lesson Limit">
        {it.monthlyLimit === 0 ? 'No limit' : it.monthlyLimit}
      </Fact>
      <Fact name="Class ID">{it.id}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
