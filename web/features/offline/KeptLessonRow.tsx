import { LESSON_KINDS } from '../../../contract/lessons/lesson-kinds.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Button } from '../../kit/Button.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { formatDataSize } from '../../kit/data-size.ts'
import { Link } from '../../kit/Link.tsx'
import { Text } from '../../kit/Text.tsx'
import { useDownloads } from './downloads.ts'
import { Downloading, Stopped } from './KeepProgress.tsx'
import type { KeptLesson } from './shared/database.ts'
import { useDeviceSummary } from './shared/device-summary.ts'

type KeptLessonRowProps = { lesson: KeptLesson; onRemove: () => void }

/** A kept lesson with its size, its newer version if there is one (R-OFFLINE-011), and its download. */
export function KeptLessonRow({ lesson, onRemove }: KeptLessonRowProps) {
  const { id, classRef, subject, className, bytes, isComplete, keptAt } = lesson
  const download = useDownloads((it) => it[id])
  const { newer, read } = useDeviceSummary()
  const newerBytes = newer[id]
  const isUnread =
    isComplete &&
    LESSON_KINDS[lesson.page.kind].completedBy === 'view' &&
    !lesson.page.viewed &&
    !read.includes(id)
  const hasNewer = newerBytes !== undefined && !download
  const keep = async () => {
    const { keepLesson } = await import('./keep-lesson.ts')
    await keepLesson({ classRef, lessonId: id })
  }
  return (
    <li>
      <span className="min-w-0 grow basis-40">
        <Link to={paths.lesson(classRef, id)} className="block font-semibold">
          <BilingualTitle>{subject}</BilingualTitle>
        </Link>
        <span className="num block text-small text-ink-2">
          <bdi>{className}</bdi>
          {'\u00a0· '}
          <span className="inline-block">
            <Text
              of={
                isUnread
                  ? m.offline_row_unread
                  : isComplete
                    ? m.offline_row_kept
                    : m.offline_row_incomplete
              }
              size={formatDataSize(bytes)}
              date={<DateText at={keptAt} />}
            />
          </span>
        </span>
        {hasNewer && (
          <span className="num block text-small text-ink-2">
            <Text of={m.offline_newer_version} size={formatDataSize(newerBytes)} />
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-x-5">
        {hasNewer && (
          <Button
            variant="flush"
            aria-label={m.offline_update_lesson({ subject })}
            onClick={() => void keep()}
          >
            {m.offline_update()}
          </Button>
        )}
        <Button
          variant="flush"
          aria-label={m.kit_remove_name({ name: subject })}
          onClick={onRemove}
        >
          {m.kit_remove()}
        </Button>
      </span>
      {download?.state === 'loading' && <Downloading lessonIds={[id]} />}
      {download?.state === 'stopped' && (
        <Stopped lessonId={id} error={download.error} onContinue={() => void keep()} />
      )}
    </li>
  )
}
