import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type Theme = { isDark: boolean; toggle: () => void }

// set in index.html before the first paint, from the same storage key or the preference of the system
const isInitiallyDark = () => document.documentElement.dataset.theme === 'dark'

/** The theme, stored as `theme-storage` once the user has chosen one. */
export const useTheme = create<Theme>()(
  persist(
    (set) => ({
      isDark: isInitiallyDark(),
      toggle: () => set(({ isDark }) => ({ isDark: !isDark })),
    }),
    {
      name: 'theme-storage',
      partialize: ({ isDark }) => ({ isDark }),
    },
  ),
)

useTheme.subscribe(({ isDark }) => {
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  // the browser's own bar, in the background colour of the theme
  const themeColorMeta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (themeColorMeta) themeColorMeta.content = isDark ? '#0e1719' : '#fcfaf6'
})
