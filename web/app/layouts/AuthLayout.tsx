import type { ReactNode } from 'react'
import { LanguageLinks } from '../../features/language/shared/LanguageLinks.tsx'
import { ThemeToggle } from '../../kit/ThemeToggle.tsx'
import { BaseLayout } from './BaseLayout.tsx'
import { SiteName } from './SiteName.tsx'
import { WhatsAppBarLink } from './WhatsAppButton.tsx'

/** The layout of public pages: a header with the site name and the theme toggle. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <BaseLayout>
      <header className="auth-top">
        <SiteName />
        <WhatsAppBarLink />
        <LanguageLinks />
        <ThemeToggle />
        {/* the landing page renders its Sign In button here */}
        <div id="auth-top-end" className="contents" />
      </header>
      <main className="auth-main" id="main" tabIndex={-1}>
        {children}
      </main>
    </BaseLayout>
  )
}
