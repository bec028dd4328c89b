import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { parseDateTimeLocal } from '../../../../contract/platform/school-time.ts'
import { BREACH_SECONDS, REGULATOR_ARCHIVE } from '../../../../contract/privacy/data-protection.ts'
import { m } from '../../../../messages/m.ts'
import { messageOf } from '../../../api/call-api.ts'
import { downloadCsv } from '../../../downloads/download-csv.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { Select } from '../../../kit/Select.tsx'
import { Text } from '../../../kit/Text.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { useTimeZone } from '../../../kit/time-zone.ts'
import { toast } from '../../../kit/toast.ts'
import { useDateFormat } from '../../../kit/use-date-format.ts'

const YEARS = 5

type Figures = { year: number; exports: number; erasures: number; complaints: number }

/** The figures of the year, and the archive for the regulator of a year. */
export function ArchiveCard({ figures }: { figures: Figures }) {
  const { year, exports, erasures, complaints } = figures
  const [chosen, setChosen] = useState(String(year))
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadCsv(REGULATOR_ARCHIVE, { year: chosen }),
    onError: (error) => toast.error(messageOf(error, m.data_protection_archive_failed())),
  })
  const years = Array.from({ length: YEARS }, (_, index) => String(year - index))
  return (
    <Card>
      <CardHead title={m.data_protection_archive()} />
      <div className="pad grid gap-4.5">
        <p>
          {m.data_protection_figures({ year: String(year) })}{' '}
          {[
            m.data_protection_exports({ count: exports }),
            m.data_protection_erasures({ count: erasures }),
            m.data_protection_complaints_count({ count: complaints }),
          ].join(' · ')}
        </p>
        <p className="text-ink-2">{m.data_protection_archive_what()}</p>
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={m.data_protection_year()}
            options={years.map((it) => ({ value: it, label: it }))}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button busy={isPending && m.downloads_exporting()} onClick={() => mutate()}>
            <Download className="icon" aria-hidden />
            {m.data_protection_download_archive()}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** The clock of a breach: by when it is reported to the Commission (NDPA 2023, section 40). */
export function BreachClock() {
  const timezone = useTimeZone()
  const { dateTime } = useDateFormat()
  const [discovered, setDiscovered] = useState('')
  const at = discovered === '' ? undefined : parseDateTimeLocal(discovered, timezone)
  return (
    <Card>
      <CardHead title={m.data_protection_breach()} />
      <div className="pad grid gap-4.5">
        <p>{m.data_protection_breach_what()}</p>
        <TextInput
          label={m.data_protection_breach_discovered()}
          type="datetime-local"
          value={discovered}
          onChange={({ target }) => setDiscovered(target.value)}
        />
        <p role="status">
          {at !== undefined && Number.isFinite(at) && (
            <Text
              of={m.data_protection_breach_until}
              time={<b>{dateTime(at + BREACH_SECONDS)}</b>}
            />
          )}
        </p>
      </div>
    </Card>
  )
}
