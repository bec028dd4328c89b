import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Play } from 'lucide-react'
import { useState } from 'react'
import { type LetterSound, SOUND_NAMES } from '../../../../contract/letters/letter-sounds.ts'
import { SIGNS, signedText } from '../../../../contract/letters/letters.ts'
import { inLatin } from '../../../../contract/letters/read-aloud.ts'
import { allWords } from '../../../../contract/letters/units.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { settingsQuery } from '../../../api/settings-query.ts'
import { useMay } from '../../../api/use-may.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { Link } from '../../../kit/Link.tsx'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { ProgressBar } from '../../../kit/ProgressBar.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { Recorder } from '../../voice/shared/Recorder.tsx'
import { letterName, SIGN_NAMES } from '../labels.ts'
import { playSound } from '../letter-sounds.ts'
import { useRecordings } from './use-recordings.ts'

/** A letter or a word takes a second or two. */
const MAX_SECONDS = 15

/** What is said for a recording, and what it is. */
function promptOf(name: string): { text: string; detail: string } {
  const word = allWords().find((it) => it.id === name)
  if (word) return { text: word.text, detail: `${m.letters_record_word()} · ${inLatin(word.text)}` }
  const letter = name.charAt(0)
  const sign = SIGNS.find((it) => name.endsWith(` ${it}`)) ?? 'fatha'
  const text = signedText(letter, sign)
  return { text, detail: `${letterName(letter)} · ${SIGN_NAMES[sign]} · ${inLatin(text)}` }
}

/** The guided session: one letter or word a screen, with those that have no recording first (R-LETTERS-002). */
export function RecordLetters() {
  const recordings = useRecordings()
  return (
    <QueryBoundary query={recordings.query} errorTitle={m.letters_did_not_load()}>
      {({ sounds }) => <Session sounds={sounds} {...recordings} />}
    </QueryBoundary>
  )
}

type SessionProps = { sounds: readonly LetterSound[] } & Omit<
  ReturnType<typeof useRecordings>,
  'query'
>

function Session({ sounds, waiting, sending, add, sendWaiting }: SessionProps) {
  const byName = new Map(sounds.map((it) => [it.name, it]))
  const isThere = (name: string) => byName.has(name) || waiting.has(name) || sending.has(name)
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      SOUND_NAMES.findIndex((it) => !isThere(it)),
    ),
  )
  const name = SOUND_NAMES[current] ?? ''
  const { text, detail } = promptOf(name)
  const [isRecording, setRecording] = useState(false)
  const nextMissing = [...SOUND_NAMES.keys()].find(
    (it) => it > current && !isThere(SOUND_NAMES[it] ?? ''),
  )
  const count = SOUND_NAMES.length
  return (
    <>
      <PageHeader
        title={m.letters_record_title()}
        subtitle={m.letters_record_subtitle({ recorded: sounds.length, count })}
      />
      <SwitchedOff />
      <ProgressBar value={sounds.length} max={count} label={m.letters_record_title()} />
      <Card padded className="grid justify-items-center gap-3.5 text-center">
        <p className="num text-small text-ink-2">
          {m.letters_record_number({ number: current + 1, count })}
        </p>
        <h2 className="text-base">{m.letters_record_say()}</h2>
        <p className="letter-prompt" lang="ar">
          {text}
        </p>
        <p className="text-small text-ink-2">
          <bdi>{detail}</bdi>
        </p>
        <div className="flex flex-wrap justify-center gap-2.5">
          <Recorder
            key={name}
            form="short"
            maxSeconds={MAX_SECONDS}
            label={isThere(name) ? m.letters_record_again() : m.letters_record_record()}
            onRunning={setRecording}
            onDone={({ sound }, reason) => reason !== 'silent' && void add(name, sound)}
          />
          <PlayButton url={byName.get(name)?.url} />
        </div>
        <p role="status" className="text-small text-ink-2">
          {stateOf(name, { sending, waiting, byName })}
        </p>
        <div className="flex flex-wrap justify-center gap-2.5">
          <Button disabled={isRecording || current === 0} onClick={() => setCurrent(current - 1)}>
            <ChevronLeft className="icon mirror" aria-hidden />
            {m.letters_record_previous()}
          </Button>
          <Button
            variant={isThere(name) ? 'soft' : 'outline'}
            disabled={isRecording || current === count - 1}
            onClick={() => setCurrent(current + 1)}
          >
            {m.letters_record_next()}
            <ChevronRight className="icon mirror" aria-hidden />
          </Button>
          {nextMissing !== undefined && nextMissing !== current + 1 && (
            <Button disabled={isRecording} onClick={() => setCurrent(nextMissing)}>
              {m.letters_record_next_missing()}
            </Button>
          )}
        </div>
        <p className="hint">
          {sounds.length === count ? m.letters_record_done() : m.letters_record_hint()}
        </p>
      </Card>
      {waiting.size > 0 && (
        <Note tone="warning">
          {m.letters_record_kept()}{' '}
          <Button onClick={() => void sendWaiting()}>{m.letters_record_send()}</Button>
        </Note>
      )}
      <Card>
        <CardHead title={m.letters_record_all()} />
        <ol className="letter-recordings pad" dir="rtl">
          {SOUND_NAMES.map((it, index) => (
            <li key={it}>
              <button
                type="button"
                lang="ar"
                aria-current={index === current}
                aria-label={`${promptOf(it).text}: ${stateOf(it, { sending, waiting, byName })}`}
                data-state={byName.has(it) ? 'stored' : isThere(it) ? 'waiting' : 'missing'}
                disabled={isRecording}
                onClick={() => setCurrent(index)}
              >
                {promptOf(it).text}
              </button>
            </li>
          ))}
        </ol>
      </Card>
    </>
  )
}

type Stores = {
  sending: ReadonlySet<string>
  waiting: ReadonlySet<string>
  byName: ReadonlyMap<string, LetterSound>
}

function stateOf(name: string, { sending, waiting, byName }: Stores): string {
  if (sending.has(name)) return m.letters_record_sending()
  if (waiting.has(name)) return m.letters_record_kept()
  return byName.has(name) ? m.letters_record_stored() : m.letters_record_missing()
}

function PlayButton({ url }: { url: string | undefined }) {
  if (url === undefined) return null
  return (
    <Button onClick={() => void playSound(url).catch(() => {})}>
      <Play className="icon" aria-hidden />
      {m.letters_record_play()}
    </Button>
  )
}

function SwitchedOff() {
  const isOff = useQuery(settingsQuery).data?.lettersTrack === false
  const mayChange = useMay('changeSettings')
  if (!isOff) return null
  return (
    <Note tone="info">
      {m.letters_record_off()}{' '}
      {mayChange && <Link to={paths.admin.settings}>{m.letters_record_to_settings()}</Link>}
    </Note>
  )
}
