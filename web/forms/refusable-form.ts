/** The form whose fields a refusal can name. */
export type RefusableForm = {
  current: () => { values: object }
  showRefusal: (name: never, message: string) => void
}
