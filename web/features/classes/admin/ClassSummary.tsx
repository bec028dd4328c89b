import type { ReactNode } from 'react'
import type { ManagedClassPage } from '../../../../contract/classes/classes.ts'
import { m } from '../../../../messages/m.ts'
import { classNames } from '../../../kit/class-names.ts'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { priceText } from '../price-text.ts'
import { closingText } from './class-format.ts'
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
      <SummaryItem name={m.classes_field_category()}>
        <bdi>
          <MixedScriptText text={classPage.category} />
        </bdi>
      </SummaryItem>
      <SummaryItem name={m.kit_price()}>{priceText(classPage)}</SummaryItem>
      <SummaryItem name={m.kit_status()}>
        <StatusBadge class={classPage} />
      </SummaryItem>
      <SummaryItem name={m.classes_field_registration_close()}>
        {closingText(classPage.registrationCloses, timezone)}
      </SummaryItem>
      <SummaryItem name={m.classes_monthly_lesson_limit()}>
        {classPage.monthlyLimit === 0 ? m.classes_no_limit() : classPage.monthlyLimit}
      </SummaryItem>
      <SummaryItem name={m.classes_class_id()}>{classPage.id}</SummaryItem>
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
