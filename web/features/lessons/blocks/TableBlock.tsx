import { startsInArabic } from '../../../kit/arabic.ts'
import { MixedScriptText } from '../../../kit/Prose.tsx'

/** A table in a lesson; its first row and column are heads, and the first column stays in view. */
export function TableBlock({ rows }: { rows: readonly (readonly string[])[] }) {
  const [heads = [], ...body] = rows
  const isRightToLeft = startsInArabic(rows.flat().find((it) => /\p{L}/u.test(it)) ?? '')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <div className="paradigm" dir={isRightToLeft ? 'rtl' : 'ltr'} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((text, column) =>
              text === '' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table keep their places
                <td key={column} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table keep their places
                <th key={column} scope="col">
                  <Cell text={text} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {body.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table keep their places
            <tr key={index}>
              {row.map((text, column) =>
                column === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table keep their places
                  <th key={column} scope="row">
                    <Cell text={text} />
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table keep their places
                  <td key={column}>
                    <Cell text={text} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Cell = ({ text }: { text: string }) => (
  <bdi lang={startsInArabic(text) ? 'ar' : undefined}>
    <MixedScriptText text={text} />
  </bdi>
)
