import { Plus, Trash2 } from 'lucide-react'
import {
  MAX_PAIRS,
  type MatchContent,
  type MatchItem,
  MIN_PAIRS,
} from '../../../../../../contract/exams/kinds/match/match.ts'
import type { QuestionMedia } from '../../../../../../contract/exams/questions.ts'
import { m } from '../../../../../../messages/m.ts'
import { Button } from '../../../../../kit/Button.tsx'
import { IconButton } from '../../../../../kit/IconButton.tsx'
import { TextInput } from '../../../../../kit/TextInput.tsx'
import { MediaField } from '../MediaField.tsx'
import type { ContentFieldsProps } from './exercise-fields.tsx'

const EMPTY: MatchItem = { text: '', file: 0 }

/** The pairs, each side a text, a picture or a sound (R-LEARN-006). */
export function MatchFields({ content, files, onChange }: ContentFieldsProps<MatchContent>) {
  const pairs = [...content.pairs]
  while (pairs.length < MIN_PAIRS) pairs.push({ left: EMPTY, right: EMPTY })
  const setSide = (index: number, side: 'left' | 'right', item: MatchItem, file?: QuestionMedia) =>
    onChange(
      { pairs: pairs.map((it, place) => (place === index ? { ...it, [side]: item } : it)) },
      file ? [...files, file] : undefined,
    )
  return (
    <>
      <ol className="grid gap-4">
        {pairs.map((pair, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pairs are added and removed at their places only
          <li key={index}>
            <fieldset className="grid gap-2.5 sm:grid-cols-2">
              <legend className="label mb-1.5">
                {m.exercise_editor_pair({ number: index + 1 })}
              </legend>
              {(['left', 'right'] as const).map((side) => (
                <Side
                  key={side}
                  label={
                    side === 'left'
                      ? m.exercise_editor_first_side()
                      : m.exercise_editor_second_side()
                  }
                  isFirst={index === 0 && side === 'left'}
                  item={pair[side]}
                  file={files.find(({ id }) => id === pair[side].file)}
                  onChange={(item, file) => setSide(index, side, item, file)}
                />
              ))}
            </fieldset>
            {pairs.length > MIN_PAIRS && (
              <IconButton
                label={m.exercise_editor_remove_pair({ number: index + 1 })}
                icon={<Trash2 className="icon" aria-hidden />}
                onClick={() => onChange({ pairs: pairs.toSpliced(index, 1) })}
              />
            )}
          </li>
        ))}
      </ol>
      {pairs.length < MAX_PAIRS && (
        <Button
          variant="soft"
          className="justify-self-start"
          onClick={() => onChange({ pairs: [...pairs, { left: EMPTY, right: EMPTY }] })}
        >
          <Plus className="icon" aria-hidden />
          {m.exercise_editor_add_pair()}
        </Button>
      )}
    </>
  )
}

type SideProps = {
  label: string
  isFirst: boolean
  item: MatchItem
  file: QuestionMedia | undefined
  onChange: (item: MatchItem, file?: QuestionMedia) => void
}

function Side({ label, isFirst, item, file, onChange }: SideProps) {
  return (
    <div className="grid content-start gap-2">
      <TextInput
        data-first={isFirst || undefined}
        label={label}
        hint={item.file === 0 ? undefined : m.exercise_editor_describes_file()}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="next"
        value={item.text}
        onChange={({ target }) => onChange({ ...item, text: target.value })}
      />
      <MediaField
        media={file ?? null}
        onChange={(media) => onChange({ ...item, file: media?.id ?? 0 }, media ?? undefined)}
      />
    </div>
  )
}
