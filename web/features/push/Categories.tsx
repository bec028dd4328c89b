import { PUSH_CATEGORIES, type PushCategory } from '../../../contract/push.ts'
import { CheckboxCard } from '../../kit/ChoiceCard.tsx'

const words: Record<PushCategory, [name: string, what: string]> = {
  'arabic-lessons': ['Arabic lessons', 'New lessons and exams in your classes'],
  'culture-tips': ['Culture tips', 'What the school writes to everyone'],
}

type CategoriesProps = {
  chosen: readonly PushCategory[]
  onChoose: (chosen: PushCategory[]) => void
  disabled?: boolean
}

/** Which notifications one wants; both may be left out (student-area §2). */
export function Categories({ chosen, onChoose, disabled }: CategoriesProps) {
  const choose = (category: PushCategory, wanted: boolean) =>
    onChoose(PUSH_CATEGORIES.filter((it) => (it === category ? wanted : chosen.includes(it))))
  return (
    <fieldset className="grid gap-2.5" disabled={disabled}>
      <legend className="sr-only">What you want to hear about</legend>
      {PUSH_CATEGORIES.map((category) => {
        const [name, what] = words[category]
        return (
          <CheckboxCard
            key={category}
            checked={chosen.includes(category)}
            onChange={(event) => choose(category, event.target.checked)}
          >
            <b className="block font-semibold">{name}</b>
            <span className="block text-small text-ink-2">{what}</span>
          </CheckboxCard>
        )
      })}
    </fieldset>
  )
}
