import type { LessonBlock } from '../../../../contract/lessons/lesson-blocks.ts'
import type { LessonPage } from '../../../../contract/study/study.ts'
import { Heading } from '../../../kit/BilingualTitle.tsx'
import { InterlinearBlock } from './InterlinearBlock.tsx'
import { TableBlock } from './TableBlock.tsx'
import './blocks.css'

type LessonBlocksProps = {
  blocks: readonly LessonBlock[]
  /** The sounds that the lines name. */
  files: NonNullable<LessonPage['blockFiles']>
}

/** What follows the text of a lesson: lines with their layers, and tables (R-LEARN-009, R-LEARN-007). */
export function LessonBlocks({ blocks, files }: LessonBlocksProps) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a lesson keep their places
    <section key={index} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {block.title && <Heading level={2}>{block.title}</Heading>}
      {block.kind === 'lines' ? (
        <InterlinearBlock lines={block.lines} files={files} />
      ) : (
        <TableBlock rows={block.rows} />
      )}
    </section>
  ))
}
