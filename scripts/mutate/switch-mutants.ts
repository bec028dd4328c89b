import { findMutants, type Mutant } from './find-mutants.ts'

/** A mutant with the number by which `isActiveMutant` of the test process identifies it. */
export type NumberedMutant = { number: number; mutant: Mutant }

type Insertion = { at: number; text: string; isClosing: boolean; length: number }

/**
 * The source with all of the mutants in it: where one is, `isActiveMutant(number)` decides whether the changed expression
 * is evaluated or the original one. So one load of the module serves all of them.
 */
export function switchMutants(file: string, source: string, mutants: readonly NumberedMutant[]) {
  const scopes = Map.groupBy(mutants, ({ mutant: { scope } }) => `${scope.start}-${scope.end}`)
  const insertions = [...scopes.values()].flatMap((some): Insertion[] => {
    // a group has at least one item
    const { start, end } = (some[0] as NumberedMutant).mutant.scope
    const length = end - start
    const choices = some.map(
      ({ number, mutant }) =>
        `globalThis.isActiveMutant(${number})?(${changedScope(source, mutant)}):`,
    )
    return [
      { at: start, text: `(${choices.join('')}(`, isClosing: false, length },
      { at: end, text: '))', isClosing: true, length },
    ]
  })
  // without it, a line that begins with a bracket would continue the line above
  for (const at of findMutants(file, source).statements)
    insertions.push({ at, text: ';', isClosing: false, length: Number.POSITIVE_INFINITY })
  return insert(source, insertions)
}

/** The expression in which the mutant is, with its change. */
function changedScope(source: string, { start, end, replacement, scope }: Mutant): string {
  return source.slice(scope.start, start) + replacement + source.slice(end, scope.end)
}

function insert(source: string, insertions: readonly Insertion[]): string {
  // at one offset the inner ones close before the outer ones, then the outer ones open before the inner ones
  const sorted = insertions.toSorted((a, b) => {
    if (a.at !== b.at) return a.at - b.at
    if (a.isClosing !== b.isClosing) return a.isClosing ? -1 : 1
    return a.isClosing ? a.length - b.length : b.length - a.length
  })
  const parts: string[] = []
  let from = 0
  for (const { at, text } of sorted) {
    parts.push(source.slice(from, at), text)
    from = at
  }
  return parts.join('') + source.slice(from)
}
