import { Delete, Keyboard } from 'lucide-react'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { m } from '../../../messages/m.ts'
import { useBackLayer } from '../use-back-layer.ts'
import './arabic-keyboard.css'
import { deleteBackwards, type TextField, typeText } from './edit-field.ts'
import { KEYS, neighbour, SIGNS } from './keys.ts'

export type ArabicKeyboardProps = {
  field: RefObject<TextField | null>
  onClose: (reason: CloseReason) => void
}

/** The student closed the keyboard, switched to the device's own one, or moved to another field. */
export type CloseReason = 'closed' | 'own' | 'left'

const TATWEEL = '\u0640'

/**
 * An on-screen Arabic keyboard at the bottom of the window (R-ARABIC-009). The field keeps the focus while keys are
 * touched or clicked; with a keyboard or a screen reader the keys are one tab stop with arrow keys.
 */
export function ArabicKeyboard({ field, onClose }: ArabicKeyboardProps) {
  const panel = useRef<HTMLFieldSetElement>(null)
  const [pressed, setPressed] = useState('')
  const [hasSigns, setHasSigns] = useState(false)
  const keys = hasSigns ? SIGNS : KEYS
  const { tabIndexOf, moveFocus } = useRovingFocus(panel)
  const close = (reason: CloseReason) => {
    onClose(reason)
    if (reason === 'left') return
    // a phone opens its keyboard when a field gets the focus
    if (reason === 'own') field.current?.blur()
    requestAnimationFrame(() => field.current?.focus())
  }
  useOpenPanel(panel, field, close)
  useBackLayer(() => close('closed'))

  const press = (name: string, edit: (it: TextField) => void) => {
    if (field.current) edit(field.current)
    setPressed(name)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return moveFocus(event)
    event.stopPropagation()
    event.preventDefault()
    close('closed')
  }
  return (
    <fieldset
      ref={panel}
      popover="manual"
      className="arabic-keyboard"
      onKeyDown={onKeyDown}
      // the field keeps the focus and its cursor
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <legend className="sr-only">{m.kit_arabic_keyboard()}</legend>
      <div className="arabic-keys" dir="rtl">
        {keys.map(({ text, name }, index) => (
          <button
            key={text}
            type="button"
            lang={name ? undefined : 'ar'}
            tabIndex={tabIndexOf(index)}
            aria-label={name}
            onClick={() => press(name ?? text, (it) => typeText(it, text))}
          >
            {name ? <Sign text={text === TATWEEL ? text : `${TATWEEL}${text}`} /> : text}
          </button>
        ))}
        <button
          type="button"
          lang="ar"
          className="arabic-key-page"
          tabIndex={tabIndexOf(keys.length)}
          aria-label={hasSigns ? m.kit_letters() : m.kit_more_signs()}
          onClick={() => setHasSigns(!hasSigns)}
        >
          <Sign text={hasSigns ? 'اب' : '؟١'} />
        </button>
        <button
          type="button"
          className="arabic-key-space"
          tabIndex={tabIndexOf(keys.length + 1)}
          onClick={() => press(m.kit_space(), (it) => typeText(it, ' '))}
        >
          {m.kit_space()}
        </button>
        <button
          type="button"
          tabIndex={tabIndexOf(keys.length + 2)}
          aria-label={m.kit_delete()}
          onClick={() => press(m.kit_deleted(), deleteBackwards)}
        >
          <Delete className="icon" aria-hidden />
        </button>
        <button
          type="button"
          tabIndex={tabIndexOf(keys.length + 3)}
          aria-label={m.kit_use_own_keyboard()}
          onClick={() => close('own')}
        >
          <Keyboard className="icon" aria-hidden />
        </button>
      </div>
      <span className="sr-only" role="status">
        {pressed}
      </span>
    </fieldset>
  )
}

/** What a key with a name shows; as content of the style it is no part of the name. */
function Sign({ text }: { text: string }) {
  return <span className="arabic-key-sign" data-text={text} />
}

/** One tab stop for all keys; arrow keys, Home and End move between them. */
function useRovingFocus(panel: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0)
  const moveFocus = (event: KeyboardEvent) => {
    const keys = [...(panel.current?.querySelectorAll('button') ?? [])]
    const firstTop = keys[0]?.offsetTop
    const perRow = keys.findIndex((it) => it.offsetTop !== firstTop)
    const next = neighbour(current, event.key, { perRow, count: keys.length })
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    keys[next]?.focus()
  }
  return { tabIndexOf: (index: number) => (index === current ? 0 : -1), moveFocus }
}

/** Shows the panel, hides the phone's keyboard for the field, and closes when another field gets the focus. */
function useOpenPanel(
  panel: RefObject<HTMLElement | null>,
  field: RefObject<TextField | null>,
  onClose: (reason: CloseReason) => void,
) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const input = field.current
    if (!input) return
    panel.current?.showPopover?.()
    input.inputMode = 'none'
    document.documentElement.classList.add('has-arabic-keyboard')
    input.focus()
    input.scrollIntoView({ block: 'center' })
    const onFocus = ({ target }: FocusEvent) => {
      if (target !== input && target instanceof HTMLElement && target.matches('input, textarea'))
        close('left')
    }
    const onKeyDown = (event: DocumentEventMap['keydown']) => {
      if (event.key !== 'Escape' || event.target !== input) return
      // closes the keyboard, not the dialog around the field
      event.preventDefault()
      event.stopPropagation()
      close('closed')
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKeyDown, true)
      document.documentElement.classList.remove('has-arabic-keyboard')
      input.inputMode = ''
    }
  }, [panel, field])
}
