import { X } from 'lucide-react'
import { type FormEventHandler, type ReactNode, useId } from 'react'
import { m } from '../../messages/m.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './IconButton.tsx'
import { Modal } from './Modal.tsx'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the bottom, Cancel first and the action last; they stay above the keyboard. */
  actions?: ReactNode
  /** Renders a form, so that a submit button among the actions submits it. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** False while processing: no close icon, no Escape, no click on the backdrop. */
  closable?: boolean
  /** 720 px wide; with `tall` full screen on phones. A click on the backdrop does not close it. */
  wide?: boolean
  tall?: boolean
}

/** A dialog of 440 px from 640, a bottom sheet below that. Its content is mounted only while it is open. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: DialogProps) {
  const { title, description, closable = true, onClose, onSubmit } = props
  const id = useId()
  const className = classNames('sheet', props.wide && 'sheet-wide', props.tall && 'sheet-tall')
  const content = (
    <>
      <div className="sheet-head">
        <h2 id={id}>{title}</h2>
        {closable && (
          <IconButton
            label={m.kit_close()}
            icon={<X className="icon" aria-hidden />}
            onClick={onClose}
          />
        )}
      </div>
      {(description || props.children) && (
        <div className="sheet-body">
          {description && (
            <p id={`${id}-d`} className="text-ink-2">
              {description}
            </p>
          )}
          {props.children}
        </div>
      )}
      {props.actions && <div className="sheet-actions">{props.actions}</div>}
    </>
  )
  return (
    <Modal
      onClose={onClose}
      closable={closable}
      closeOnBackdrop={!props.wide && !props.tall}
      labelledBy={id}
      describedBy={description ? `${id}-d` : undefined}
    >
      {onSubmit ? (
        <form className={className} onSubmit={onSubmit} noValidate>
          {content}
        </form>
      ) : (
        <div className={className}>{content}</div>
      )}
    </Modal>
  )
}
