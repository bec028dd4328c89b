/** A form that can show the error of a declined request at one of its fields. */
export type ErrorTarget = {
  current: () => { values: object }
  showServerError: (name: never, message: string) => void
}
