import { useMutation } from '@tanstack/react-query'
import { type DataSaver, saveDataSaver } from '../../../../contract/offline/data-saver.ts'
import { m } from '../../../../messages/m.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { startSession, useSession } from '../../../api/session.ts'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { RadioCard } from '../../../kit/ChoiceCard.tsx'
import { toast } from '../../../kit/toast.ts'

const CHOICES: Record<DataSaver, [name: string, description: string]> = {
  ask: [m.lessons_data_saver_ask(), m.lessons_data_saver_ask_hint()],
  cheapest: [m.lessons_data_saver_cheapest(), m.lessons_data_saver_cheapest_hint()],
  best_on_wifi: [m.lessons_data_saver_wifi(), m.lessons_data_saver_wifi_hint()],
}

/** The data saver: the rendition in which lessons open (R-FORMS-008). */
export function DataSaverSettings() {
  const saved = useSession((it) => it.user?.dataSaver ?? 'ask')
  const saving = useMutation({
    mutationFn: (choice: DataSaver) => callApi(saveDataSaver, { dataSaver: choice }),
    onSuccess: (user) => startSession(user),
    onError: (error) => toast.error(m.lessons_data_saver_not_changed(), messageOf(error)),
  })
  const current = (saving.isPending && saving.variables) || saved
  return (
    <Card>
      <CardHead title={m.lessons_data_saver()} />
      <fieldset className="pad grid gap-2.5">
        <legend className="sr-only">{m.lessons_how_lessons_open()}</legend>
        {Object.entries(CHOICES).map(([choice, [name, description]]) => (
          <RadioCard
            key={choice}
            name="data-saver"
            value={choice}
            checked={choice === current}
            // the keys of the record are the choices
            onChange={() => saving.mutate(choice as DataSaver)}
          >
            <b className="block font-semibold">{name}</b>
            <span className="block text-small text-ink-2">{description}</span>
          </RadioCard>
        ))}
      </fieldset>
    </Card>
  )
}
