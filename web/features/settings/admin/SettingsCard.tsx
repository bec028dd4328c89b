import type { ReactNode } from 'react'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { classNames } from '../../../kit/class-names.ts'

type SettingsCardProps = { title: string; id?: string; hasColumns?: boolean; children: ReactNode }

/** A card of the settings form, with its fields in columns if there is space. */
export function SettingsCard({ title, id, hasColumns, children }: SettingsCardProps) {
  return (
    <Card id={id} className="scroll-mt-20">
      <CardHead title={title} />
      <div className={classNames('settings-fields', hasColumns && 'settings-columns')}>
        {children}
      </div>
    </Card>
  )
}
