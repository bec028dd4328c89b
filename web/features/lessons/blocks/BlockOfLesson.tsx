import type { LessonBlock } from '../../../../contract/lessons/lesson-blocks.ts'
import type { LessonPage } from '../../../../contract/study/study.ts'
import { Heading } from '../../../kit/BilingualTitle.tsx'
import { InterlinearBlock } from './InterlinearBlock.tsx'
import { TableBlock } from './TableBlock.tsx'
import './blocks.css'

type BlockOfLessonProps = {
  block: LessonBlock
  /** The sounds that the lines name. */
  files: NonNullable<LessonPage['blockFiles']>
}

/** A block of a lesson: lines with their layers, or a table (R-LEARN-009, R-LEARN-007). */
export function BlockOfLesson({ block, files }: BlockOfLessonProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {block.title && <Heading level={2}>{block.title}</Heading>}
      {block.kind === 'lines' ? (
        <InterlinearBlock lines={block.lines} files={files} />
      ) : (
        <TableBlock rows={block.rows} />
      )}
    </section>
  )
}
