import { kindText } from './kind-text.ts'

/** What a correction says, with the letter that was wrong. */
export function CorrectionKind({ kind, letter }: { kind: string; letter?: string | undefined }) {
  return (
    <b>
      <bdi>{kindText(kind)}</bdi>
      {letter && (
        <>
          {' '}
          <bdi lang="ar">{letter}</bdi>
        </>
      )}
    </b>
  )
}
