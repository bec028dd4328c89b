import * as z from 'zod/mini'
import type { Message } from '../../messages/message.ts'
import { written } from './written.ts'

/** Error messages of a form's invalid fields, by field name. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>

/** Returns the error message of a field's value, or undefined. Receives the other fields too. */
export type Rule<Value, Values> = (value: Value, values: Values) => string | Message | undefined

export type Rules<Values> = { [Name in keyof Values]?: Rule<Values[Name], Values> }

/** Builds a form's validator from one rule per field. */
export function validateBy<Values extends object>(rules: Rules<Values>) {
  // Object.keys widens the names
  const names = Object.keys(rules) as (keyof Values & string)[]
  return (values: Values) => {
    const errors: FieldErrors<keyof Values & string> = {}
    for (const name of names) {
      const message = rules[name]?.(values[name], values)
      if (message) errors[name] = written(message)
    }
    return errors
  }
}

/** Rejects text that is blank. */
export const required = (message: string | Message) => (text: string) =>
  text.trim() === '' ? message : undefined

/** Rejects the values that a schema of the contract rejects. */
export const matches = (schema: z.ZodMiniType, message: string | Message) => (value: unknown) =>
  z.safeParse(schema, value).success ? undefined : message

/** Applies several rules to one field; the first message wins. */
export function allOf<Value, Values = unknown>(
  ...rules: Rule<Value, Values>[]
): Rule<Value, Values> {
  return (value, values) => {
    for (const rule of rules) {
      const message = rule(value, values)
      if (message) return message
    }
    return undefined
  }
}

/** The displayed errors that still apply, with their current messages. Adds no error to an untouched field. */
export function remainingErrors<Name extends string>(
  displayed: FieldErrors<Name>,
  current: FieldErrors<Name>,
): FieldErrors<Name> {
  // Object.keys and Object.fromEntries widen the names
  const names = Object.keys(displayed).filter((name) => current[name as Name]) as Name[]
  // of these names
  return Object.fromEntries(names.map((name) => [name, current[name]])) as FieldErrors<Name>
}
