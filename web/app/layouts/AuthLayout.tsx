import type { ReactNode } from 'react'
import { ThemeToggle } from '../../kit/ThemeToggle.tsx'
import { BaseLayout } from './BaseLayout.tsx'
import { SiteName } from './SiteName.tsx'

/** The public pages: a bar with the name and the theme, no menu. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <BaseLayout>
      <header className="auth-top">
        <SiteName />
        <ThemeToggle />
        {/* the landing puts its Sign In button here */}
        <div id="auth-top-end" className="contents" />
      </header>
      <main className="auth-main" id="main" tabIndex={-1}>
        {children}
      </main>
    </BaseLayout>
  )
}
