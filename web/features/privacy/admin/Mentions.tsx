import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  closeMention,
  getMentions,
  MENTIONS_PER_PAGE,
  type Mention,
  type MentionPlace,
} from '../../../../contract/privacy/privacy-admin.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { pageQuery } from '../../../api/page-query.ts'
import { paths } from '../../../api/paths.ts'
import { invalidate } from '../../../api/query-keys.ts'
import { Button } from '../../../kit/Button.tsx'
import { Time } from '../../../kit/DateText.tsx'
import { Link } from '../../../kit/Link.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { Text } from '../../../kit/Text.tsx'
import { toast } from '../../../kit/toast.ts'
import { QueryCard } from '../../../loading/QueryCard.tsx'

const mentionsQuery = (page: number) =>
  pageQuery(getMentions, { page }, adminKeys.mentionPage(page), { staleTime: 0 })

/** The texts of others that mention people whose accounts were erased; an administrator decides about each (decision 0830). */
export function Mentions() {
  const [page, setPage] = useState(1)
  const query = useQuery(mentionsQuery(page))
  if (query.data?.total === 0) return null
  return (
    <QueryCard
      title={m.privacy_texts_name_deleted_people()}
      query={query}
      errorTitle={m.privacy_texts_did_not_load()}
      rows={1}
    >
      {({ items, total, page: loadedPage }) => (
        <>
          <p className="pad text-ink-2">{m.privacy_mentions_what_to_do()}</p>
          <ul className="rows" aria-label={m.privacy_texts_name_deleted_people()}>
            {items.map((it, index) => (
              <MentionRow
                key={it.id}
                mention={it}
                isFirstOfAccount={items[index - 1]?.account !== it.account}
              />
            ))}
          </ul>
          <Pagination
            page={loadedPage}
            pageCount={Math.ceil(total / MENTIONS_PER_PAGE)}
            onPage={setPage}
          />
        </>
      )}
    </QueryCard>
  )
}

type RowProps = { mention: Mention; isFirstOfAccount: boolean }

function MentionRow({ mention: it, isFirstOfAccount }: RowProps) {
  const { label, path } = placeOf(it)
  return (
    <li className="flex flex-wrap gap-3.5">
      <div className="grid min-w-0 grow basis-48 gap-0.5 [overflow-wrap:anywhere]">
        <p className="font-semibold">
          <Link to={path}>{label}</Link>
        </p>
        <p dir="auto">
          {it.text === '' ? (
            m.privacy_text_removed()
          ) : (
            <>
              {it.before}
              <mark>{it.text}</mark>
              {it.after}
            </>
          )}
        </p>
        <p className="num text-tiny text-ink-3">
          <Text
            of={m.privacy_account_erased_on}
            account={String(it.account)}
            time={<Time at={it.foundAt} format="date" />}
          />
        </p>
      </div>
      <CloseButton
        closing={{ mentionId: it.id }}
        label={m.kit_done()}
        name={m.privacy_done_of({ place: label })}
      />
      {isFirstOfAccount && (
        <CloseButton
          closing={{ account: it.account }}
          label={m.privacy_all_done()}
          name={m.privacy_all_done_of({ account: String(it.account) })}
        />
      )}
    </li>
  )
}

type CloseProps = {
  closing: { mentionId: number } | { account: number }
  label: string
  /** The label with what it is about, for screen readers. */
  name: string
}

function CloseButton({ closing, label, name }: CloseProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(closeMention, closing),
    onSuccess: () => invalidate(queryClient, adminKeys.mentions, adminKeys.adminOverview),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <Button
      variant="soft"
      busy={isPending && m.kit_saving()}
      aria-label={name}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  )
}

const LABELS: Record<MentionPlace, string> = {
  comment: m.privacy_place_comment(),
  message: m.privacy_place_message(),
  scheduledMessage: m.privacy_place_scheduled_message(),
  class: m.privacy_place_class(),
  lesson: m.privacy_place_lesson(),
  question: m.privacy_place_question(),
  quizQuestion: m.privacy_place_quiz_question(),
  certificate: m.privacy_place_certificate(),
  template: m.privacy_place_template(),
  payment: m.privacy_place_payment(),
  audit: m.privacy_place_audit(),
  setting: m.privacy_place_setting(),
}

/** The words for a place, and the page on which it can be read or changed. */
function placeOf({ place, classId, lessonId, studentId }: Mention) {
  return { label: LABELS[place], path: pathOf() }

  function pathOf(): string {
    if (place === 'comment') return paths.lesson(classId, lessonId)
    if (place === 'lesson' || place === 'question') return paths.admin.lesson(classId, lessonId)
    if (place === 'class') return paths.admin.class(classId)
    if (studentId > 0) return paths.admin.student(studentId)
    return PAGES[place]
  }
}

const PAGES: Record<MentionPlace, string> = {
  comment: paths.admin.classes,
  lesson: paths.admin.classes,
  question: paths.admin.classes,
  class: paths.admin.classes,
  message: paths.admin.messages,
  scheduledMessage: paths.admin.messages,
  quizQuestion: paths.admin.quiz,
  certificate: paths.admin.certificates,
  template: paths.admin.certificates,
  payment: paths.admin.payments,
  audit: paths.admin.audit,
  setting: paths.admin.settings,
}
