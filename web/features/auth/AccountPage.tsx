import type { ReactNode } from 'react'
import { Card } from '../../kit/Card.tsx'

/** The page around an account form. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padded className="mx-auto grid max-w-[440px] grid-cols-1 gap-4.5 md:mt-8">
      <h1>{title}</h1>
      {children}
    </Card>
  )
}
