import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type DataExport, requestDataExport } from '../../../contract/privacy/privacy.ts'
import { m } from '../../../messages/m.ts'
import { callApi, messageOf } from '../../api/call-api.ts'
import { usePressKey } from '../../api/press-key.ts'
import { keys } from '../../api/query-keys.ts'
import { Button } from '../../kit/Button.tsx'
import { Time } from '../../kit/DateText.tsx'
import { formatDataSize } from '../../kit/data-size.ts'
import { Text } from '../../kit/Text.tsx'
import { Note } from '../../kit/Tile.tsx'

/** The archive of everything that the school stores about the user. */
export function DownloadData({ archive }: { archive: DataExport | null }) {
  const isPreparing = archive?.state === 'preparing'
  const canAsk = !isPreparing && (archive?.nextAt ?? 0) * 1000 <= Date.now()
  return (
    <section className="grid justify-items-start gap-3" aria-label={m.privacy_download_my_data()}>
      <p className="text-ink-2">{m.privacy_download_what()}</p>
      {archive && <ArchiveState archive={archive} />}
      {canAsk && <AskButton isAgain={archive !== null} />}
      {!canAsk && archive && !isPreparing && (
        <p className="text-small text-ink-2">
          <Text
            of={m.privacy_ask_again_from}
            time={<Time at={archive.nextAt} format="dateTime" />}
          />
        </p>
      )}
    </section>
  )
}

function ArchiveState({ archive }: { archive: DataExport }) {
  if (archive.state === 'preparing') return <p role="status">{m.privacy_being_prepared()}</p>
  if (archive.state === 'failed') return <Note tone="error">{m.privacy_not_prepared()}</Note>
  if (archive.state === 'expired')
    return <p className="text-ink-2">{m.privacy_download_expired()}</p>
  return (
    <div className="grid gap-2" role="status">
      {archive.url && (
        <a className="btn btn-soft justify-self-start" href={archive.url} download="my-data.zip">
          <Text of={m.privacy_download_size} size={formatDataSize(archive.bytes)} />
        </a>
      )}
      <p className="text-small text-ink-2">
        <Text of={m.privacy_ready_until} time={<Time at={archive.readyUntil} format="date" />} />
      </p>
    </div>
  )
}

function AskButton({ isAgain }: { isAgain: boolean }) {
  const queryClient = useQueryClient()
  const pressKey = usePressKey()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(requestDataExport, { idempotencyKey: pressKey.keyFor('') }),
    onSuccess: (data) => {
      pressKey.release()
      queryClient.setQueryData(keys.myData, data)
    },
  })
  return (
    <>
      <Button variant="soft" busy={isPending && m.privacy_asking()} onClick={() => mutate()}>
        {isAgain ? m.privacy_prepare_my_data_again() : m.privacy_prepare_my_data()}
      </Button>
      {error && (
        <p className="text-small text-danger-ink" role="alert">
          {messageOf(error)}
        </p>
      )}
    </>
  )
}
