/** A form that can show the error of a declined request at one of its fields. */
export type RefusableForm = {
  current: () => { values: object }
  showRefusal: (name: never, message: string) => void
}
