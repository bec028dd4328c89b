import type { ChangingCallName } from '../../../contract/all.ts'
import { accountCalls } from './accounts.ts'
import { certificateCalls } from './certificates.ts'
import { classCalls } from './classes.ts'
import { liveCalls } from './live.ts'
import { messageCalls } from './messages.ts'
import { quizCalls } from './quiz.ts'
import { schoolCalls } from './school.ts'
import type { Example, SchoolToChange } from './school-to-change.ts'
import { staffCalls } from './staff.ts'
import { studentCalls } from './students.ts'
import { studyCalls } from './study.ts'
import { wordCalls } from './words.ts'

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
  ...liveCalls,
  ...wordCalls,
  ...quizCalls,
  ...certificateCalls,
  ...schoolCalls,
  ...staffCalls,
}

/** The example of a changing call, by the name of the call. */
export function exampleOf(name: string) {
  // the record has an example of every one
  return examples[name as ChangingCallName]
}
