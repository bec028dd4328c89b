import { Copy, Eye, EyeOff, Pencil, Share2, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ManagedClassPage } from '../../../../contract/classes/classes.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { useMay } from '../../../api/use-may.ts'
import { BilingualTitle, Heading } from '../../../kit/BilingualTitle.tsx'
import { Button, ButtonLink } from '../../../kit/Button.tsx'
import { Menu } from '../../../kit/Menu.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { DESKTOP, useMediaQuery } from '../../../kit/use-media-query.ts'
import { priceText } from '../price-text.ts'
import { StatusBadge } from './StatusBadge.tsx'
import './class-admin.css'

/** The dialogs that the header opens. */
export type ClassDialogName = 'edit' | 'share' | 'duplicate' | 'publish' | 'delete'

type ClassHeaderProps = {
  class: ManagedClassPage
  /** Whether to name category, price and status below the title on phones, where the summary is hidden. */
  hasFacts: boolean
  onOpen: (dialog: ClassDialogName) => void
}

/** The name of a class and its actions (R-ACLASS-013). On phones it shrinks to one line while the page is scrolled. */
export function ClassHeader({ class: it, hasFacts, onOpen }: ClassHeaderProps) {
  const [ref, isScrolledPast] = useIsScrolledPast()
  const isDesktop = useMediaQuery(DESKTOP)
  const deletes = useMay('deleteClasses')
  const creates = useMay('createClasses')
  const icon = 'icon'
  const deletion = {
    label: m.classes_delete_class(),
    icon: <Trash2 className={icon} aria-hidden />,
    destructive: true,
    onSelect: () => onOpen('delete'),
  }
  return (
    <>
      <div className="class-header" ref={ref}>
        <Heading>{it.name}</Heading>
        {hasFacts && <ClassFacts class={it} />}
        <div className="class-actions">
          <Button onClick={() => onOpen('edit')}>
            <Pencil className={icon} aria-hidden />
            <span className="max-sm:sr-only">{m.classes_edit_class()}</span>
          </Button>
          <ButtonLink to={paths.admin.preview(it.id)}>
            <Eye className={icon} aria-hidden />
            <span className="max-sm:sr-only">{m.classes_view_as_student()}</span>
          </ButtonLink>
          <Button onClick={() => onOpen('share')}>
            <Share2 className={icon} aria-hidden />
            <span className="sr-only">{m.kit_share()}</span>
          </Button>
          {isDesktop && deletes && (
            <Button variant="destructive-outline" onClick={deletion.onSelect}>
              {deletion.icon}
              {deletion.label}
            </Button>
          )}
          {creates && (
            <Menu
              label={m.classes_more_actions()}
              items={[
                {
                  label: m.classes_duplicate_class(),
                  icon: <Copy className={icon} aria-hidden />,
                  onSelect: () => onOpen('duplicate'),
                },
                ...(isDesktop || !deletes ? [] : [deletion]),
              ]}
            />
          )}
        </div>
      </div>
      <div className="class-strip" aria-hidden data-shown={isScrolledPast || undefined}>
        <div dir="auto">
          <BilingualTitle>{it.name}</BilingualTitle>
        </div>
      </div>
      {it.draft && (
        <DraftNote>
          <Button variant="primary" onClick={() => onOpen('publish')}>
            {m.classes_publish()}
          </Button>
        </DraftNote>
      )}
    </>
  )
}

function ClassFacts({ class: it }: { class: ManagedClassPage }) {
  return (
    <p className="class-facts num">
      <StatusBadge class={it} />
      <span>{priceText(it)}</span>
      <bdi>
        <MixedScriptText text={it.category} />
      </bdi>
    </p>
  )
}

/** A note that only administrators see the class. */
function DraftNote({ children }: { children: ReactNode }) {
  return (
    <Note tone="warning" icon={<EyeOff className="icon" aria-hidden />}>
      <div className="draft-note">
        <span>{m.classes_draft_note()}</span>
        {children}
      </div>
    </Note>
  )
}

/** A ref for an element, and whether it has left the screen at its top. */
function useIsScrolledPast() {
  const ref = useRef<HTMLDivElement>(null)
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, isPast] as const
}
