import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../messages/m.ts'
import { Select } from '../../../kit/Select.tsx'
import { type ClassChoice, classChoicesQuery, priceText } from './class-choices-query.ts'

type ClassSelectProps = {
  label: string
  /** A class that cannot be chosen. */
  exceptId?: number
  classId: string
  onChange: (classId: string) => void
}

/** A select of a class with its price. */
export function ClassSelect({ label, exceptId, classId, onChange }: ClassSelectProps) {
  const { data: classes = [], isPending } = useQuery(classChoicesQuery)
  return (
    <Select
      label={label}
      placeholder={isPending ? m.kit_loading() : m.enrolment_choose_class()}
      options={classes
        .filter((it) => it.id !== exceptId)
        .map((it) => ({
          value: String(it.id),
          label: m.enrolment_class_with_price({ name: it.name, price: priceText(it) }),
        }))}
      value={classId}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** The chosen class; undefined while none is chosen or it is loading. */
export function useChosenClass(classId: string): ClassChoice | undefined {
  return useQuery(classChoicesQuery).data?.find((it) => String(it.id) === classId)
}
