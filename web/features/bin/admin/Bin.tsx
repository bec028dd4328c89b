import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  Award,
  Brain,
  CircleHelp,
  FileText,
  Library,
  type LucideIcon,
  Trash2,
  User,
} from 'lucide-react'
import { type FormEvent, useState } from 'react'
import {
  BIN_ITEMS_PER_PAGE,
  BIN_KINDS,
  type BinItem,
  type BinKind,
  getBin,
  restoreFromBin,
} from '../../../../contract/bin/bin.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { pageQuery } from '../../../api/page-query.ts'
import { paths } from '../../../api/paths.ts'
import { eraseStudentNow } from '../../../forms/erase-student.ts'
import { restoreDeleted } from '../../../forms/restore-deleted.ts'
import { Button } from '../../../kit/Button.tsx'
import { Time } from '../../../kit/DateText.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { DialogButtons } from '../../../kit/DialogButtons.tsx'
import { EmptyCard } from '../../../kit/EmptyState.tsx'
import { Link } from '../../../kit/Link.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { Text } from '../../../kit/Text.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { Tile } from '../../../kit/Tile.tsx'
import { toast } from '../../../kit/toast.ts'
import { textFilter } from '../../../kit/url-filters.ts'
import { useUrlFilters } from '../../../kit/use-url-filters.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'

const KINDS: Record<BinKind, { icon: LucideIcon; label: string; plural: string }> = {
  class: { icon: Library, label: m.kit_class(), plural: m.kit_classes() },
  lesson: { icon: FileText, label: m.kit_lesson(), plural: m.kit_lessons() },
  question: { icon: CircleHelp, label: m.bin_question(), plural: m.bin_exam_questions() },
  template: {
    icon: Award,
    label: m.bin_certificate_template(),
    plural: m.bin_certificate_templates(),
  },
  quizQuestion: { icon: Brain, label: m.bin_quiz_question(), plural: m.bin_quiz_questions() },
  student: { icon: User, label: m.kit_student(), plural: m.kit_students() },
}

const URL_FILTERS = { kind: textFilter }

const toKind = (text: string) => BIN_KINDS.find((it) => it === text)

/** The items deleted in the last 30 days, newest first, each with Restore. */
export function Bin() {
  const { filters, page, setFilters, goToPage } = useUrlFilters(URL_FILTERS)
  const kind = toKind(filters.kind)
  const query = useQuery(binQuery({ kind, page }))
  return (
    <>
      <select
        className="input sm:w-72"
        aria-label={m.kit_kind()}
        value={kind ?? ''}
        onChange={(event) => setFilters({ kind: event.target.value })}
      >
        <option value="">{m.bin_everything()}</option>
        {BIN_KINDS.map((it) => (
          <option key={it} value={it}>
            {KINDS[it].plural}
          </option>
        ))}
      </select>
      <QueryBoundary query={query} errorTitle={m.bin_did_not_load()}>
        {({ items, total, page: loadedPage }) =>
          items.length === 0 ? (
            <EmptyCard icon={Trash2} title={m.bin_is_empty()}>
              {m.bin_stays_30_days()}
            </EmptyCard>
          ) : (
            <>
              <ul className="card rows" aria-label={m.bin_deleted_items()}>
                {items.map((it) => (
                  <BinRow key={`${it.kind} ${it.itemId}`} item={it} />
                ))}
              </ul>
              <Pagination
                page={loadedPage}
                pageCount={Math.ceil(total / BIN_ITEMS_PER_PAGE)}
                onPage={goToPage}
              />
            </>
          )
        }
      </QueryBoundary>
    </>
  )
}

function BinRow({ item }: { item: BinItem }) {
  const { icon: Icon, label } = KINDS[item.kind]
  const queryClient = useQueryClient()
  const [isRestoring, setRestoring] = useState(false)
  const [conflict, setConflict] = useState('')
  return (
    <li className="flex flex-wrap gap-3.5">
      <Tile>
        <Icon className="icon" aria-hidden />
      </Tile>
      <div className="grid min-w-0 grow basis-48 gap-0.5 [overflow-wrap:anywhere]">
        <p className="page-side font-semibold" dir="auto">
          <MixedScriptText text={item.name} />
        </p>
        <p className="text-small text-ink-2">
          {label}
          {item.place !== '' && (
            <>
              {' · '}
              <bdi>{item.place}</bdi>
            </>
          )}
        </p>
        <p className="num text-tiny text-ink-3">
          <Text
            of={m.bin_deleted_by}
            deletedBy={<bdi>{item.deletedBy}</bdi>}
            time={<Time at={item.deletedAt} />}
            endsOn={<Time at={item.endsAt} format="date" />}
          />
        </p>
      </div>
      <Button
        busy={isRestoring && m.bin_restoring()}
        aria-label={m.bin_restore_name({ name: item.name })}
        onClick={async () => {
          setRestoring(true)
          const message = await restoreDeleted(queryClient, item.kind, item.itemId)
          setConflict(message)
          setRestoring(false)
        }}
      >
        {m.kit_restore()}
      </Button>
      {item.kind === 'student' && (
        <Button
          variant="destructive-outline"
          aria-label={m.bin_erase_name_now({ name: item.name })}
          onClick={() => eraseStudentNow(queryClient, { id: item.itemId, name: item.name })}
        >
          {m.bin_erase_now()}
        </Button>
      )}
      {conflict !== '' && (
        <RestoreStudentDialog student={item} conflict={conflict} onClose={() => setConflict('')} />
      )}
    </li>
  )
}

type DialogProps = { student: BinItem; conflict: string; onClose: () => void }

/** Restores a student whose email address was registered again, under another one. */
function RestoreStudentDialog({ student, conflict, onClose }: DialogProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (newEmail: string) =>
      callApi(restoreFromBin, { kind: student.kind, itemId: student.itemId, newEmail }),
    onSuccess: async () => {
      toast.success(m.bin_restored())
      onClose()
      await queryClient.invalidateQueries()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email'))
    if (!isPending) mutate(email)
  }
  return (
    <Dialog
      open
      title={m.bin_restore_name({ name: student.name })}
      description={conflict}
      closable={!isPending}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <DialogButtons onCancel={onClose} type="submit" busy={isPending && m.bin_restoring()}>
          {m.kit_restore()}
        </DialogButtons>
      }
    >
      <p>
        <Link to={`${paths.admin.students}?search=${encodeURIComponent(student.place)}`}>
          {m.bin_open_account()}
        </Link>
      </p>
      <TextInput
        label={m.bin_new_email()}
        type="email"
        name="email"
        dir="ltr"
        required
        error={error ? messageOf(error) : undefined}
      />
    </Dialog>
  )
}

/** One page of the bin; the previous one is displayed while it loads. Refetched at every visit. */
function binQuery({ kind, page }: { kind: BinKind | undefined; page: number }) {
  return pageQuery(
    getBin,
    { page, ...(kind === undefined ? {} : { kind }) },
    adminKeys.bin({ kind, page }),
    { staleTime: 0 },
  )
}
