import { m } from '../../../../messages/m.ts'
import { RadioCard } from '../../../kit/ChoiceCard.tsx'

type WhichSessionsProps = { following: boolean; onChange: (following: boolean) => void }

/** Whether a change is for one session or also for the later ones of its repetition. */
export function WhichSessions({ following, onChange }: WhichSessionsProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="label mb-1.5">{m.live_applies_to()}</legend>
      <RadioCard name="following" checked={!following} onChange={() => onChange(false)}>
        {m.live_this_one()}
      </RadioCard>
      <RadioCard name="following" checked={following} onChange={() => onChange(true)}>
        {m.live_following()}
      </RadioCard>
    </fieldset>
  )
}
