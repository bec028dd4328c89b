import { dueOf, placeOf } from '../../../contract/letters/letter-progress.ts'
import { seededRandom, unitSteps } from '../../../contract/letters/steps.ts'
import { UNITS } from '../../../contract/letters/units.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { useSession } from '../../api/session.ts'
import { Badge } from '../../kit/Badge.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { formatDataSize } from '../../kit/data-size.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { ShareButton } from '../../kit/ShareButton.tsx'
import { Star } from '../../kit/Star.tsx'
import { LetterTable } from './LetterTable.tsx'
import { useProgress } from './progress-store.ts'
import { useSounds } from './use-sounds.ts'

/** The track: what returns, the place to begin, the ten units, and the progress by letter. */
export function Track() {
  const { entries, runs } = useProgress()
  const isVisitor = useSession((it) => !it.authenticated)
  const { ofUnit, isLoaded } = useSounds()
  // said once, and not for each of the ten units
  const isSilent = isLoaded && UNITS.every(({ number }) => ofUnit(number).recorded === 0)
  const finished = new Set(entries.flatMap((it) => (it.skill === 'unit' ? [Number(it.item)] : [])))
  const due = new Set(dueOf(entries).map((it) => it.letter))
  const place = placeOf(entries)
  const current = UNITS.find((it) => it.number >= (place ?? 1) && !finished.has(it.number))?.number
  return (
    <>
      <PageHeader title={m.letters_title()} subtitle={m.letters_subtitle()}>
        <ShareButton title={m.letters_title()} path={paths.letters} />
      </PageHeader>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <Card padded className="grid content-start gap-2.5">
          <h2>{place === undefined ? m.letters_placement() : placeText(place)}</h2>
          <p>{m.letters_placement_text()}</p>
          <div>
            <ButtonLink
              to={paths.lettersPart('placement')}
              variant={place === undefined && finished.size === 0 ? 'primary' : 'outline'}
            >
              {m.letters_placement()}
            </ButtonLink>
          </div>
        </Card>
        <Card padded className="grid content-start gap-2.5">
          <h2>{m.letters_repeat()}</h2>
          <p>
            {due.size > 0 ? m.letters_repeat_text({ count: due.size }) : m.letters_nothing_due()}
          </p>
          {due.size > 0 && (
            <div>
              <ButtonLink to={paths.lettersPart('repeat')} variant="primary">
                {m.letters_repeat()}
              </ButtonLink>
            </div>
          )}
        </Card>
      </div>
      <Card>
        <CardHead title={m.letters_units()} />
        <div className="pad grid gap-1 text-small text-ink-2">
          <p>{m.letters_offline()}</p>
          {isSilent && <p>{m.letters_no_sounds_yet()}</p>}
        </div>
        <ol className="rows">
          {UNITS.map(({ number, letters }) => (
            <UnitRow
              key={number}
              {...{ number, letters }}
              state={runs[String(number)] ? 'begun' : finished.has(number) ? 'finished' : 'new'}
              isPlace={place === number && !finished.has(number)}
              isCurrent={number === current}
              sounds={isLoaded && !isSilent ? ofUnit(number) : undefined}
            />
          ))}
        </ol>
      </Card>
      <Card>
        <CardHead title={m.letters_progress()} />
        <div className="pad grid gap-2.5 overflow-x-auto">
          {isVisitor && <p className="text-small text-ink-2">{m.letters_progress_of_device()}</p>}
          <LetterTable entries={entries} />
        </div>
      </Card>
    </>
  )
}

const BUTTONS = {
  new: m.letters_unit_start(),
  begun: m.letters_unit_continue(),
  finished: m.letters_unit_again(),
}

type UnitRowProps = {
  number: number
  letters: string
  state: keyof typeof BUTTONS
  /** The placement says to begin here. */
  isPlace: boolean
  isCurrent: boolean
  sounds: { count: number; recorded: number; bytes: number } | undefined
}

function UnitRow({ number, letters, state, isPlace, isCurrent, sounds }: UnitRowProps) {
  const isDone = state === 'finished'
  const name = m.letters_unit({ number })
  const size = sounds && sounds.bytes > 0 ? formatDataSize(sounds.bytes) : undefined
  return (
    <li className="letter-unit">
      <Star kind={isDone ? 'done' : 'open'} />
      <div className="grid grow gap-0.5">
        <h3 className="flex flex-wrap items-center gap-2">
          {name}
          {isDone && <Badge kind="read">{m.letters_unit_done()}</Badge>}
          {isPlace && <Badge kind="new">{m.letters_unit_begin_here()}</Badge>}
        </h3>
        <p>
          <span className="letter-unit-letters" lang="ar">
            {[...letters].join(' ')}
          </span>
        </p>
        <p className="num text-small text-ink-2">
          {m.letters_unit_minutes({ steps: unitSteps(number, seededRandom(1)).length })}
          {size && <> · {m.letters_sounds_size({ size })}</>}
        </p>
        {sounds && <SoundNote {...sounds} />}
      </div>
      <ButtonLink
        to={paths.lettersPart(String(number))}
        variant={isCurrent ? 'primary' : 'outline'}
        aria-label={`${BUTTONS[state]}: ${name}`}
      >
        {BUTTONS[state]}
      </ButtonLink>
    </li>
  )
}

export const placeText = (place: number): string =>
  place > UNITS.length ? m.letters_placement_all() : m.letters_placement_result({ number: place })

/** That a unit has no recordings, or not all (R-LETTERS-002). */
export function SoundNote({ recorded, count }: { recorded: number; count: number }) {
  if (recorded === count) return null
  return (
    <p className="text-small text-ink-2">
      {recorded === 0 ? m.letters_no_sounds() : m.letters_some_sounds({ recorded, count })}
    </p>
  )
}
