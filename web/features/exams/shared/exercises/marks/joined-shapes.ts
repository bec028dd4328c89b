/** Letters that do not join to the one after them. */
const ENDS_JOIN = /^[اأإآٱءدذرزوؤىة]/u
const JOINS = /^\p{Script=Arabic}/u
const JOINER = '\u200d'

/** The letters of a word, each in the shape that it has there, so that they can stand in elements of their own. */
export function joinedShapes(letters: readonly string[]): string[] {
  return letters.map((letter, index) => {
    const before = letters[index - 1]
    const after = letters[index + 1]
    const isJoinedBefore = before !== undefined && JOINS.test(before) && !ENDS_JOIN.test(before)
    const isJoinedAfter =
      after !== undefined && JOINS.test(after) && !after.startsWith('ء') && !ENDS_JOIN.test(letter)
    const start = isJoinedBefore && !letter.startsWith('ء') ? JOINER : ''
    return start + letter + (isJoinedAfter ? JOINER : '')
  })
}
