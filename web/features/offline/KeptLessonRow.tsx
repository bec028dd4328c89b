import { LESSON_KINDS } from '../../../contract/lessons/lesson-kinds.ts'
import { formatDataSize } from '../../../contract/offline/data-size.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Button } from '../../kit/Button.tsx'
import { DateText } from '../../kit/DateText.tsx'
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
            {formatDataSize(bytes)}
            {isComplete ? m.offline_kept() : m.offline_not_complete_begun()}
            <DateText at={keptAt} />
            {isUnread && m.offline_not_read_yet()}
          </span>
        </span>
        {hasNewer && (
          <span className="num block text-small text-ink-2">
            <Text of={m.offline_newer_version_newerbytes} newerBytes={formatDataSize(newerBytes)} />
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-x-5">
        {hasNewer && (
          <Button variant="flush" onClick={() => void keep()}>
            <Text
              of={m.offline_update_subject}
              subject={<span className="sr-only"> {subject}</span>}
            />
          </Button>
        )}
        <Button variant="flush" onClick={onRemove}>
          <Text
            of={m.offline_remove_subject}
            subject={<span className="sr-only"> {subject}</span>}
          />
        </Button>
      </span>
      {download?.state === 'loading' && <Downloading lessonIds={[id]} />}
      {download?.state === 'stopped' && (
        <Stopped lessonId={id} error={download.error} onContinue={() => void keep()} />
      )}
    </li>
  )
}
