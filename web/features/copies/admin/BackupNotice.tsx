import { DatabaseBackup } from 'lucide-react'
import type { BackupProblem } from '../../../../contract/copies/backup-problems.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { ButtonLink } from '../../../kit/Button.tsx'
import { Text } from '../../../kit/Text.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'

type BackupNoticeProps = { problem: BackupProblem; lastGoodAt: number; hasLink?: boolean }

/** Says that copies of the school need the attention of an owner (R-SAFE-005). */
export function BackupNotice({ problem, lastGoodAt, hasLink }: BackupNoticeProps) {
  const { dateTime } = useDateFormat()
  return (
    <Note
      tone={problem === 'unset' ? 'warning' : 'error'}
      icon={<DatabaseBackup className="icon" aria-hidden />}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <p className="grow basis-60">
          {sentenceOf(problem)}{' '}
          {lastGoodAt > 0 && <Text of={m.copies_last_good} time={dateTime(lastGoodAt)} />}
        </p>
        {hasLink && <ButtonLink to={paths.admin.backups}>{m.copies_open()}</ButtonLink>}
      </div>
    </Note>
  )
}

function sentenceOf(problem: BackupProblem): string {
  switch (problem) {
    case 'unset':
      return m.copies_unset_short()
    case 'needs_key':
      return m.copies_needs_key()
    case 'failing':
      return m.copies_failing()
    case 'old':
      return m.copies_old()
  }
}
