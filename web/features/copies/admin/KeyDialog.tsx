import { useQueryClient } from '@tanstack/react-query'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { type FormEvent, useEffect, useState } from 'react'
import { setBackupKey } from '../../../../contract/copies/copies.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormError } from '../../../forms/FormError.tsx'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { Button } from '../../../kit/Button.tsx'
import { copyText } from '../../../kit/copy-text.ts'
import { Dialog } from '../../../kit/Dialog.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { toast } from '../../../kit/toast.ts'

type KeyPair = { identity: string; recipient: string }

/** The characters of the secret key that its owner types from the paper. */
const TYPED = 8

/** Makes a key in the browser, shows its secret half once and sends the public half (R-SAFE-004). */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const { pair, hasFailed } = useNewKey()
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const save = useFormMutation({
    send: (recipient: string) => callApi(setBackupKey, { recipient }),
    successMessage: setBackupKey.successMessage,
    fallbackError: m.copies_key_not_saved(),
    onSuccess: onClose,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.backups }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pair || save.isPending) return
    const isRight = typed.trim().toUpperCase() === pair.identity.slice(-TYPED)
    setIsWrong(!isRight)
    if (isRight) save.mutate(pair.recipient)
  }
  return (
    <Dialog
      open
      wide
      tall
      title={m.copies_key_dialog()}
      description={m.copies_key_once()}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{m.kit_cancel()}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!pair}
            busy={save.isPending && m.copies_key_saving()}
          >
            {m.copies_key_use()}
          </Button>
        </>
      }
    >
      {hasFailed && <FormError message={m.copies_key_not_made()} />}
      {pair && <SecretKey identity={pair.identity} />}
      <TextInput
        label={m.copies_key_type()}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isWrong ? m.copies_key_type_wrong() : undefined}
      />
      {save.errorMessage && <FormError message={save.errorMessage} />}
    </Dialog>
  )
}

function useNewKey(): { pair: KeyPair | undefined; hasFailed: boolean } {
  const [pair, setPair] = useState<KeyPair>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let isClosed = false
    const make = async () => {
      const identity = await generateX25519Identity()
      const recipient = await identityToRecipient(identity)
      if (!isClosed) setPair({ identity, recipient })
    }
    make().catch(() => setHasFailed(true))
    return () => {
      isClosed = true
    }
  }, [])
  return { pair, hasFailed }
}

function SecretKey({ identity }: { identity: string }) {
  const copy = async () => {
    if (await copyText(identity)) toast.success(m.copies_key_copied())
  }
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <p className="font-semibold" id="secret-key">
          {m.copies_key_secret()}
        </p>
        <output
          dir="ltr"
          aria-labelledby="secret-key"
          className="note note-info block font-mono wrap-anywhere select-all"
        >
          {identity}
        </output>
      </div>
      <div>
        <Button onClick={() => void copy()}>{m.copies_key_copy()}</Button>
      </div>
      <ol className="grid gap-1 list-decimal ps-6">
        <li>{m.copies_key_how_1()}</li>
        <li>{m.copies_key_how_2()}</li>
        <li>{m.copies_key_how_3()}</li>
        <li>{m.copies_key_how_4()}</li>
      </ol>
    </div>
  )
}
