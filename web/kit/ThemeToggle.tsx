import { Moon, Sun } from 'lucide-react'
import { create } from 'zustand'
import { m } from '../../messages/m.ts'
import { afterNextPaint } from './after-next-paint.ts'
import { IconButton } from './IconButton.tsx'

/** Toggles between the light and the dark theme. */
export function ThemeToggle() {
  const { isDark, toggle } = useTheme()
  const Icon = isDark ? Sun : Moon
  return (
    <IconButton
      label={isDark ? m.kit_switch_light_theme() : m.kit_switch_dark_theme()}
      icon={<Icon className="icon" aria-hidden />}
      // the pressed button is painted before the whole page changes its colours
      onClick={() => afterNextPaint(toggle)}
    />
  )
}

type Theme = { isDark: boolean; toggle: () => void }

/** The theme, stored as `theme-storage` once the user has chosen one. */
const useTheme = create<Theme>((set) => ({
  // set in index.html before the first paint, from the same storage key or the preference of the system
  isDark: document.documentElement.dataset.theme === 'dark',
  toggle: () => set(({ isDark }) => ({ isDark: !isDark })),
}))

useTheme.subscribe(({ isDark }) => {
  try {
    localStorage.setItem('theme-storage', JSON.stringify({ state: { isDark }, version: 0 }))
  } catch {
    // a browser without storage keeps the theme as long as the page
  }
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  // the colour of the browser's own bar is the background of the theme
  const themeColorMeta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (themeColorMeta) themeColorMeta.content = isDark ? '#0e1719' : '#fcfaf6'
})
