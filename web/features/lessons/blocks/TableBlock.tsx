import { startsInArabic } from '../../../kit/arabic.ts'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { ParadigmTable } from '../../exams/shared/ParadigmTable.tsx'

/** A table in a lesson. */
export function TableBlock({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <ParadigmTable
      rows={rows}
      tabIndex={0}
      renderCell={(text) => (
        <bdi lang={startsInArabic(text) ? 'ar' : undefined}>
          <MixedScriptText text={text} />
        </bdi>
      )}
    />
  )
}
