import { PUSH_CATEGORIES, type PushCategory } from '../../../contract/push/push.ts'
import { m } from '../../../messages/m.ts'
import { CheckboxCard } from '../../kit/ChoiceCard.tsx'
import { classNames } from '../../kit/class-names.ts'

const categoryTexts: Record<PushCategory, [name: string, what: string]> = {
  'arabic-lessons': [m.push_lessons(), m.push_lessons_hint()],
  'culture-tips': [m.push_tips(), m.push_tips_hint()],
}

type PushCategoriesProps = {
  selected: readonly PushCategory[]
  onChange: (selected: PushCategory[]) => void
  disabled?: boolean
  /** Names only, side by side. */
  compact?: boolean
}

/** The notification categories; none is required (R-PUSH-003). */
export function PushCategories({ selected, onChange, disabled, compact }: PushCategoriesProps) {
  const toggle = (category: PushCategory, isSelected: boolean) =>
    onChange(PUSH_CATEGORIES.filter((it) => (it === category ? isSelected : selected.includes(it))))
  return (
    <fieldset className={classNames('grid gap-2.5', compact && 'grid-cols-2')} disabled={disabled}>
      <legend className="sr-only">{m.push_categories()}</legend>
      {PUSH_CATEGORIES.map((category) => {
        const [name, description] = categoryTexts[category]
        return (
          <CheckboxCard
            key={category}
            className={compact ? 'min-h-11 gap-2.5 px-3 py-1' : undefined}
            value={category}
            checked={selected.includes(category)}
            onChange={(event) => toggle(category, event.target.checked)}
          >
            <b className="block font-semibold">{name}</b>
            {!compact && <span className="block text-small text-ink-2">{description}</span>}
          </CheckboxCard>
        )
      })}
    </fieldset>
  )
}
