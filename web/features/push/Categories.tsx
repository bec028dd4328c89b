import { PUSH_CATEGORIES, type PushCategory } from '../../../contract/push.ts'
import { CheckboxCard } from '../../kit/ChoiceCard.tsx'
import { classNames } from '../../kit/class-names.ts'

const words: Record<PushCategory, [name: string, what: string]> = {
  'arabic-lessons': ['Arabic lessons', 'New lessons and exams in your classes'],
  'culture-tips': ['Culture tips', 'What the school writes to everyone'],
}

type CategoriesProps = {
  chosen: readonly PushCategory[]
  onChoose: (chosen: PushCategory[]) => void
  disabled?: boolean
  /** Side by side, their names alone. */
  brief?: boolean
}

/** Which notifications one wants; both may be left out (student-area §2). */
export function Categories({ chosen, onChoose, disabled, brief }: CategoriesProps) {
  const choose = (category: PushCategory, wanted: boolean) =>
    onChoose(PUSH_CATEGORIES.filter((it) => (it === category ? wanted : chosen.includes(it))))
  return (
    <fieldset className={classNames('grid gap-2.5', brief && 'grid-cols-2')} disabled={disabled}>
      <legend className="sr-only">What you want to hear about</legend>
      {PUSH_CATEGORIES.map((category) => {
        const [name, what] = words[category]
        return (
          <CheckboxCard
            key={category}
            className={brief ? 'min-h-11 gap-2.5 px-3 py-1' : undefined}
            value={category}
            checked={chosen.includes(category)}
            onChange={(event) => choose(category, event.target.checked)}
          >
            <b className="block font-semibold">{name}</b>
            {!brief && <span className="block text-small text-ink-2">{what}</span>}
          </CheckboxCard>
        )
      })}
    </fieldset>
  )
}
