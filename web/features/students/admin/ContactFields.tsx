import type { ComponentProps } from 'react'
import { m } from '../../../../messages/m.ts'
import { TextInput } from '../../../kit/TextInput.tsx'
import type { ContactValues } from './contact-values.ts'

type FieldProps = Omit<ComponentProps<typeof TextInput>, 'label'>
type ContactFieldsProps = { field: (name: keyof ContactValues) => FieldProps }

/** The name, email and phone number of a contact. */
export function ContactFields({ field }: ContactFieldsProps) {
  return (
    <>
      <TextInput
        label={m.students_contact_name()}
        hint={m.students_contact_hint()}
        dir="auto"
        maxLength={120}
        autoComplete="off"
        {...field('contactName')}
      />
      <TextInput
        label={m.students_contact_email()}
        type="email"
        autoComplete="off"
        {...field('contactEmail')}
      />
      <TextInput
        label={m.students_contact_phone()}
        type="tel"
        autoComplete="off"
        {...field('contactPhone')}
      />
    </>
  )
}
