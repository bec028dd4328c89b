import type { ShownQuestion } from './exam-answers.ts'
import { questionFieldName } from './QuestionCard.tsx'

/** Shows a screen of an exam from its beginning and focuses its heading, as a navigation to a page does. */
export function focusStep(form: HTMLFormElement | null) {
  const heading = form?.querySelector<HTMLElement>('[data-step-heading]')
  window.scrollTo(0, 0)
  // the theory part is below its question: show the end of one and the beginning of the other
  if (heading && heading.getBoundingClientRect().bottom > innerHeight)
    heading.scrollIntoView({ block: 'center' })
  heading?.focus({ preventScroll: true })
}

/** Shows and focuses the first question without an answer, else the written answer. */
export function focusFirstBlankField(form: HTMLFormElement | null, questions: ShownQuestion[]) {
  const firstBlank = questions.find((it) => !it.chosenOption)
  const names = firstBlank ? [questionFieldName(firstBlank.id)] : ['theory', 'theoryImage']
  const control = names.map((it) => form?.elements.namedItem(it)).find(Boolean)
  const field = control instanceof RadioNodeList ? control[0] : control
  if (!(field instanceof HTMLElement)) return
  field.closest('fieldset')?.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
