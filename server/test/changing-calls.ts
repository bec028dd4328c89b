import type { ChangingCallName } from '../../contract/all.ts'
import { accountCalls } from './changing-calls/accounts.ts'
import { certificateCalls } from './changing-calls/certificates.ts'
import { classCalls } from './changing-calls/classes.ts'
import { messageCalls } from './changing-calls/messages.ts'
import { quizCalls } from './changing-calls/quiz.ts'
import { schoolCalls } from './changing-calls/school.ts'
import type { Example, SchoolToChange } from './changing-calls/school-to-change.ts'
import { studentCalls } from './changing-calls/students.ts'
import { studyCalls } from './changing-calls/study.ts'

/**
 * An example of every call that changes or creates something. They do not depend on each other, so they can run in any order in
 * one school.
 */
const examples: Record<ChangingCallName, (it: SchoolToChange) => Promise<Example>> = {
  ...accountCalls,
  ...studentCalls,
  ...classCalls,
  ...studyCalls,
  ...messageCalls,
  ...quizCalls,
  ...certificateCalls,
  ...schoolCalls,
}

/** The example of a changing call, by the name of the call. */
export function exampleOf(name: string) {
  // the record has an example of every one
  return examples[name as ChangingCallName]
}
