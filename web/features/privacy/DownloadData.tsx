import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatDataSize } from '../../../contract/offline/data-size.ts'
import { type DataExport, requestDataExport } from '../../../contract/privacy/privacy.ts'
import { callApi, messageOf } from '../../api/call-api.ts'
import { usePressKey } from '../../api/press-key.ts'
import { keys } from '../../api/query-keys.ts'
import { Button } from '../../kit/Button.tsx'
import { Time } from '../../kit/DateText.tsx'
import { Note } from '../../kit/Tile.tsx'

/** The archive of everything that the school stores about the user. */
export function DownloadData({ archive }: { archive: DataExport | null }) {
  const isPreparing = archive?.state === 'preparing'
  const canAsk = !isPreparing && (archive?.nextAt ?? 0) * 1000 <= Date.now()
  return (
    <section className="grid justify-items-start gap-3" aria-label="Download my data">
      <p className="text-ink-2">
        Get one file with everything the school stores about you: your account, classes, answers,
        marks, comments, messages and payments, and the photographs you sent.
      </p>
      {archive && <ArchiveState archive={archive} />}
      {canAsk && <AskButton isAgain={archive !== null} />}
      {!canAsk && archive && !isPreparing && (
        <p className="text-small text-ink-2">
          You can ask again from <Time at={archive.nextAt} format="dateTime" />.
        </p>
      )}
    </section>
  )
}

function ArchiveState({ archive }: { archive: DataExport }) {
  if (archive.state === 'preparing')
    return <p role="status">Your data is being prepared. You get an email when it is ready.</p>
  if (archive.state === 'failed')
    return <Note tone="error">Your data could not be prepared. Please try again.</Note>
  if (archive.state === 'expired')
    return <p className="text-ink-2">Your last download has expired.</p>
  return (
    <div className="grid gap-2" role="status">
      {archive.url && (
        <a className="btn btn-soft justify-self-start" href={archive.url} download="my-data.zip">
          Download · {formatDataSize(archive.bytes)}
        </a>
      )}
      <p className="text-small text-ink-2">
        Ready until <Time at={archive.readyUntil} format="date" />, or until you change your
        password. It is a .zip file, which computers and phones open.
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
      <Button variant="soft" busy={isPending && 'Asking...'} onClick={() => mutate()}>
        {isAgain ? 'Prepare my data again' : 'Prepare my data'}
      </Button>
      {error && (
        <p className="text-small text-danger-ink" role="alert">
          {messageOf(error)}
        </p>
      )}
    </>
  )
}
