import type { ReactNode } from 'react'
import type { ManagedClassPage } from '../../../../contract/classes/classes.ts'
import { m } from '../../../../messages/m.ts'
import { classNames } from '../../../kit/class-names.ts'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { closingText, priceText } from './class-format.ts'
import { StatusBadge } from './StatusBadge.tsx'
import './class-admin.css'

type ClassSummaryProps = {
  class: ManagedClassPage
  timezone: string
  /** Hidden below 768, where the header names the most important ones. */
  wideOnly: boolean
}

/** Six properties of a class in one card (R-ACLASS-014). */
export function ClassSummary({ class: classPage, timezone, wideOnly }: ClassSummaryProps) {
  return (
    <dl className={classNames('card class-summary num', wideOnly && 'class-summary-wide')}>
      <SummaryItem name="Category">
        <MixedScriptText text={classPage.category} />
      </SummaryItem>
      <SummaryItem name="Price">{priceText(classPage)}</SummaryItem>
      <SummaryItem name="Status">
        <StatusBadge class={classPage} />
      </SummaryItem>
      <SummaryItem name="Registration Close Date">
        {closingText(classPage.registrationCloses, timezone)}
      </SummaryItem>
      <SummaryItem name="Monthly Lesson Limit">
        {classPage.monthlyLimit === 0 ? m.classes_no_limit() : classPage.monthlyLimit}
      </SummaryItem>
      <SummaryItem name="Class ID">{classPage.id}</SummaryItem>
    </dl>
  )
}

function SummaryItem({ name: label, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
