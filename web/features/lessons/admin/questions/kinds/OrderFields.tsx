import type { OrderContent } from '../../../../../../contract/exams/kinds/order/order.ts'
import { m } from '../../../../../../messages/m.ts'
import { SegmentedControl } from '../../../../../kit/SegmentedControl.tsx'
import { TextArea, TextInput } from '../../../../../kit/TextInput.tsx'
import type { ContentFieldsProps } from './exercise-fields.tsx'
import { ListInput } from './ListInput.tsx'

const UNITS = [
  { value: 'words' as const, label: m.exercise_editor_words() },
  { value: 'letters' as const, label: m.exercise_editor_letters() },
]

/** The right order of words or letters, further right ones, and tiles that do not belong (R-LEARN-004). */
export function OrderFields({ content, onChange }: ContentFieldsProps<OrderContent>) {
  const { unit, text, orders, decoys } = content
  return (
    <>
      <SegmentedControl
        label={m.exercise_editor_tiles_are()}
        showLabel
        options={UNITS}
        value={unit}
        onChange={(it) => onChange({ ...content, unit: it })}
      />
      <TextInput
        data-first
        label={m.exercise_editor_right_order()}
        hint={m.exercise_editor_right_order_hint()}
        maxLength={1_000}
        autoComplete="off"
        enterKeyHint="next"
        value={text}
        onChange={({ target }) => onChange({ ...content, text: target.value })}
      />
      {unit === 'words' && (
        <TextArea
          label={m.exercise_editor_other_orders()}
          hint={m.exercise_editor_other_orders_hint()}
          maxLength={5_000}
          defaultValue={orders.join('\n')}
          onChange={({ target }) =>
            onChange({
              ...content,
              orders: target.value
                .split('\n')
                .map((it) => it.trim())
                .filter(Boolean)
                .slice(0, 10),
            })
          }
        />
      )}
      <ListInput
        label={m.exercise_editor_decoys()}
        hint={m.exercise_editor_list_hint()}
        words={decoys}
        max={10}
        onChange={(words) => onChange({ ...content, decoys: words })}
      />
    </>
  )
}
