// apart from the rules of the kinds, which the pages of students do not need
/** How a question is answered. A new kind is a name here, a member of `QuestionContent`, and its rules. */
export const questionKinds = ['choice'] as const
export type QuestionKind = (typeof questionKinds)[number]
