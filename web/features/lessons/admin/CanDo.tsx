import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { DialogButton } from '../../../kit/DialogButton.tsx'
import { LazyDialog, lazyDialog, prefetchOnIntent } from '../../../kit/LazyDialog.tsx'
import { listText } from '../../../kit/list-text.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { canDoQuery, managedLessonsQuery } from './lesson-list-queries.ts'

const loadDialog = async () => (await import('./CanDoDialog.tsx')).CanDoDialog
const CanDoDialog = lazyDialog(loadDialog)

/** What students of a class can do, and what shows it, with its editor (R-LEARN-012). */
export function CanDo({ classId }: { classId: number }) {
  const query = useQuery(canDoQuery(classId))
  const { data: lessons = [] } = useQuery(managedLessonsQuery(classId))
  const subjectOf = (id: number) => lessons.find((it) => it.id === id)?.subject ?? ''
  return (
    <QueryBoundary query={query} errorTitle={m.can_do_did_not_load()}>
      {({ statements }) => (
        <Card as="section" aria-label={m.can_do_of_class()}>
          <CardHead title={m.can_do_of_class()}>
            <DialogButton
              {...prefetchOnIntent(loadDialog)}
              dialog={(close) => (
                <LazyDialog title={m.can_do_of_class()} onClose={close}>
                  <CanDoDialog classId={classId} onClose={close} />
                </LazyDialog>
              )}
            >
              {statements.length > 0 ? (
                <Pencil className="icon max-sm:hidden" aria-hidden />
              ) : (
                <Plus className="icon max-sm:hidden" aria-hidden />
              )}
              {statements.length > 0 ? m.can_do_edit() : m.can_do_write()}
            </DialogButton>
          </CardHead>
          {statements.length === 0 ? (
            <p className="p-(--pad) text-ink-2">{m.can_do_none()}</p>
          ) : (
            <ul className="rows">
              {statements.map(({ text, lessons: ids }) => (
                <li key={text}>
                  <span className="min-w-0 grow">
                    <span className="block font-semibold wrap-anywhere" dir="auto">
                      {text}
                    </span>
                    {ids.length > 0 && lessons.length > 0 && (
                      <span className="block text-small text-ink-2">
                        {m.can_do_shown_by({ lessons: listText(ids.map(subjectOf)) })}
                      </span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </QueryBoundary>
  )
}
